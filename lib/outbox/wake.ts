import { logFailure } from '@/lib/log/log'
import { afterAnswer } from '@/lib/platform/after-answer'
import { deliverMailsDue } from './deliver-mails'
import { outboxHandlers } from './handlers'
import { singleFlight } from './queue'

/** After a commit that queued a mail: sends it after the response. The timer retries failures. */
export const wakeOutbox = createWake(deliverMailsDue)

/** After a commit that queued the sync of a meeting's events. */
export const wakeEvents = createWake(singleFlight(() => outboxHandlers().deliverEventsDue()))

/** After a commit that queued webhooks. No lane waits for an endpoint that hangs. */
export const wakeWebhooks = createWake(() => outboxHandlers().deliverWebhooksDue())

/**
 * Each call makes the running delivery look again. Only the call that began it waits for it: the others would keep the memory of
 * their requests for as long as the queue is busy, and log its failure once more.
 */
function createWake(deliver: () => Promise<void>): () => void {
  let awaited: Promise<void> | undefined
  async function run() {
    const delivery = deliver()
    if (delivery === awaited) return
    awaited = delivery
    try {
      await delivery
    } catch (error) {
      logFailure('work_failed', error, { work: 'outbox' })
    }
  }
  return () => afterAnswer(run)
}
