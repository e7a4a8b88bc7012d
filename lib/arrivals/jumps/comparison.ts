import type { RuleCondition } from '@/lib/shared/forms/rule'
import type { Comparing } from '@/lib/shared/forms/rule-words'

/**
 * A comparison of another tool. `isNot` is true for all that the comparison is false for, a question without an answer too. Rules
 * here differ: `not_equals` needs an answer.
 */
export type Comparison = {
  questionId: string
  operator: 'equals' | 'contains' | 'starts_with' | 'lt' | 'lte' | 'gt' | 'gte' | 'answered'
  value: string
  isNot: boolean
}

/** A condition holds when all comparisons of one of its lists do. A list without any always holds. */
export type AnyOf = readonly (readonly Comparison[])[]

export const ALWAYS: AnyOf = [[]]

/** True for answers that the other is false for; null where rules have no such word. */
const OPPOSITES: Record<Comparison['operator'], Comparing | 'not_answered' | null> = {
  equals: 'not_equals',
  contains: 'not_contains',
  starts_with: null,
  lt: 'gte',
  lte: 'gt',
  gt: 'lte',
  gte: 'lt',
  answered: 'not_answered',
}

/** What rules have no words for, or too many. */
export class NotExpressible extends Error {}

export const isAnswered = (questionId: string): RuleCondition => ({ questionId, operator: 'answered' })
export const isUnanswered = (questionId: string): RuleCondition => ({ questionId, operator: 'not_answered' })

/** The condition for a question that has an answer. */
export function toCondition({ questionId, operator, value, isNot }: Comparison): RuleCondition {
  const word = isNot ? OPPOSITES[operator] : operator
  if (!word) throw new NotExpressible()
  return word === 'answered' || word === 'not_answered'
    ? { questionId, operator: word }
    : { questionId, operator: word, value }
}

/** The conditions any of which is the comparison. */
export function toConditions(comparison: Comparison): RuleCondition[] {
  const condition = toCondition(comparison)
  return comparison.isNot && condition.operator !== 'not_answered'
    ? [condition, isUnanswered(comparison.questionId)]
    : [condition]
}

const MAX_WAYS = 200

/** One of each list, in all ways. */
export function product<T>(lists: readonly (readonly T[])[]): T[][] {
  return lists.reduce<T[][]>(
    (ways, list) => {
      if (ways.length * list.length > MAX_WAYS) throw new NotExpressible()
      return ways.flatMap((way) => list.map((one) => [...way, one]))
    },
    [[]],
  )
}
