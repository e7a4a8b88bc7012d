import { type Availability, toDaySpan } from './availability'
import type { Period } from './busy'
import { weekdayOf } from './calendar-date'
import { DAY_MS } from './units'
import { getZone, localDay, toInstant } from './zone'

export interface WindowRange {
  /** IANA name of the page's zone. */
  readonly timezone: string
  readonly availabilities: readonly Availability[]
  /** Epoch milliseconds, half-open: every window that overlaps `[from, to)` is listed, whole. */
  readonly from: number
  readonly to: number
}

/**
 * The windows of a page: each availability becomes one for every local date of its weekday, both ends turned into instants
 * by the "compatible" rule. Sorted by start; a clock change can make two overlap, and one that it swallows is left out.
 * Throws `RangeError` on an unknown zone or a malformed time.
 */
export function listWindows({ timezone, availabilities, from, to }: WindowRange): Period[] {
  const zone = getZone(timezone)
  const week = spansByWeekday(availabilities)
  const windows: Period[] = []
  if (!(from < to)) return windows
  // A window runs into the next date at most, or past a date that a zone skipped; clocks may fall back over midnight.
  const lastDay = localDay(zone, to) + 1
  for (let day = localDay(zone, from) - 2; day <= lastDay; day += 1) {
    for (const { startMs, endMs } of week[weekdayOf(day)] ?? []) {
      const start = toInstant(zone, day * DAY_MS + startMs)
      const end = toInstant(zone, day * DAY_MS + endMs)
      if (start < end && start < to && end > from) windows.push({ start, end })
    }
  }
  return windows.sort((one, other) => one.start - other.start)
}

function spansByWeekday(availabilities: readonly Availability[]) {
  const spans = availabilities.map((availability) => ({
    dayOfWeek: availability.dayOfWeek,
    ...toDaySpan(availability),
  }))
  return [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => spans.filter((span) => span.dayOfWeek === dayOfWeek))
}
