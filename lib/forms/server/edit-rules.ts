import { randomUUID } from 'node:crypto'
import { type Database, database } from '@/db/client'
import { type FormKey, listQuestions } from '@/db/queries/forms/form-questions'
import { listRules, replaceRules } from '@/db/queries/forms/form-rules'
import { findFormSlug, listEndingIds } from '@/db/queries/forms/forms'
import { AppError, type Issue } from '@/lib/shared/errors'
import { MAX_RULES, type Rule } from '@/lib/shared/forms/rule'
import { check } from '@/messages/check'
import { withKeptMessages } from '../rules/kept-messages'
import { fromLogicRule, type LogicRule, toLogicRule, toLogicRulePath, toLogicRules } from '../rules/logic-rule'
import { findCycles } from '../rules/rule-cycles'
import { findRuleIssues, type RuledQuestion } from '../rules/rule-issues'
import type { LogicRuleInput } from '../rules-schema'
import { changeForm, foundForm } from './change-form'
import { addLanguages, languagesOfRules } from './form-languages'
import { toRow, toRule } from './rule-rows'

export async function listFormRules(key: FormKey): Promise<Rule[]> {
  foundForm(await findFormSlug(database(), key.owner, key.formId))
  return readRules(database(), key)
}

/** Replaces the whole ordered list. A rule that names one of the form's rule ids keeps that id. */
export async function saveRules(key: FormKey, rules: Rule[], now: Date): Promise<Rule[]> {
  return changeForm(key, now, (tx) => writeRules(tx, key, rules))
}

/** Part of a change of its form. */
export async function writeRules(tx: Database, key: FormKey, rules: Rule[]): Promise<Rule[]> {
  const endings = await listEndingIds(tx, key.owner, key.formId)
  refuse(findRuleIssues(await listQuestions(tx, key), rules, endings))
  return storeRules(tx, key, rules)
}

async function storeRules(tx: Database, key: FormKey, rules: Rule[]): Promise<Rule[]> {
  const stored = await readRules(tx, key)
  const unused = new Set(stored.map(({ id }) => id))
  const kept = withKeptMessages(rules, stored)
  await addLanguages(tx, key, languagesOfRules(kept))
  await replaceRules(
    tx,
    key,
    kept.map((rule) => toRow(rule, rule.id && unused.delete(rule.id) ? rule.id : randomUUID())),
  )
  return readRules(tx, key)
}

/** The rules that have one condition and one action of the older calls. */
export async function listLogicRules(key: FormKey): Promise<LogicRule[]> {
  return toLogicRules(await listFormRules(key))
}

/** Replaces those of the rules that the older calls can say, in their places; the others stay. */
export async function saveLogicRules(key: FormKey, sent: LogicRuleInput[], now: Date): Promise<LogicRule[]> {
  const saved = await changeForm(key, now, async (tx) => {
    const questions = await listQuestions(tx, key)
    refuse(findLogicRuleIssues(sent, questions))
    const stored = await readRules(tx, key)
    const rules = inPlace(stored, sent.map(toWholeRule))
    const ids = questions.map(({ id }) => id)
    // A new order of the questions may have made a circle that these rules are not to blame for.
    if (findCycles(ids, rules).length > findCycles(ids, stored).length) {
      refuse([{ path: 'rules', message: check('dependsOnItself') }])
    }
    return storeRules(tx, key, rules)
  })
  return toLogicRules(saved)
}

function inPlace(stored: readonly Rule[], sent: readonly Rule[]): Rule[] {
  const rest = [...sent]
  const kept = stored.flatMap((rule) => (toLogicRule(rule) ? (rest.shift() ?? []) : rule))
  const rules = [...kept, ...rest]
  if (rules.length > MAX_RULES) refuse([{ path: 'rules', message: check('tooManyRules', { max: MAX_RULES }) }])
  return rules
}

/** Drops the fields that the action does not use. */
function toWholeRule({ id, targetQuestionId, message, redirectUrl, ...rule }: LogicRuleInput): Rule {
  return fromLogicRule({
    ...rule,
    ...(id && { id }),
    ...(targetQuestionId && { targetQuestionId }),
    ...(message && { message }),
    ...(redirectUrl && { redirectUrl }),
  })
}

/** The same refusals as those of `findRuleIssues`, with the names that the older calls have for the fields. */
function findLogicRuleIssues(rules: readonly LogicRuleInput[], questions: readonly RuledQuestion[]): Issue[] {
  return rules.flatMap((rule, index) =>
    findRuleIssues(questions, [toWholeRule(rule)]).map(({ path, message }) => ({
      path: toLogicRulePath(path).replace('rules.0', `rules.${index}`),
      message,
    })),
  )
}

async function readRules(db: Database, key: FormKey): Promise<Rule[]> {
  return (await listRules(db, key)).map(toRule)
}

function refuse(issues: Issue[]): void {
  if (issues[0]) throw new AppError('invalid_input', { message: issues[0].message, issues })
}
