import { type Database, database } from '@/db/client'
import { retryTransaction } from '@/db/retry'
import { queuedLanesOf } from './enqueue'
import { wakeEvents, wakeOutbox } from './wake'

/**
 * Runs a transaction, retried after a deadlock, and wakes the lanes in which it queued rows. `wakesEvents: false` is for callers
 * that deliver the events themselves and wait for them. `work` must do nothing but use its `tx`.
 */
export async function withOutbox<T>(
  work: (tx: Database) => Promise<T>,
  { wakesEvents = true }: { wakesEvents?: boolean } = {},
): Promise<T> {
  const { result, lanes } = await retryTransaction(database(), async (tx) => {
    return { result: await work(tx), lanes: queuedLanesOf(tx) }
  })
  if (lanes.has('mails')) wakeOutbox()
  if (lanes.has('events') && wakesEvents) wakeEvents()
  return result
}
