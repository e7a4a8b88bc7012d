import { randomUUID } from 'node:crypto'
import { type Database, database } from '@/db/client'
import { type FormKey, listQuestions } from '@/db/queries/forms/form-questions'
import { listRules, type RuleFields, type RuleRow, replaceRules } from '@/db/queries/forms/form-rules'
import { findFormSlug } from '@/db/queries/forms/forms'
import { AppError, type Issue } from '@/lib/vocabulary/errors'
import { check } from '@/messages/check'
import type { LogicRule } from '../rules/logic-rule'
import type { LogicRuleInput } from '../schema'
import { changeForm, foundForm } from './change-form'

export async function listLogicRules(key: FormKey): Promise<LogicRule[]> {
  foundForm(await findFormSlug(database(), key.owner, key.formId))
  return (await listRules(database(), key)).map(toLogicRule)
}

/** Replaces the whole ordered list. A rule that names one of the form's rule ids keeps that id. */
export async function saveLogicRules(key: FormKey, rules: LogicRuleInput[], now: Date): Promise<LogicRule[]> {
  return changeForm(key, now, (tx) => writeLogicRules(tx, key, rules))
}

/** Part of a change of its form. */
export async function writeLogicRules(tx: Database, key: FormKey, rules: LogicRuleInput[]): Promise<LogicRule[]> {
  refuseWrongQuestions(
    rules,
    (await listQuestions(tx, key)).map(({ id }) => id),
  )
  const unused = new Set((await listRules(tx, key)).map(({ id }) => id))
  await replaceRules(
    tx,
    key,
    rules.map((rule) => toRow(rule, rule.id && unused.delete(rule.id) ? rule.id : randomUUID())),
  )
  return (await listRules(tx, key)).map(toLogicRule)
}

/** Rules must name questions of their own form, and jumps must go forward. */
function refuseWrongQuestions(rules: LogicRuleInput[], ids: string[]): void {
  const issues = rules.flatMap((rule, index): Issue[] => {
    const source = ids.indexOf(rule.sourceQuestionId)
    if (source < 0) return [{ path: `rules.${index}.sourceQuestionId`, message: check('unknownQuestion') }]
    if (rule.actionType !== 'jump_to_question') return []
    const target = ids.indexOf(rule.targetQuestionId ?? '')
    if (target > source) return []
    const message = target < 0 ? check('unknownQuestion') : check('jumpForward')
    return [{ path: `rules.${index}.targetQuestionId`, message }]
  })
  if (issues[0]) throw new AppError('invalid_input', { message: issues[0].message, issues })
}

/** Drops the fields that the action does not use. */
function toRow(rule: LogicRuleInput, id: string): RuleFields {
  const { sourceQuestionId, condition, value, actionType } = rule
  return {
    id,
    sourceQuestionId,
    condition,
    value,
    actionType,
    targetQuestionId: actionType === 'jump_to_question' ? rule.targetQuestionId : null,
    message: actionType === 'show_message' ? rule.message : null,
    redirectUrl: actionType === 'redirect' ? rule.redirectUrl : null,
  }
}

export function toLogicRule(row: Omit<RuleRow, 'formId' | 'order'>): LogicRule {
  return {
    id: row.id,
    sourceQuestionId: row.sourceQuestionId,
    condition: row.condition,
    value: row.value,
    actionType: row.actionType,
    ...(row.targetQuestionId && { targetQuestionId: row.targetQuestionId }),
    ...(row.message && { message: row.message }),
    ...(row.redirectUrl && { redirectUrl: row.redirectUrl }),
  }
}
