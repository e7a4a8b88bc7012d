import { type Answer, type Question, RATINGS } from '@/lib/shared/forms/question'
import { QUESTION_KINDS } from '@/lib/shared/forms/question-kinds'
import type { RuleCondition } from '@/lib/shared/forms/rule'
import { stepsOf } from '@/lib/shared/forms/scale'
import { isMatch } from './logic'
import { shapeOf } from './operators'

/** A character nobody types. A text joined with it contains its parts, but nothing that spans two of them. */
const RARE = '\u{10fffd}'

type Asked = Pick<Question, 'questionType' | 'options' | 'settings'>

/** Conditions on one question: `own` must hold together, and none of `before` may. */
export type Demand = { own: readonly RuleCondition[]; before: readonly RuleCondition[] }

/**
 * Sample answers that tell conditions on a question apart: if any answer meets a demand, one of the samples does. So a rule whose
 * demand no sample meets never fires (docs/decisions/0007-forms.md).
 */
export function listWitnesses(question: Asked, demands: readonly Demand[]): Answer[] {
  const conditions = demands.flatMap(({ own, before }) => [...own, ...before])
  const values = [...new Set(conditions.flatMap(({ value }) => value?.trim() ?? []))]
  switch (QUESTION_KINDS[question.questionType].stores) {
    case 'date':
    case 'time':
      return [...values, ...values.map((value) => `${value}~`), ...demands.map(toText), '']
    case 'words':
      return [...values, ...demands.map(toText)]
    case 'number':
      if (comparesSize(conditions)) return listPoints(values.filter(isNumeric).map(Number))
      return [...values.filter(isNumeric).map((value) => String(Number(value))), ...demands.map(toText)]
    case 'rating':
      return [...RATINGS]
    case 'option':
      return [...question.options.map(({ value }) => value), ...(question.settings.other ? [...values, RARE] : [])]
    case 'options':
      return [
        ...(question.settings.other ? [...values, RARE].map((value) => [value]) : []),
        ...question.options.map(({ value }) => [value]),
        ...demands.map((demand) => toSelection(question, demand)).filter((selection) => selection.length > 0),
      ]
    case 'ranking':
      return listRankings(question.options)
    case 'yes_no':
      return [true, false]
    case 'consent':
      return [{ agreed: true, text: '', version: '' }]
    case 'scale':
      return stepsOf(question)
    case 'matrix':
    case 'address':
      return [{}]
    case 'files':
      return [[]]
    case 'nothing':
      return []
  }
}

/**
 * Tells whether a sample meets a condition; null where the samples cannot tell. Numbers are compared by their digits while none is
 * compared by its size, since then a sample need not be a number.
 */
export function isMetBy(
  { questionType }: Asked,
  condition: RuleCondition,
  answer: Answer | undefined,
  others: readonly RuleCondition[],
): boolean | null {
  if (answer === undefined) return condition.operator === 'not_answered'
  if (QUESTION_KINDS[questionType].stores !== 'number') return isMatch(questionType, condition, answer)
  const { operator, value = '' } = condition
  if (comparesSize(others)) {
    return operator === 'contains' || operator === 'not_contains' ? null : isMatch(questionType, condition, answer)
  }
  const isEquality = operator === 'equals' || operator === 'not_equals'
  return isMatch('text', { operator, value: isEquality && isNumeric(value) ? String(Number(value)) : value }, answer)
}

export function isNumeric(text: string): boolean {
  return text.trim() !== '' && Number.isFinite(Number(text))
}

function comparesSize(conditions: readonly RuleCondition[]): boolean {
  return conditions.some(({ operator }) => shapeOf(operator) === 'number')
}

/** Each number, one between each two, and one beyond each end. */
function listPoints(numbers: readonly number[]): number[] {
  const sorted = [...new Set(numbers)].sort((one, other) => one - other)
  const between = sorted.slice(1).map((number, index) => (number + (sorted[index] ?? number)) / 2)
  return [(sorted[0] ?? 0) - 1, ...sorted, ...between, (sorted.at(-1) ?? 0) + 1]
}

/** Each option on top once: a rule sees all options, and which one is first. */
function listRankings(options: Question['options']): string[][] {
  const all = options.map(({ value }) => value)
  return all.map((first) => [first, ...all.filter((value) => value !== first)])
}

/** The text that has what it must have, and as little else as possible. */
function toText({ own, before }: Demand): string {
  const valuesOf = (conditions: readonly RuleCondition[], operator: RuleCondition['operator']) =>
    conditions.flatMap((one) => (one.operator === operator ? [one.value?.trim() ?? ''] : []))
  const [start = ''] = valuesOf(own, 'starts_with').sort((one, other) => other.length - one.length)
  return [start, RARE, ...valuesOf(before, 'not_contains'), ...valuesOf(own, 'contains'), RARE].join(RARE)
}

/** The largest selection without what is refused. */
function toSelection({ options, settings }: Asked, { own, before }: Demand): string[] {
  const refused = [
    ...before.filter(({ operator }) => operator === 'contains'),
    ...own.filter(({ operator }) => operator === 'not_contains'),
  ].map(({ value }) => value?.trim())
  const typed = settings.other
    ? own.flatMap(({ operator, value }) => (operator === 'contains' && value ? [value.trim()] : []))
    : []
  return [...new Set([...options.map(({ value }) => value), ...typed])].filter((value) => !refused.includes(value))
}
