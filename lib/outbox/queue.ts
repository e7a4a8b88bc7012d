/** Longer than any transport's or provider's own time limit: a row under delivery is not taken twice. */
const LEASE_MS = 90_000
const PAUSES_SECONDS = [10, 60, 300, 900, 3_600, 10_800, 21_600]

/** From now on. */
export function lease(): { now: Date; leaseEnd: Date } {
  const now = new Date()
  return { now, leaseEnd: new Date(now.getTime() + LEASE_MS) }
}

/** When a row is tried again after so many attempts; a provider or mail server may ask for more patience. */
export function nextAttempt(attempts: number, now: Date, atLeastSeconds = 0): Date {
  const pause = PAUSES_SECONDS[Math.min(attempts, PAUSES_SECONDS.length) - 1] ?? 10
  return new Date(now.getTime() + Math.max(pause, atLeastSeconds) * 1000)
}

/**
 * One run at a time in a process; other processes take other rows. Who asks while a run is about to end has what they
 * queued looked for once more.
 */
export function singleFlight(drain: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  let isAskedFor = false
  async function run() {
    while (isAskedFor) {
      isAskedFor = false
      await drain()
    }
  }
  return () => {
    isAskedFor = true
    running ??= run().finally(() => {
      running = undefined
    })
    return running
  }
}
