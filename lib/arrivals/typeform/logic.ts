import { operatorsOf } from '@/lib/forms/rules/operators'
import type { Question } from '@/lib/shared/forms/question'
import { QUESTION_KINDS } from '@/lib/shared/forms/question-kinds'
import { MAX_LINE } from '@/lib/shared/text/text'
import type { AnyOf, Comparison } from '../jumps/comparison'
import { ALWAYS } from '../jumps/comparison'
import { type Loose, looseListOf, looseOf, textOf } from '../loose'

/** What a condition can compare: a field or a hidden field, by its ref or name. */
export type Compared = { question: Question; options: ReadonlyMap<string, string> }

type Find = (type: 'field' | 'hidden', ref: string) => Compared | null

/** Typeform’s words. Those with `true` are for all that the other is false for, a field without an answer too. */
const OPERATORS: Record<string, [Comparison['operator'], boolean]> = {
  is: ['equals', false],
  is_not: ['equals', true],
  equal: ['equals', false],
  not_equal: ['equals', true],
  greater_than: ['gt', false],
  lower_than: ['lt', false],
  greater_equal_than: ['gte', false],
  lower_equal_than: ['lte', false],
  contains: ['contains', false],
  not_contains: ['contains', true],
  begins_with: ['starts_with', false],
}

/** The condition of an action; null for one that rules cannot say. */
export function toCondition(condition: Loose, find: Find): AnyOf | null {
  const { op } = condition
  const vars = looseListOf(condition.vars)
  if (op === 'always') return ALWAYS
  if (op !== 'and' && op !== 'or') {
    const one = toComparison(condition, find)
    return one && [[one]]
  }
  const all = vars.map((one) => toComparison(one, find))
  const known = all.filter((one) => one !== null)
  if (known.length < all.length || all.length === 0) return null
  return op === 'and' ? [known] : known.map((one) => [one])
}

function toComparison({ op, vars }: Loose, find: Find): Comparison | null {
  const [operator, isNot] = OPERATORS[textOf(op)] ?? []
  const sides = looseListOf(vars)
  const left = sides.find(({ type }) => type === 'field' || type === 'hidden')
  const right = sides.find((one) => one !== left)
  if (!operator || isNot === undefined || !left || !right || sides.length !== 2) return null
  if (right.type !== 'constant' && right.type !== 'choice') return null
  const compared = find(left.type === 'hidden' ? 'hidden' : 'field', textOf(left.value))
  return compared && compare(compared, { operator, isNot, sent: right.value })
}

type Asked = { operator: Comparison['operator']; isNot: boolean; sent: unknown }

function compare({ question, options }: Compared, { operator, isNot, sent }: Asked): Comparison | null {
  const { id: questionId, questionType } = question
  const { stores } = QUESTION_KINDS[questionType]
  const text = ['string', 'number', 'boolean'].includes(typeof sent) ? String(sent).trim() : ''
  if (stores === 'consent') {
    if (operator !== 'equals' || (text !== 'true' && text !== 'false')) return null
    return { questionId, operator: 'answered', value: '', isNot: isNot !== (text === 'false') }
  }
  const isOption = stores === 'option' || stores === 'options'
  const value = isOption ? (options.get(text) ?? '') : text
  // A choice of several is one of those that are chosen.
  const word = stores === 'options' && operator === 'equals' ? 'contains' : operator
  const isKnown = (operatorsOf(questionType) as readonly string[]).includes(word)
  if (!isKnown || stores === 'ranking' || value === '' || value.length > MAX_LINE) return null
  const isSize = word !== 'equals' && word !== 'contains' && word !== 'starts_with'
  const isNumber = ['number', 'rating', 'scale'].includes(stores)
  if ((isSize || isNumber) && !Number.isFinite(Number(value))) return null
  if (stores === 'yes_no' && value !== 'true' && value !== 'false') return null
  return { questionId, operator: word, value, isNot }
}

/** The ref that a jump leads to. */
export function targetOf(action: Loose): { type: string; ref: string } {
  const to = looseOf(looseOf(action.details).to)
  return { type: textOf(to.type), ref: textOf(to.value) }
}
