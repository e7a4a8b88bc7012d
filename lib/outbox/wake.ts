import { logFailure } from '@/lib/log/log'
import { afterAnswer } from '@/lib/platform/after-answer'
import { deliverMailsDue } from './deliver-mails'
import { outboxHandlers } from './handlers'
import { singleFlight } from './queue'

/** After a commit that queued a mail: sends it without keeping the visitor waiting. A failure waits for the timer. */
export const wakeOutbox = createWake(deliverMailsDue)

/** After a commit that changed a meeting whose events stand at providers. */
export const wakeEvents = createWake(singleFlight(() => outboxHandlers().deliverEventsDue()))

/**
 * Everyone who wakes it has it look once more, for what they queued may have been too late for a run under way. A run that
 * fails is told once, however many wait for it.
 */
function createWake(deliver: () => Promise<void>): () => void {
  let told: Promise<void> | undefined
  async function run() {
    const delivery = deliver()
    try {
      await delivery
    } catch (error) {
      if (told !== delivery) logFailure('work_failed', error, { work: 'outbox' })
      told = delivery
    }
  }
  return () => afterAnswer(run)
}
