import type { CalendarDate } from './calendar-date'
import { MAX_DURATION_MINUTES, MINUTE_MS } from './units'
import {
  type Alignment,
  type Availability,
  type DateHours,
  DEFAULT_BUFFER_MINUTES,
  MAX_BUFFER_MINUTES,
} from './vocabulary'

/** The slot rules of a page for one duration. Lengths are whole minutes. */
export interface SlotRules {
  /** IANA name of the page's zone. */
  readonly timezone: string
  readonly availabilities: readonly Availability[]
  /** Dates with hours of their own; each date at most once. */
  readonly dates: readonly DateHours[]
  /** Length of a slot. */
  readonly durationMinutes: number
  /** Between two starts of a window. */
  readonly stepMinutes: number
  readonly align: Alignment
  /** Kept free between an earlier booking and a slot. */
  readonly bufferBefore: number
  /** Kept free between a slot and a later booking. */
  readonly bufferAfter: number
  /** Elapsed time between now and a start, at least. */
  readonly noticeMinutes: number
  /** First and last local date on which something may start, in the page's zone; no limit when absent. */
  readonly firstDate?: CalendarDate | undefined
  readonly lastDate?: CalendarDate | undefined
}

type Lengths = Pick<SlotRules, 'durationMinutes'> &
  Partial<Pick<SlotRules, 'stepMinutes' | 'bufferBefore' | 'bufferAfter' | 'noticeMinutes'>>

/**
 * The lengths of a page's rules in milliseconds. Throws `RangeError` on a duration or step that is not a whole number of at
 * least 1, and on a negative gap or notice.
 */
export function lengthsOf(rules: Lengths) {
  const { durationMinutes, stepMinutes = durationMinutes, noticeMinutes = 0 } = rules
  const { bufferBefore = DEFAULT_BUFFER_MINUTES, bufferAfter = DEFAULT_BUFFER_MINUTES } = rules
  requireWhole('duration', durationMinutes)
  requireWhole('step', stepMinutes)
  requireLength('gap before', bufferBefore)
  requireLength('gap after', bufferAfter)
  requireLength('notice', noticeMinutes)
  return {
    durationMs: durationMinutes * MINUTE_MS,
    stepMs: stepMinutes * MINUTE_MS,
    beforeMs: bufferBefore * MINUTE_MS,
    afterMs: bufferAfter * MINUTE_MS,
    noticeMs: noticeMinutes * MINUTE_MS,
  }
}

function requireWhole(name: string, minutes: number): void {
  if (!Number.isInteger(minutes) || minutes < 1) throw new RangeError(`Invalid ${name}: ${minutes} minutes`)
}

function requireLength(name: string, minutes: number): void {
  if (!Number.isFinite(minutes) || minutes < 0) throw new RangeError(`Invalid ${name}: ${minutes} minutes`)
}

type Range = { readonly from: number; readonly to: number }

/** Calendar events outside of it decide nothing about slots that start in `[from, to)`. Epoch milliseconds. */
export function reachOf(rules: Lengths, { from, to }: Range): Range {
  const { durationMs, beforeMs, afterMs } = lengthsOf(rules)
  return { from: from - beforeMs, to: to + durationMs + afterMs }
}

/** The same for bookings and meetings, which bring gaps of their own, and for whichever page it may be. */
export function widestReach({ from, to }: Range): Range {
  const gapMs = MAX_BUFFER_MINUTES * MINUTE_MS
  return { from: from - gapMs, to: to + MAX_DURATION_MINUTES * MINUTE_MS + gapMs }
}

/** A slot that starts outside of this range does not touch the period, even with the page's gaps. */
export function startsNear(rules: Lengths, { start, end }: { start: number; end: number }): Range {
  const { durationMs, beforeMs, afterMs } = lengthsOf(rules)
  return { from: start - durationMs - afterMs, to: end + beforeMs }
}

/** Values of the columns by which database constraints keep an owner's bookings apart: the booking with its gaps. */
export function guardOf(rules: Lengths, { startTime, endTime }: { startTime: Date; endTime: Date }) {
  const { beforeMs, afterMs } = lengthsOf(rules)
  return {
    guardStart: new Date(startTime.getTime() - beforeMs),
    guardEnd: new Date(endTime.getTime() + afterMs),
  }
}
