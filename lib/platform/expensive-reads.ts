import { type Database, database } from '@/db/client'
import { isStatementTimeout } from '@/db/errors'
import type { OwnerId } from '@/db/owner-id'
import { EXPENSIVE_MS, limitStatements } from '@/db/statement-timeout'
import { AppError } from '@/lib/shared/errors'
import { processSemaphore, type Wait } from './semaphore'

/** Two at a time leave connections and CPU for other requests; reads of one owner run one by one. */
const semaphore = processSemaphore('expensive reads', { permits: 2, maxQueued: 20, maxQueuedPerKey: 4 })
const WAIT = { ms: 5_000 }
/** For the next part of a response that has begun, which cannot be refused any more. */
export const WHEN_UNDER_WAY: Wait = { ms: 60_000, isUnderWay: true }

/**
 * Runs a read whose cost grows with the data: a search, a summary, a part of an export. It is queued, and has a shorter
 * statement timeout. Throws 503 if either takes too long; `tooLong` is the message of the timeout.
 */
export async function readExpensively<T>(
  owner: OwnerId,
  tooLong: string,
  read: (tx: Database) => Promise<T>,
  wait: Wait = WAIT,
): Promise<T> {
  const release = await semaphore.acquire(owner, wait)
  if (!release) throw new AppError('busy', { retryAfterSeconds: 5 })
  try {
    return await database().transaction(
      async (tx) => {
        await limitStatements(tx, EXPENSIVE_MS)
        return read(tx)
      },
      { accessMode: 'read only' },
    )
  } catch (error) {
    throw isStatementTimeout(error)
      ? new AppError('too_slow', { message: tooLong, retryAfterSeconds: 30, event: 'statement_timeout' })
      : error
  } finally {
    release()
  }
}
