import { type Database, database } from '@/db/client'
import type { FormKey } from '@/db/queries/forms/form-questions'
import type { ResponseRow } from '@/db/queries/forms/form-responses'
import { findFormSlug } from '@/db/queries/forms/forms'
import { listResponseLines, readResponseLine } from '@/db/queries/forms/response-lines'
import type { ResponseListFilter } from '@/db/queries/forms/response-search'
import { readExpensively, WHEN_UNDER_WAY } from '@/lib/platform/expensive-reads'
import type { Wait } from '@/lib/platform/semaphore'
import { yieldBetweenBatches } from '@/lib/platform/yield-between-batches'
import type { FormResponse } from '../form'
import type { ResponsePlace } from '../response-key'
import type { ResponseFilter } from '../responses-schema'
import { withAnswerMatches } from './answer-matches'
import { foundForm } from './change-form'
import { toResponse } from './read-responses'
import { readResponseFiles } from './response-files'
import { findEnd } from './search-responses'
import { TOO_MANY_TO_READ } from './too-many-responses'

type Filter = Omit<ResponseFilter, 'page' | 'size' | 'after'>

/** Rows of one statement. */
const BATCH = 500
/** Responses that are parsed, or written, in one turn of the event loop. */
const RESPONSES_PER_BATCH = 100

/** All responses, newest first, as JSON texts separated by commas. */
export async function* readAllAsJson(key: FormKey, filter: Filter): AsyncGenerator<string> {
  for await (const responses of readAllResponses(key, filter)) {
    yield responses.map((response) => JSON.stringify(response)).join(',')
  }
}

/** All responses, newest first, some at a time. Batches are read lazily and not kept in memory. `wait` is for the first. */
export async function* readAllResponses(key: FormKey, given: Filter, wait?: Wait): AsyncGenerator<FormResponse[]> {
  foundForm(await findFormSlug(database(), key.owner, key.formId))
  const filter = await withAnswerMatches(key, given)
  let after: ResponsePlace | undefined
  do {
    const batch = await readBatch(key, filter, { after, wait: after ? WHEN_UNDER_WAY : wait })
    after = batch.after
    const files = await readResponseFiles(key.formId, batch.rows)
    for await (const rows of yieldBetweenBatches(batch.rows, RESPONSES_PER_BATCH))
      yield rows.map((row) => toResponse(row, files.get(row.id)))
  } while (after)
}

type Place = { after: ResponsePlace | undefined; wait: Wait | undefined }

async function readBatch({ owner, formId }: FormKey, filter: ResponseListFilter, { after, wait }: Place) {
  const until = await findEnd({ owner, formId }, filter, after)
  const read = (db: Database) => listResponseLines(db, { owner, formId }, filter, { limit: BATCH, after, until })
  const { count, lines, last } = await readExpensively(owner, TOO_MANY_TO_READ, read, wait)
  const rows: ResponseRow[] = []
  if (count > 0) {
    for await (const some of yieldBetweenBatches(lines.split('\n'), RESPONSES_PER_BATCH))
      rows.push(...some.map(readResponseLine))
  }
  return { rows, after: count === BATCH && last ? last : until }
}
