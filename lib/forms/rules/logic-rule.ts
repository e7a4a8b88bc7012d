import type { z } from 'zod'
import type { Rule, RuleAction } from '@/lib/shared/forms/rule'
import { type ActionType, CONDITIONS, type Condition } from '@/lib/shared/forms/rule-words'
import type { logicRuleAnswer } from '../api-shapes'

/** A rule with one condition and one action, with only that one of the last three fields that its action needs. */
export type LogicRule = z.infer<typeof logicRuleAnswer>

/** The field that an action requires. */
export const ACTION_FIELDS = {
  jump_to_question: 'targetQuestionId',
  show_message: 'message',
  redirect: 'redirectUrl',
} as const satisfies Record<ActionType, keyof LogicRule>

/** Redirects lead to absolute web addresses only. */
export function isRedirectUrl(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text)
}

/** The same rule in the shape that all rules have. */
export function fromLogicRule({ id, sourceQuestionId, condition, value, ...action }: LogicRule): Rule {
  return {
    ...(id && { id }),
    match: 'all',
    conditions: [{ questionId: sourceQuestionId, operator: condition, value }],
    actions: [toAction(action)],
  }
}

function toAction(rule: Pick<LogicRule, 'actionType' | 'targetQuestionId' | 'message' | 'redirectUrl'>): RuleAction {
  switch (rule.actionType) {
    case 'jump_to_question':
      return { type: 'jump', questionId: rule.targetQuestionId ?? '' }
    case 'show_message':
      return { type: 'message', text: rule.message ?? '' }
    case 'redirect':
      return { type: 'redirect', url: rule.redirectUrl ?? '' }
  }
}

/** Null for a rule that says more than one condition and one action of the older calls can. */
export function toLogicRule({ id, conditions, actions }: Rule): LogicRule | null {
  const [condition, ...others] = conditions
  const [action, ...more] = actions
  if (!condition || !action || others.length > 0 || more.length > 0 || !isCondition(condition.operator)) return null
  const effect = toEffect(action)
  return (
    effect && {
      ...(id && { id }),
      sourceQuestionId: condition.questionId,
      condition: condition.operator,
      value: condition.value ?? '',
      ...effect,
    }
  )
}

/** The place of a refusal within a rule, by the names that the older calls have for its fields. */
export function toLogicRulePath(path: string): string {
  const [list, index, part, , field = ''] = path.split('.')
  return [list, index, part === 'actions' ? 'targetQuestionId' : CONDITION_FIELDS[field]].join('.')
}

const CONDITION_FIELDS: Record<string, keyof LogicRule> = {
  questionId: 'sourceQuestionId',
  operator: 'condition',
  value: 'value',
}

/** Those of the rules that the older calls can say. */
export function toLogicRules(rules: readonly Rule[]): LogicRule[] {
  return rules.flatMap((rule) => toLogicRule(rule) ?? [])
}

function toEffect(action: RuleAction) {
  switch (action.type) {
    case 'jump':
      return { actionType: 'jump_to_question', targetQuestionId: action.questionId } as const
    case 'message':
      return { actionType: 'show_message', message: action.text } as const
    case 'redirect':
      return { actionType: 'redirect', redirectUrl: action.url } as const
    case 'show':
    case 'hide':
    case 'require':
    case 'end':
      return null
  }
}

function isCondition(operator: string): operator is Condition {
  return (CONDITIONS as readonly string[]).includes(operator)
}
