type Defer = (work: () => Promise<void>) => void

/** How work that follows an answer is kept alive: a Node process just goes on; a serverless host hands in its own way. */
let defer: Defer = (work) => {
  setImmediate(() => void work())
}

export function deferWith(other: Defer): void {
  defer = other
}

/** Does it without keeping whoever asked waiting; `work` throws nothing. */
export function afterAnswer(work: () => Promise<void>): void {
  defer(work)
}
