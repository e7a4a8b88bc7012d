import { type Database, database, hasOneConnection } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { type FormKey, listQuestions } from '@/db/queries/forms/form-questions'
import {
  findNeighbours,
  findResponse,
  findResponses,
  listResponses,
  type ResponsePlace,
  type ResponseRow,
  type Stretch,
} from '@/db/queries/forms/form-responses'
import { listUsedVersions } from '@/db/queries/forms/form-versions'
import { findFormSlug } from '@/db/queries/forms/forms'
import type { ResponseListFilter } from '@/db/queries/forms/response-search'
import { readExpensively } from '@/lib/platform/expensive-reads'
import { AppError } from '@/lib/shared/errors'
import type { AnsweredQuestion, AskedQuestion } from '@/lib/shared/forms/question'
import type { BookedMeeting, FormResponse, Neighbours, ResponseDetail } from '../form'
import { toResponseKey } from '../response-key'
import type { ResponsePage } from '../responses-page'
import type { ResponseFilter } from '../responses-schema'
import { withAnswerMatches } from './answer-matches'
import { foundForm } from './change-form'
import { type ResponseFile, readResponseFiles } from './response-files'
import { mergeWordings } from './responses-questions'
import { isSearch, readStretches } from './search-responses'
import { toSnapshot } from './snapshot'
import { TOO_MANY_TO_READ } from './too-many-responses'

/** One page, newest first, by its number or by the cursor before it. */
export async function listFormResponses(
  key: FormKey,
  { page = 1, size, after, ...given }: ResponseFilter,
): Promise<ResponsePage> {
  foundForm(await findFormSlug(database(), key.owner, key.formId))
  const filter = await withAnswerMatches(key, given)
  // Reads one more than a page holds, to see if there is another page.
  const window = { limit: size + 1, offset: after ? 0 : (page - 1) * size, after }
  const rows = await (isSearch(filter) ? search(key, filter, window) : listResponses(database(), key, filter, window))
  const shown = rows.slice(0, size)
  const last = rows.length > size ? shown.at(-1) : undefined
  const files = await readResponseFiles(key.formId, shown)
  return {
    items: shown.map((row) => toResponse(row, files.get(row.id))),
    nextPage: last && !after ? page + 1 : null,
    nextAfter: last ? toResponseKey(last.place) : null,
  }
}

async function search(
  key: FormKey,
  filter: ResponseListFilter,
  { limit, offset, after }: { limit: number; offset: number; after?: ResponsePlace | undefined },
) {
  if (!hasOneConnection()) {
    const read = (db: Database) => listResponses(db, key, filter, { limit, offset, after })
    return readExpensively(key.owner, TOO_MANY_TO_READ, read)
  }
  // What a stretch has before the page counts, too.
  const found: Awaited<ReturnType<typeof listResponses>> = []
  const read = (db: Database, stretch: Stretch) =>
    listResponses(db, key, filter, { limit: offset + limit - found.length, ...stretch })
  for await (const rows of readStretches(key, filter, { after }, read)) {
    found.push(...rows)
    if (found.length === offset + limit) break
  }
  return found.slice(offset)
}

/** The response with its questions as they were at that time, including deleted ones. */
export async function getFormResponse(owner: OwnerId, id: string): Promise<ResponseDetail> {
  const row = await findResponse(database(), owner, id)
  if (!row) throw responseNotFound()
  const files = await readResponseFiles(row.formId, [row])
  const questions = row.questions ?? (await readCurrent({ owner, formId: row.formId }))
  return toDetail(row, questions, files.get(row.id))
}

/** The same of several responses of a form, newest first; ids that are not among its own are left out. */
export async function getFormResponses(key: FormKey, ids: string[]): Promise<ResponseDetail[]> {
  foundForm(await findFormSlug(database(), key.owner, key.formId))
  const rows = await findResponses(database(), key, ids)
  const current = rows.some(({ questions }) => !questions) ? await readCurrent(key) : []
  const files = await readResponseFiles(key.formId, rows)
  return rows.map((row) => toDetail(row, row.questions ?? current, files.get(row.id)))
}

async function readCurrent(key: FormKey): Promise<AnsweredQuestion[]> {
  return toSnapshot(await listQuestions(database(), key)).questions
}

function toDetail(
  row: ResponseRow & { formId: string; formTitle: string },
  questions: AnsweredQuestion[],
  files?: ResponseFile[],
) {
  return { response: toResponse(row, files), form: { id: row.formId, title: row.formTitle }, questions }
}

/** The form's questions, then those it no longer asks. */
export async function listAskedQuestions(key: FormKey): Promise<AskedQuestion[]> {
  foundForm(await findFormSlug(database(), key.owner, key.formId))
  const [current, versions] = await Promise.all([listQuestions(database(), key), listUsedVersions(database(), key)])
  return mergeWordings(toSnapshot(current).questions, versions)
}

export async function getNeighbours(owner: OwnerId, id: string): Promise<Neighbours> {
  const neighbours = await findNeighbours(database(), owner, id)
  if (!neighbours) throw responseNotFound()
  return neighbours
}

export function responseNotFound(): AppError {
  return new AppError('response_not_found')
}

function toBooked(booking: NonNullable<ResponseRow['booking']>, isFollowUp: boolean): BookedMeeting {
  return { ...booking, startTime: booking.startTime.toISOString(), ...(isFollowUp && { isFollowUp }) }
}

export function toResponse(row: ResponseRow, files: ResponseFile[] = []): FormResponse {
  return {
    id: row.id,
    respondentName: row.respondentName,
    respondentEmail: row.respondentEmail,
    data: row.responses,
    status: row.status,
    note: row.note,
    files,
    createdAt: row.createdAt.toISOString(),
    updatedAt: (row.markedAt ?? row.createdAt).toISOString(),
    ...(row.byProgram && { byProgram: true as const }),
    ...(row.booking && { booking: toBooked(row.booking, row.isFollowUp) }),
  }
}
