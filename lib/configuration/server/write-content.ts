import { randomUUID } from 'node:crypto'
import type { Database } from '@/db/client'
import { deleteQuestion, type FormKey, orderQuestions } from '@/db/queries/forms/form-questions'
import { parseOrThrow } from '@/lib/api/body'
import { fromLogicRule, toLogicRulePath } from '@/lib/forms/rules/logic-rule'
import { rulesSchema } from '@/lib/forms/rules-schema'
import { createQuestionSchema } from '@/lib/forms/schema'
import { toNewFields, writeNewQuestions, writeQuestion } from '@/lib/forms/server/edit-questions'
import { writeRules } from '@/lib/forms/server/edit-rules'
import { AppError, invalidField } from '@/lib/shared/errors'
import type { Rule } from '@/lib/shared/forms/rule'
import { check } from '@/messages/check'
import { changedFields, isEmpty } from '../changed-fields'
import type { RuleConfiguration } from '../rule-schema'
import type { FormConfiguration, QuestionConfiguration } from '../schema'
import { atPath } from './at-path'
import type { Whole } from './read'

/** A form with what it asked before. */
export type FormPlace = {
  key: FormKey
  before: Whole['forms'][string]
  /** Ids of its questions by their keys. */
  ids: ReadonlyMap<string, string>
}

type Content = Pick<FormConfiguration, 'questions' | 'rules'>

/** Part of a change of a form: makes the questions and the rules those that are sent. Answers to a question that goes stay. */
export async function writeContent(tx: Database, place: FormPlace, { questions, rules }: Content): Promise<void> {
  const ids = questions ? await writeQuestions(tx, place, questions) : place.ids
  if (rules) await inSentShape(rules, () => writeRules(tx, place.key, parseRules(rules, ids)))
}

function parseRules(rules: readonly RuleConfiguration[], ids: ReadonlyMap<string, string>): Rule[] {
  return parseOrThrow(rulesSchema, { rules: rules.map(toRule(ids)) }).rules
}

/** A refusal of a rule in the short shape names the fields of that shape. */
async function inSentShape(rules: readonly RuleConfiguration[], write: () => Promise<unknown>): Promise<void> {
  try {
    await write()
  } catch (error) {
    if (!(error instanceof AppError) || !error.issues) throw error
    const issues = error.issues.map((issue) => {
      const rule = rules[Number(issue.path.split('.')[1])]
      return rule && !('conditions' in rule) ? { ...issue, path: toLogicRulePath(issue.path) } : issue
    })
    throw new AppError(error.code, { message: error.message, issues })
  }
}

async function writeQuestions(
  tx: Database,
  { key, before, ids }: FormPlace,
  questions: readonly QuestionConfiguration[],
): Promise<ReadonlyMap<string, string>> {
  const kept = new Map<string, string>()
  for (const [name, id] of ids) {
    if (!questions.some((question) => question.key === name)) await deleteQuestion(tx, key, id)
  }
  const stored = new Map((before.questions ?? []).map((question) => [question.key, question]))
  const added: Parameters<typeof writeNewQuestions>[2][number][] = []
  for (const [index, question] of questions.entries()) {
    const known = stored.get(question.key)
    const id = ids.get(question.key)
    await atPath(`questions.${index}`, async () => {
      if (id === undefined || !known) {
        const newId = randomUUID()
        kept.set(question.key, newId)
        added.push({ ...toNewFields(parseOrThrow(createQuestionSchema, question)), id: newId, key: question.key })
        return
      }
      kept.set(question.key, id)
      const { questionType, ...changes } = changedFields(question, known)
      if (questionType !== undefined) throw invalidField('questionType', check('questionTypeFixed'))
      if (!isEmpty(changes)) await writeQuestion(tx, key, id, changes)
    })
  }
  await writeNewQuestions(tx, key, added)
  await orderQuestions(tx, key, [...kept.values()])
  return kept
}

/** A name without a question becomes an id that no question has, which the rules' own check refuses. */
function toRule(ids: ReadonlyMap<string, string>) {
  const idOf = (name: string) => ids.get(name) ?? NO_QUESTION
  return (rule: RuleConfiguration) => {
    if ('conditions' in rule) {
      return {
        match: rule.match,
        conditions: rule.conditions.map(({ question, ...rest }) => ({ ...rest, questionId: idOf(question) })),
        actions: rule.actions.map((action) =>
          'question' in action ? { type: action.type, questionId: idOf(action.question) } : action,
        ),
      }
    }
    const { sourceQuestion, targetQuestion, message, redirectUrl, ...fields } = rule
    return fromLogicRule({
      ...fields,
      sourceQuestionId: idOf(sourceQuestion),
      ...(targetQuestion !== undefined && { targetQuestionId: idOf(targetQuestion) }),
      message: message ?? '',
      redirectUrl: redirectUrl ?? '',
    })
  }
}

const NO_QUESTION = '00000000-0000-0000-0000-000000000000'
