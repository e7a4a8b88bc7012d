import fc from 'fast-check'
import { operatorsOf } from '@/lib/forms/rules/operators'
import { findRuleIssues } from '@/lib/forms/rules/rule-issues'
import type { Question } from '@/lib/shared/forms/question'
import type { Rule, RuleAction, RuleCondition } from '@/lib/shared/forms/rule'
import { type Operator, QUESTION_ACTIONS } from '@/lib/shared/forms/rule-words'

export const when = (questionId: string, operator: Operator, value?: string): RuleCondition => ({
  questionId,
  operator,
  ...(value !== undefined && { value }),
})

export const all = (conditions: RuleCondition[], ...actions: RuleAction[]): Rule => ({
  match: 'all',
  conditions,
  actions,
})
export const any = (conditions: RuleCondition[], ...actions: RuleAction[]): Rule => ({
  ...all(conditions, ...actions),
  match: 'any',
})

const VALUES = ['red', 'green', 'blue', '1', '3', '5', 'a', 'ab', 'x@example.com', '__proto__']

/** The ids of endings that random rules name. */
export const ENDINGS = ['one', 'two']

/** Random rules about these questions that the API takes: those that it would refuse are left out. */
export function randomRulesOf(
  questions: readonly Question[],
  values: readonly string[] = VALUES,
): fc.Arbitrary<Rule[]> {
  const id = fc.constantFrom(...questions.map((one) => one.id))
  const comparable = questions.filter(({ questionType }) => operatorsOf(questionType).length > 0)
  if (comparable.length === 0) return fc.constant([])
  const condition = fc
    .constantFrom(...comparable)
    .chain(({ id: questionId, questionType }) =>
      fc
        .tuple(fc.constantFrom(...operatorsOf(questionType)), fc.constantFrom(...values))
        .map(([operator, value]) => toCondition(questionId, operator, value)),
    )
  const action = fc.oneof<fc.Arbitrary<RuleAction>[]>(
    fc.record({ type: fc.constantFrom(...QUESTION_ACTIONS), questionId: id }),
    fc.record({ type: fc.constantFrom(...QUESTION_ACTIONS), questionId: id }),
    fc.record({ type: fc.constant('message'), text: fc.constantFrom('One', 'Two') }),
    fc.record({ type: fc.constant('end'), endingId: fc.constantFrom(...ENDINGS) }),
    fc.record({
      type: fc.constant('redirect'),
      url: fc.constantFrom('https://example.com/a', 'https://example.com/b'),
    }),
  )
  const rule = fc.record({
    match: fc.constantFrom('all' as const, 'any' as const),
    conditions: fc.array(condition, { minLength: 1, maxLength: 3 }),
    actions: fc.array(action, { minLength: 1, maxLength: 3 }),
  })
  return fc.array(rule, { maxLength: 8 }).map((rules) => {
    const kept: Rule[] = []
    for (const one of rules) if (findRuleIssues(questions, [...kept, one], ENDINGS).length === 0) kept.push(one)
    return kept
  })
}

function toCondition(questionId: string, operator: Operator, value: string): RuleCondition {
  if (operator === 'answered' || operator === 'not_answered') return when(questionId, operator)
  const isSize = operator === 'lt' || operator === 'lte' || operator === 'gt' || operator === 'gte'
  return when(questionId, operator, isSize && !Number.isFinite(Number(value)) ? '3' : value)
}
