import type { Operator } from './rule-words'

/** A condition on an answer, as rules have it. */
export type AnswerCondition = { questionId: string; operator: Operator; value: string }

/** A number that the database reads as such, too. */
export function isDecimal(value: string): boolean {
  return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,2})?$/i.test(value)
}
