import { database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { type FormKey, listQuestions } from '@/db/queries/form-questions'
import {
  findNeighbours,
  findResponse,
  listResponses,
  listUsedVersions,
  type ResponseRow,
} from '@/db/queries/form-responses'
import { findForm } from '@/db/queries/forms'
import { AppError } from '@/lib/errors'
import { foundForm } from './change-form'
import type { AskedQuestion, FormResponse, Neighbours, ResponseDetail } from './form'
import type { ResponsePage } from './responses-page'
import { mergeWordings } from './responses-questions'
import type { ResponseFilter } from './schema'
import { toSnapshot } from './snapshot'

const RESPONSE_NOT_FOUND = "Response not found or you don't have access to this response."

/** Newest first: one page, or without a page all of them. */
export async function listFormResponses(
  key: FormKey,
  { page, size, ...filter }: ResponseFilter,
): Promise<ResponsePage> {
  foundForm(await findForm(database(), key.owner, key.formId))
  if (!page)
    return { items: (await listResponses(database(), key, filter, { offset: 0 })).map(toResponse), nextPage: null }
  // One more than a page holds tells whether there is another.
  const window = { limit: size + 1, offset: (page - 1) * size }
  const rows = await listResponses(database(), key, filter, window)
  return { items: rows.slice(0, size).map(toResponse), nextPage: rows.length > size ? page + 1 : null }
}

/** With the questions as they were when it was given, those included that are deleted by now. */
export async function getFormResponse(owner: OwnerId, id: string): Promise<ResponseDetail> {
  const row = await findResponse(database(), owner, id)
  if (!row) throw responseNotFound()
  const questions =
    row.questions ?? toSnapshot(await listQuestions(database(), { owner, formId: row.formId })).questions
  return { response: toResponse(row), form: { id: row.formId, title: row.formTitle }, questions }
}

/** Those of the form, then those it no longer asks. */
export async function listAskedQuestions(key: FormKey): Promise<AskedQuestion[]> {
  foundForm(await findForm(database(), key.owner, key.formId))
  const [current, versions] = await Promise.all([listQuestions(database(), key), listUsedVersions(database(), key)])
  return mergeWordings(toSnapshot(current).questions, versions)
}

export async function getNeighbours(owner: OwnerId, id: string): Promise<Neighbours> {
  const neighbours = await findNeighbours(database(), owner, id)
  if (!neighbours) throw responseNotFound()
  return neighbours
}

export function responseNotFound(): AppError {
  return new AppError('not_found', RESPONSE_NOT_FOUND)
}

function toResponse(row: ResponseRow): FormResponse {
  return {
    id: row.id,
    respondentName: row.respondentName,
    respondentEmail: row.respondentEmail,
    data: row.responses,
    createdAt: row.createdAt.toISOString(),
    ...(row.booking && { booking: { ...row.booking, startTime: row.booking.startTime.toISOString() } }),
  }
}
