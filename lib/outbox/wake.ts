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
  defer(() => deliverDue().catch((error: Error) => console.warn(`The outbox could not be emptied: ${error.name}`)))
}
