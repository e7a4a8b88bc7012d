import { type Database, database } from '@/db/client'
import type { AnswerMatch } from '@/db/queries/forms/answer-conditions'
import type { FormKey } from '@/db/queries/forms/form-questions'
import { listQuestions } from '@/db/queries/forms/form-questions'
import { listUsedVersions } from '@/db/queries/forms/form-versions'
import type { ResponseListFilter } from '@/db/queries/forms/response-search'
import { invalidField } from '@/lib/shared/errors'
import type { AnswerCondition } from '@/lib/shared/forms/answer-condition'
import { QUESTION_KINDS } from '@/lib/shared/forms/question-kinds'
import { check } from '@/messages/check'
import { operatorsOf } from '../rules/operators'
import { mergeWordings } from './responses-questions'
import { toSnapshot } from './snapshot'

type Asked<Filter> = Omit<Filter, 'answers'> & Pick<ResponseListFilter, 'answers'>

/** The filter with what its conditions need to know of their questions. 400 for a question that the form never asked. */
export async function withAnswerMatches<Filter extends { answers?: AnswerCondition[] | undefined }>(
  key: FormKey,
  { answers, ...filter }: Filter,
  db: Database = database(),
): Promise<Asked<Filter>> {
  if (!answers?.length) return filter
  const [current, versions] = [await listQuestions(db, key), await listUsedVersions(db, key)]
  const types = new Map(mergeWordings(toSnapshot(current).questions, versions).map(({ id, type }) => [id, type]))
  return { ...filter, answers: answers.map((condition) => toMatch(condition, types)) }
}

function toMatch(condition: AnswerCondition, types: ReadonlyMap<string, keyof typeof QUESTION_KINDS>): AnswerMatch {
  const type = types.get(condition.questionId)
  if (!type) throw invalidField('answers', check('unknownQuestion'))
  if (!operatorsOf(type).includes(condition.operator)) throw invalidField('answers', check('invalidInput'))
  return { ...condition, stores: QUESTION_KINDS[type].stores }
}
