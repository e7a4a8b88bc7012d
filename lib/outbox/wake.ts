import { afterAnswer } from '@/lib/after-answer'
import { deliverEventsDue } from './deliver-events'
import { deliverMailsDue } from './deliver-mails'

/** After a commit that queued a mail: sends it without keeping the visitor waiting. A failure waits for the timer. */
export const wakeOutbox = createWake(deliverMailsDue)

/** After a commit that changed a meeting whose events stand at providers. */
export const wakeEvents = createWake(deliverEventsDue)

/** However many wake it, a run that fails is told once. */
function createWake(deliver: () => Promise<void>): () => void {
  let waking: Promise<void> | undefined
  async function run() {
    try {
      await deliver()
    } catch (error) {
      console.warn(`The outbox could not be emptied: ${(error as Error).name}`)
    } finally {
      waking = undefined
    }
  }
  return () => afterAnswer(() => (waking ??= run()))
}
