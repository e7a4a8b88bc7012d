import { type Answer, type Question, RATINGS } from '@/lib/vocabulary/question'
import { QUESTION_KINDS } from '@/lib/vocabulary/question-types'
import type { LogicRule } from './logic-rule'

/** Stands in no value that a person types: what is joined with it holds the parts, and nothing that crosses them. */
const RARE = '\u{10fffd}'

/**
 * Answers to one question that tell its rules apart: whatever set of the rules some answer matches, one of these matches
 * the same set, or one that differs only by what no answer can hold. So a rule that none of them matches first never fires.
 */
export function listWitnesses(
  question: Pick<Question, 'questionType' | 'options'>,
  rules: readonly LogicRule[],
): Answer[] {
  const values = rules.map(({ value }) => value.trim())
  switch (QUESTION_KINDS[question.questionType].compares) {
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

/** For each rule to be the first: what it needs to be held, and what those before it need to be held so as not to match. */
function listTexts(rules: readonly LogicRule[]): string[] {
  const join = (held: readonly LogicRule[]) => [RARE, ...held.map(({ value }) => value.trim()), RARE].join(RARE)
  return neededBefore(rules).map(join)
}

/** Each option alone, and for each rule the most that can be chosen without what must not be. */
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

/** The last entry is for none of the rules to match. */
function neededBefore(rules: readonly LogicRule[]): LogicRule[][] {
  return Array.from({ length: rules.length + 1 }, (_, index) => [
    ...rules.slice(0, index).filter(({ condition }) => condition === 'not_contains'),
    ...rules.slice(index, index + 1).filter(({ condition }) => condition === 'contains'),
  ])
}
