import type { Question } from '@/lib/vocabulary/question'
import { QUESTION_KINDS, type QuestionKind, type QuestionType } from '@/lib/vocabulary/question-types'
import type { Condition } from '@/lib/vocabulary/rule-words'
import type { LogicRule } from './logic-rule'

/** A piece of a sentence: words, something that the owner named, or a gap that is still to be filled. */
export type SentencePart = { kind: 'words' | 'named' | 'gap'; text: string }

type NamedQuestion = Pick<Question, 'id' | 'questionType' | 'question' | 'options'>

const MAX_SHOWN = 80
const WORDS: Record<Condition, string> = {
  contains: 'contains',
  not_contains: 'does not contain',
  equals: 'is',
  not_equals: 'is not',
}

const WORDING: Record<QuestionKind['compares'], Record<Condition, string>> = {
  words: WORDS,
  number: { ...WORDS, contains: 'contains the digits', not_contains: 'does not contain the digits' },
  rating: WORDS,
  option: WORDS,
  options: { ...WORDS, equals: 'is exactly', not_equals: 'is not exactly' },
}

/** A multiple choice equals the value when it is the only one chosen; a number is searched by its digits. */
export function conditionWording(type: QuestionType | undefined, condition: Condition): string {
  return WORDING[comparesAs(type)][condition]
}

type Conditions = readonly [Condition, ...Condition[]]

const PARTS = ['contains', 'not_contains'] as const
const WHOLE = ['equals', 'not_equals'] as const
const PARTS_FIRST: Conditions = [...PARTS, ...WHOLE]
const WHOLE_FIRST: Conditions = [...WHOLE, ...PARTS]

const ORDER: Record<QuestionKind['compares'], Conditions> = {
  words: PARTS_FIRST,
  number: WHOLE_FIRST,
  rating: WHOLE_FIRST,
  option: WHOLE_FIRST,
  options: PARTS_FIRST,
}

/** All of them; first the one that is most useful for this type. */
export function listConditions(type: QuestionType | undefined): Conditions {
  return ORDER[comparesAs(type)]
}

/** As words while no question is chosen. */
function comparesAs(type: QuestionType | undefined): QuestionKind['compares'] {
  return type ? QUESTION_KINDS[type].compares : 'words'
}

/** "If *Budget* contains *none*, jump to *Remarks*", in pieces. What is long is cut: the controls hold it whole. */
export function ruleSentence(rule: LogicRule, questions: readonly NamedQuestion[]): SentencePart[] {
  const source = questions.find(({ id }) => id === rule.sourceQuestionId)
  return [
    words('If '),
    named(source?.question, 'a question'),
    words(` ${conditionWording(source?.questionType, rule.condition)} `),
    named(valueLabel(rule.value, source), 'a value'),
    ...actionParts(rule, questions),
  ]
}

function actionParts(rule: LogicRule, questions: readonly NamedQuestion[]): SentencePart[] {
  switch (rule.actionType) {
    case 'jump_to_question': {
      const target = questions.find(({ id }) => id === rule.targetQuestionId)
      return [words(', jump to '), named(target?.question, 'a question')]
    }
    case 'show_message':
      return [words(', show '), named(rule.message, 'a message')]
    case 'redirect':
      return [words(', go to '), named(rule.redirectUrl, 'an address'), words(' after submitting')]
  }
}

/** A choice is read by its label. */
function valueLabel(value: string, source: NamedQuestion | undefined): string {
  return source?.options.find((option) => option.value === value.trim())?.label ?? value
}

const words = (text: string): SentencePart => ({ kind: 'words', text })

function named(text: string | undefined, missing: string): SentencePart {
  const signs = [...(text ?? '').trim()]
  if (signs.length === 0) return { kind: 'gap', text: missing }
  return { kind: 'named', text: signs.length > MAX_SHOWN ? `${signs.slice(0, MAX_SHOWN).join('')}…` : signs.join('') }
}
