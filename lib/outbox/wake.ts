import { deliverDue } from './deliver'

type Defer = (work: () => Promise<void>) => void

/** How work that follows an answer is kept alive: a Node process just goes on; a serverless host hands in its own way. */
let defer: Defer = (work) => {
  setImmediate(() => void work())
}

export function deferWith(other: Defer): void {
  defer = other
}

/** After a commit that queued something: sends it without keeping the visitor waiting. A failure waits for the timer. */
export function wakeOutbox(): void {
  defer(() => (waking ??= sendDue()))
}
let waking: Promise<void> | undefined

/** However many wake it, a run that fails is told once. */
async function sendDue(): Promise<void> {
  try {
    await deliverDue()
  } catch (error) {
    console.warn(`The outbox could not be emptied: ${(error as Error).name}`)
  } finally {
    waking = undefined
  }
}
