import type { RuleFields, RuleOfForm } from '@/db/queries/forms/form-rules'
import { isAboutQuestion, messagesOf, type Rule, type RuleAction } from '@/lib/shared/forms/rule'
import { fromLogicRule, type LogicRule, toLogicRule } from '../rules/logic-rule'

export function toRule(row: RuleOfForm): Rule {
  const { id, match, conditions, actions } = row
  return conditions && actions ? { id, match: match ?? 'all', conditions, actions } : fromLogicRule(readColumns(row))
}

/** The columns of a rule with one condition and one action, as a check of the table makes sure. */
function readColumns(row: RuleOfForm): LogicRule {
  return {
    id: row.id,
    sourceQuestionId: row.sourceQuestionId ?? '',
    condition: row.condition ?? 'equals',
    value: row.value ?? '',
    actionType: row.actionType ?? 'show_message',
    ...(row.targetQuestionId && { targetQuestionId: row.targetQuestionId }),
    ...(row.message && { message: row.message }),
    ...(row.redirectUrl && { redirectUrl: row.redirectUrl }),
  }
}

/** A rule that the older calls can say, without translations, is stored in its columns, where foreign keys and the release before find it. */
export function toRow(rule: Rule, id: string): RuleFields {
  const logicRule = toLogicRule(rule)
  const isTranslated = messagesOf(rule).some(({ translations }) => translations)
  if (!logicRule || isTranslated) return { id, match: rule.match, conditions: rule.conditions, actions: rule.actions }
  return { ...logicRule, id }
}

/** The rule about other questions; null where one of them has no counterpart. */
export function withQuestions(rule: Rule, idOf: (id: string) => string | undefined): Rule | null {
  const conditions = rule.conditions.flatMap((condition) => {
    const questionId = idOf(condition.questionId)
    return questionId ? [{ ...condition, questionId }] : []
  })
  const actions = rule.actions.flatMap((action): RuleAction[] => {
    if (!isAboutQuestion(action)) return [action]
    const questionId = idOf(action.questionId)
    return questionId ? [{ ...action, questionId }] : []
  })
  const isWhole = conditions.length === rule.conditions.length && actions.length === rule.actions.length
  return isWhole ? { ...rule, conditions, actions } : null
}
