import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Database, database, hasOneConnection } from '@/db/client'
import type { FormKey } from '@/db/queries/forms/form-questions'
import { findStretchEnd, type ResponsePlace, type Stretch } from '@/db/queries/forms/form-responses'
import type { ResponseListFilter } from '@/db/queries/forms/response-search'
import { readExpensively, WHEN_UNDER_WAY } from '@/lib/platform/expensive-reads'
import type { Wait } from '@/lib/platform/semaphore'
import { TOO_MANY_TO_READ } from './too-many-responses'

/** Responses that one statement of the embedded database looks through, while everybody else waits. */
const LOOKED_THROUGH = 1_000

/** True for a filter that looks into each response. */
export const isSearch = ({ q, answers }: ResponseListFilter) => Boolean(q || answers)

/** Reads what a filter finds, newest first: all at once, or a stretch after the other where others would wait too long. */
export async function* readStretches<T>(
  key: FormKey,
  filter: ResponseListFilter,
  { after, wait }: { after?: ResponsePlace | undefined; wait?: Wait | undefined },
  read: (db: Database, stretch: Stretch) => Promise<T>,
): AsyncGenerator<T> {
  let [from, patience] = [after, wait]
  for (;;) {
    const until = await findEnd(key, filter, from)
    const stretch = { after: from, until }
    yield await readExpensively(key.owner, TOO_MANY_TO_READ, (db) => read(db, stretch), patience)
    if (!until) return
    from = until
    patience = WHEN_UNDER_WAY
    await nextTurn()
  }
}

/** Where the stretch after a place ends; undefined for the end of the list. */
export async function findEnd(
  key: FormKey,
  filter: ResponseListFilter,
  after: ResponsePlace | undefined,
): Promise<ResponsePlace | undefined> {
  if (!hasOneConnection() || !isSearch(filter)) return undefined
  return (await findStretchEnd(database(), key, { after, count: LOOKED_THROUGH })) ?? undefined
}
