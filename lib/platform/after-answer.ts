type Defer = (work: () => Promise<void>) => void

/** Keeps work alive after a response: a Node process just continues; a serverless host sets its own function. */
let defer: Defer = (work) => {
  setImmediate(() => void work())
}

export function deferWith(other: Defer): void {
  defer = other
}

/** Runs `work` after the response; it must not throw. */
export function afterAnswer(work: () => Promise<void>): void {
  defer(work)
}
