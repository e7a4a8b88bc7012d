import { deliverEventsDue } from './deliver-events'
import { deliverMailsDue } from './deliver-mails'

type Defer = (work: () => Promise<void>) => void

/** How work that follows an answer is kept alive: a Node process just goes on; a serverless host hands in its own way. */
let defer: Defer = (work) => {
  setImmediate(() => void work())
}

export function deferWith(other: Defer): void {
  defer = other
}

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
  return () => defer(() => (waking ??= run()))
}
