/** Pauses before the second to the eighth try: less than three days in all. */
const PAUSES_SECONDS = [30, 300, 1_800, 7_200, 28_800, 72_000, 144_000]
/** Pauses are shortened by up to this share, so that a server that comes back is not met by all at once. */
const JITTER = 0.2

export const MAX_TRIES = PAUSES_SECONDS.length + 1

/** When to try again after `tries`; null after the last. `random` is from 0 to 1. */
export function nextTry(tries: number, now: Date, random = Math.random()): Date | null {
  const pause = PAUSES_SECONDS[tries - 1]
  return pause === undefined ? null : new Date(now.getTime() + pause * 1000 * (1 - JITTER * random))
}
