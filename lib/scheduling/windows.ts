import { toDaySpan } from './availability'
import type { Period } from './busy'
import { dayNumber, weekdayOf } from './calendar-date'
import { DAY_MS } from './units'
import type { Availability, DateHours } from './vocabulary'
import { getZone, localDay, toInstant } from './zone'

export interface WindowRange {
  /** IANA name of the page's zone. */
  readonly timezone: string
  readonly availabilities: readonly Availability[]
  readonly dates?: readonly DateHours[]
  /** Epoch milliseconds, half-open: every window that overlaps `[from, to)` is listed, whole. */
  readonly from: number
  readonly to: number
}

/** A time in which slots may lie, epoch milliseconds. */
export interface Window extends Period {
  /** True when it comes from the hours of a single date, which are open in spite of time off. */
  readonly isOfDate: boolean
}

/**
 * The windows of a page: each span becomes one on every local date it belongs to, both ends turned into instants by the
 * "compatible" rule. A window belongs to the date on which it begins. Sorted by start; a clock change can make two overlap,
 * and one that it swallows is left out. Throws `RangeError` on an unknown zone, a malformed time or a malformed date.
 */
export function listWindows({ timezone, availabilities, dates = [], from, to }: WindowRange): Window[] {
  const zone = getZone(timezone)
  const week = spansByWeekday(availabilities)
  const ofDates = new Map(dates.map(({ date, spans }) => [dayNumber(date), spans.map(toDaySpan)]))
  const windows: Window[] = []
  if (!(from < to)) return windows
  // A window runs into the next date at most, or past a date that a zone skipped; clocks may fall back over midnight.
  const lastDay = localDay(zone, to) + 1
  for (let day = localDay(zone, from) - 2; day <= lastDay; day += 1) {
    const ofDate = ofDates.size > 0 ? ofDates.get(day) : undefined
    for (const { startMs, endMs } of ofDate ?? week[weekdayOf(day)] ?? []) {
      const start = toInstant(zone, day * DAY_MS + startMs)
      const end = toInstant(zone, day * DAY_MS + endMs)
      if (start < end && start < to && end > from) windows.push({ start, end, isOfDate: ofDate !== undefined })
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
