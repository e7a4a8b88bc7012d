import { addDays, addMonths, type CalendarDate, type CalendarMonth, dayNumber } from '@/lib/scheduling/calendar-date'
import { type DateFormat, formatDate } from '@/lib/scheduling/format'
import { DAY_MS } from '@/lib/scheduling/units'
import { getZone, localDate, toInstant } from '@/lib/scheduling/zone'

/** Whole days of the account's calendar, `[start, end)`. */
export type DayRange = { start: CalendarDate; end: CalendarDate }

const STEP_DAYS = 30

/** The agenda as it opens: from that day one month ahead; from 31 January to 28 February. */
export function monthAhead(today: CalendarDate): DayRange {
  return { start: today, end: addMonths(today, 1) }
}

export function rangeBefore({ start }: DayRange): DayRange {
  return { start: addDays(start, -STEP_DAYS), end: start }
}

export function rangeAfter({ end }: DayRange): DayRange {
  return { start: end, end: addDays(end, STEP_DAYS) }
}

export function rangeOfMonth(month: CalendarMonth): DayRange {
  const start = `${month}-01`
  return { start, end: addMonths(start, 1) }
}

/** The days from that of one instant to that of a later one, both included. */
export function rangeOverInstants(firstMs: number, lastMs: number, timezone: string): DayRange {
  return { start: localDate(timezone, firstMs), end: addDays(localDate(timezone, lastMs), 1) }
}

/**
 * The instants at which the range's first day begins in the zone and its last one ends, `[from, to)` in epoch
 * milliseconds. Where a zone skips midnight, its day begins when the clock has moved. `RangeError` on an unknown zone.
 */
export function rangeInstants({ start, end }: DayRange, timezone: string): { from: number; to: number } {
  const zone = getZone(timezone)
  return { from: toInstant(zone, dayNumber(start) * DAY_MS), to: toInstant(zone, dayNumber(end) * DAY_MS) }
}

/** `Jun 3 2026 – Jul 2 2026`: the first and the last day that are shown. */
export function rangeHeading({ start, end }: DayRange, dateFormat: DateFormat): string {
  return `${formatDate(start, 'UTC', dateFormat)} – ${formatDate(addDays(end, -1), 'UTC', dateFormat)}`
}
