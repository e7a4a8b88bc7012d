import { DAY_MS, HOUR_MS, MINUTE_MS } from './units'
import type { Availability, Span } from './vocabulary'

const WEEK_MS = 7 * DAY_MS

/** Milliseconds of wall clock from midnight to an `HH:mm`. Throws `RangeError` on anything but 00:00 to 23:59. */
export function toTimeOfDay(time: string): number {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? []
  if (hours === undefined) throw new RangeError(`Invalid time: ${time}`)
  return Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS
}

/**
 * A span as wall clock since the midnight its date begins with: `endMs` is past `DAY_MS` when it runs into the next date.
 * Equal times span a whole day. Throws `RangeError` on a malformed time.
 */
export function toDaySpan({ startTime, endTime }: Span): { startMs: number; endMs: number } {
  const startMs = toTimeOfDay(startTime)
  const endMs = toTimeOfDay(endTime)
  return { startMs, endMs: endMs > startMs ? endMs : endMs + DAY_MS }
}

/** Equal times are a mistake, except 00:00–00:00, the whole day. */
export function isOpenSpan(startTime: string, endTime: string): boolean {
  return startTime !== endTime || startTime === '00:00'
}

/**
 * Index of the first availability that overlaps one listed before it, or null. The week is a ring: Saturday's hours past
 * midnight meet Sunday's. Touching (09:00–10:00, 10:00–11:00) is no overlap. Throws `RangeError` on a malformed time.
 */
export function findOverlap(availabilities: readonly Availability[]): number | null {
  const spans = availabilities.map((availability) => {
    const { startMs, endMs } = toDaySpan(availability)
    return { start: availability.dayOfWeek * DAY_MS + startMs, length: endMs - startMs }
  })
  const offender = spans.findIndex((span, index) =>
    spans.slice(0, index).some((earlier) => isWithin(span.start, earlier) || isWithin(earlier.start, span)),
  )
  return offender === -1 ? null : offender
}

/** True when a moment of the week is within a span. On a ring, two spans overlap when either begins in the other. */
function isWithin(moment: number, span: { start: number; length: number }): boolean {
  return (moment - span.start + WEEK_MS) % WEEK_MS < span.length
}
