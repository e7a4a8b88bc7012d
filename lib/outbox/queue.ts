/** Longer than any transport's or provider's time limit, so that nobody claims a row that is being delivered. */
const LEASE_MS = 90_000
const PAUSES_SECONDS = [10, 60, 300, 900, 3_600, 10_800, 21_600]

/** Returns a lease that begins now. */
export function lease(): { now: Date; leaseEnd: Date } {
  const now = new Date()
  return { now, leaseEnd: new Date(now.getTime() + LEASE_MS) }
}

/** The backoff: when to retry after `attempts`. A provider or mail server may ask for a longer pause. */
export function nextAttempt(attempts: number, now: Date, atLeastSeconds = 0): Date {
  const pause = PAUSES_SECONDS[Math.min(attempts, PAUSES_SECONDS.length) - 1] ?? 10
  return new Date(now.getTime() + Math.max(pause, atLeastSeconds) * 1000)
}

/**
 * Runs `drain` one at a time in this process; other processes claim other rows. A call during a run makes it drain once
 * more, since the caller's rows may have come too late for it.
 */
export function singleFlight(drain: () => Promise<void>): () => Promise<void> {
  let last = Promise.resolve()
  let isRunning = false
  let isAskedFor = false
  async function run() {
    isRunning = true
    try {
      while (isAskedFor) {
        isAskedFor = false
        await drain()
      }
    } finally {
      // In the same turn as the last look at `isAskedFor`: a call that falls between them would be forgotten.
      isRunning = false
    }
  }
  return () => {
    isAskedFor = true
    if (!isRunning) last = run()
    return last
  }
}
