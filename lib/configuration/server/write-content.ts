import type { Database } from '@/db/client'
import { deleteQuestion, type FormKey, orderQuestions } from '@/db/queries/forms/form-questions'
import { parseOrThrow } from '@/lib/api/body'
import { createQuestionSchema, logicRulesSchema } from '@/lib/forms/schema'
import { writeNewQuestion, writeQuestion } from '@/lib/forms/server/edit-questions'
import { writeLogicRules } from '@/lib/forms/server/edit-rules'
import { invalidField } from '@/lib/vocabulary/errors'
import { check } from '@/messages/check'
import { changedFields, isEmpty } from '../changed-fields'
import type { FormConfiguration, QuestionConfiguration, RuleConfiguration } from '../schema'
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
  if (rules)
    await writeLogicRules(tx, place.key, parseOrThrow(logicRulesSchema, { rules: rules.map(toRule(ids)) }).rules)
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
  for (const [index, question] of questions.entries()) {
    const known = stored.get(question.key)
    const id = ids.get(question.key)
    await atPath(`questions.${index}`, async () => {
      if (id === undefined || !known) {
        const input = parseOrThrow(createQuestionSchema, question)
        kept.set(question.key, (await writeNewQuestion(tx, key, { ...input, key: question.key })).id)
        return
      }
      kept.set(question.key, id)
      const { questionType, ...changes } = changedFields(question, known)
      if (questionType !== undefined) throw invalidField('questionType', check('questionTypeFixed'))
      if (!isEmpty(changes)) await writeQuestion(tx, key, id, changes)
    })
  }
  await orderQuestions(tx, key, [...kept.values()])
  return kept
}

/** A name without a question becomes an id that no question has, which the rules' own check refuses. */
function toRule(ids: ReadonlyMap<string, string>) {
  const idOf = (name: string) => ids.get(name) ?? NO_QUESTION
  return ({ sourceQuestion, targetQuestion, ...rule }: RuleConfiguration) => ({
    ...rule,
    sourceQuestionId: idOf(sourceQuestion),
    ...(targetQuestion !== undefined && { targetQuestionId: idOf(targetQuestion) }),
  })
}

const NO_QUESTION = '00000000-0000-0000-0000-000000000000'
