import { QUESTION_KINDS } from '@/lib/shared/forms/question-kinds'
import type { QuestionKind, QuestionType } from '@/lib/shared/forms/question-types'
import type { Comparing, Operator } from '@/lib/shared/forms/rule-words'

/** Empty where an answer can only be there or not. */
type Operators = readonly Comparing[]

const PARTS = ['contains', 'not_contains'] as const
const WHOLE = ['equals', 'not_equals'] as const
const SIZE = ['lt', 'lte', 'gt', 'gte'] as const
const ANY_ANSWER = ['answered', 'not_answered'] as const

/** The operators that compare what is stored with a value, the most useful one first. */
const COMPARING_OF: Record<QuestionKind['stores'], Operators> = {
  words: [...PARTS, ...WHOLE, 'starts_with'],
  number: [...WHOLE, ...SIZE, ...PARTS],
  rating: [...WHOLE, ...SIZE, ...PARTS],
  option: [...WHOLE, ...PARTS],
  options: [...PARTS, ...WHOLE],
  date: [...WHOLE, 'before', 'after'],
  time: [...WHOLE, 'before', 'after'],
  yes_no: WHOLE,
  consent: [],
  scale: [...WHOLE, ...SIZE],
  ranking: WHOLE,
  matrix: [],
  address: [],
  files: [],
  nothing: [],
}

/** All operators for a type of question; those of a text while no question is chosen, none where there is no answer. */
export function operatorsOf(type: QuestionType = 'text'): readonly Operator[] {
  const { stores } = QUESTION_KINDS[type]
  return stores === 'nothing' ? [] : [...COMPARING_OF[stores], ...ANY_ANSWER]
}

export function needsValue(operator: Operator): operator is Comparing {
  return !(ANY_ANSWER as readonly string[]).includes(operator)
}

type Shape = 'number' | 'date' | 'any'

/** The values that an operator can compare with at all. A value that no answer has is for the checks of the editor to find. */
const SHAPES: Record<Comparing, Shape> = {
  contains: 'any',
  not_contains: 'any',
  equals: 'any',
  not_equals: 'any',
  starts_with: 'any',
  lt: 'number',
  lte: 'number',
  gt: 'number',
  gte: 'number',
  before: 'date',
  after: 'date',
}

export function shapeOf(operator: Operator): Shape {
  return needsValue(operator) ? SHAPES[operator] : 'any'
}
