import { type Answer, type Question, RATINGS } from '@/lib/vocabulary/forms/question'
import { QUESTION_KINDS } from '@/lib/vocabulary/forms/question-types'
import type { LogicRule } from './logic-rule'

/** A character nobody types. A text joined with it contains its parts, but nothing that spans two of them. */
const RARE = '\u{10fffd}'

/**
 * Sample answers that tell the rules of a question apart: for every answer, one of the samples matches the same set of
 * rules. So a rule that is the first match of no sample never fires (docs/decisions/0007-forms.md).
 */
export function listWitnesses(
  question: Pick<Question, 'questionType' | 'options'>,
  rules: readonly LogicRule[],
): Answer[] {
  const values = rules.map(({ value }) => value.trim())
  switch (QUESTION_KINDS[question.questionType].stores) {
    case 'words':
      return [...values, ...listTexts(rules)]
    case 'number':
      return [...values.filter(isNumeric).map((value) => String(Number(value))), ...listTexts(rules)]
    case 'rating':
      return [...RATINGS]
    case 'option':
      return question.options.map(({ value }) => value)
    case 'options':
      return listSelections(question.options, rules)
  }
}

export function isNumeric(text: string): boolean {
  return text.trim() !== '' && Number.isFinite(Number(text))
}

/** One text per rule that makes it the first match, if any text does. */
function listTexts(rules: readonly LogicRule[]): string[] {
  const join = (held: readonly LogicRule[]) => [RARE, ...held.map(({ value }) => value.trim()), RARE].join(RARE)
  return neededBefore(rules).map(join)
}

/** Each option alone, and for each rule the largest selection that avoids the refused options. */
function listSelections(options: Question['options'], rules: readonly LogicRule[]): string[][] {
  const all = options.map(({ value }) => value)
  const singles = all.map((value) => [value])
  const largest = Array.from({ length: rules.length + 1 }, (_, index) => {
    const refused = [
      ...rules.slice(0, index).filter(({ condition }) => condition === 'contains'),
      ...rules.slice(index, index + 1).filter(({ condition }) => condition === 'not_contains'),
    ].map(({ value }) => value.trim())
    return all.filter((value) => !refused.includes(value))
  })
  return [...singles, ...largest.filter((selection) => selection.length > 0)]
}

/** Per rule, the rules whose values the text must contain. The last entry is for a text that matches no rule. */
function neededBefore(rules: readonly LogicRule[]): LogicRule[][] {
  return Array.from({ length: rules.length + 1 }, (_, index) => [
    ...rules.slice(0, index).filter(({ condition }) => condition === 'not_contains'),
    ...rules.slice(index, index + 1).filter(({ condition }) => condition === 'contains'),
  ])
}
