import type { Availability } from './availability'
import { MAX_DURATION_MINUTES, MINUTE_MS } from './units'

/** Minutes that stay free on both sides of a busy period. */
export const BUFFER_MINUTES = 5

/** No page keeps more than that free beside its slots. */
export const MAX_BUFFER_MS = BUFFER_MINUTES * MINUTE_MS

/** The slot settings of a page. */
export interface SlotRules {
  /** IANA name of the page's zone. */
  readonly timezone: string
  readonly availabilities: readonly Availability[]
  /** Length of a slot and step between slots, in whole minutes. */
  readonly durationMinutes: number
  /** Kept free between a slot and a busy period, on both sides. */
  readonly bufferMinutes: number
}

type PageFields = Pick<SlotRules, 'timezone' | 'availabilities'> & { readonly duration: number }

export function toSlotRules({ timezone, availabilities, duration }: PageFields): SlotRules {
  return { timezone, availabilities, durationMinutes: duration, bufferMinutes: BUFFER_MINUTES }
}

type Lengths = Pick<SlotRules, 'durationMinutes'> & Partial<SlotRules>

/**
 * In milliseconds: the slot itself, and what has to be free before and after it. Throws `RangeError` on a duration that is
 * not a whole number of at least 1, and on a negative buffer.
 */
export function lengthsOf({ durationMinutes, bufferMinutes = BUFFER_MINUTES }: Lengths) {
  if (!Number.isInteger(durationMinutes) || durationMinutes < 1) {
    throw new RangeError(`Invalid duration: ${durationMinutes} minutes`)
  }
  if (!Number.isFinite(bufferMinutes) || bufferMinutes < 0) {
    throw new RangeError(`Invalid buffer: ${bufferMinutes} minutes`)
  }
  const bufferMs = bufferMinutes * MINUTE_MS
  return { durationMs: durationMinutes * MINUTE_MS, beforeMs: bufferMs, afterMs: bufferMs }
}

type Range = { readonly from: number; readonly to: number }

/** Busy periods outside of it decide nothing about slots that start in `[from, to)`. Epoch milliseconds. */
export function reachOf(rules: Lengths, { from, to }: Range): Range {
  const { durationMs, beforeMs, afterMs } = lengthsOf(rules)
  return { from: from - beforeMs, to: to + durationMs + afterMs }
}

/** The same for whichever page it may be. */
export function widestReach({ from, to }: Range): Range {
  return { from: from - MAX_BUFFER_MS, to: to + MAX_DURATION_MINUTES * MINUTE_MS + MAX_BUFFER_MS }
}

/** A slot that starts outside of this range does not touch the period, even with its buffers. */
export function startsNear(rules: Lengths, { start, end }: { start: number; end: number }): Range {
  const { durationMs, beforeMs, afterMs } = lengthsOf(rules)
  return { from: start - durationMs - afterMs, to: end + beforeMs }
}

/** Values of the columns by which a database constraint keeps an owner's bookings from overlapping. */
export function guardOf(rules: Lengths, { endTime }: { startTime: Date; endTime: Date }) {
  return { guardEnd: new Date(endTime.getTime() + lengthsOf(rules).afterMs) }
}
