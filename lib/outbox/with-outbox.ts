import { type Database, database } from '@/db/client'
import { retryTransaction } from '@/db/retry'
import { markLaneQueued, queuedLanesOf } from './enqueue'
import { wakeEvents, wakeOutbox, wakeWebhooks } from './wake'

/**
 * Runs a transaction, retried after a deadlock, and wakes the lanes in which it queued rows. `wakesEvents: false` is for callers
 * that deliver the events themselves and wait for them. As part of the transaction `within`, which this function runs, that one
 * wakes them. `work` must do nothing but use its `tx`.
 */
export async function withOutbox<T>(
  work: (tx: Database) => Promise<T>,
  { wakesEvents = true, within }: { wakesEvents?: boolean; within?: Database | undefined } = {},
): Promise<T> {
  const { result, lanes } = await retryTransaction(within ?? database(), async (tx) => {
    return { result: await work(tx), lanes: queuedLanesOf(tx) }
  })
  if (within) {
    for (const lane of lanes) markLaneQueued(within, lane)
    return result
  }
  if (lanes.has('mails')) wakeOutbox()
  if (lanes.has('events') && wakesEvents) wakeEvents()
  if (lanes.has('webhooks')) wakeWebhooks()
  return result
}
