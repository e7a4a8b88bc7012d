import { database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { type FormKey, listQuestions } from '@/db/queries/form-questions'
import { findResponse, listResponses, type ResponseRow } from '@/db/queries/form-responses'
import { findForm } from '@/db/queries/forms'
import { AppError } from '@/lib/errors'
import { foundForm } from './change-form'
import type { FormResponse, ResponseDetail } from './form'
import type { ResponseFilter } from './schema'
import { toSnapshot } from './snapshot'

const PAGE_SIZE = 50

export type ResponsePage = { items: FormResponse[]; nextPage: number | null }

/** Newest first: one page, or without a page all of them. */
export async function listFormResponses(key: FormKey, { page, ...filter }: ResponseFilter): Promise<ResponsePage> {
  foundForm(await findForm(database(), key.owner, key.formId))
  if (!page)
    return { items: (await listResponses(database(), key, filter, { offset: 0 })).map(toResponse), nextPage: null }
  // One more than a page holds tells whether there is another.
  const window = { limit: PAGE_SIZE + 1, offset: (page - 1) * PAGE_SIZE }
  const rows = await listResponses(database(), key, filter, window)
  return { items: rows.slice(0, PAGE_SIZE).map(toResponse), nextPage: rows.length > PAGE_SIZE ? page + 1 : null }
}

/** With the questions as they were when it was given, those included that are deleted by now. */
export async function getFormResponse(owner: OwnerId, id: string): Promise<ResponseDetail> {
  const row = await findResponse(database(), owner, id)
  if (!row) throw new AppError('not_found', "Response not found or you don't have access to this response.")
  const questions =
    row.questions ?? toSnapshot(await listQuestions(database(), { owner, formId: row.formId })).questions
  return { response: toResponse(row), form: { id: row.formId, title: row.formTitle }, questions }
}

function toResponse(row: ResponseRow): FormResponse {
  return {
    id: row.id,
    respondentName: row.respondentName,
    respondentEmail: row.respondentEmail,
    data: row.responses,
    createdAt: row.createdAt.toISOString(),
  }
}
