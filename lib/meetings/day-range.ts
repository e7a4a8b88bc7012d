import { clampDate, clampInstant } from '@/lib/scheduling/bounds'
import { addDays, addMonths, type CalendarDate, type CalendarMonth, dayNumber } from '@/lib/scheduling/calendar-date'
import type { DateFormat } from '@/lib/scheduling/clock-formats'
import { formatDate } from '@/lib/scheduling/format-date'
import { DAY_MS } from '@/lib/scheduling/units'
import { getZone, toInstant } from '@/lib/scheduling/zone'
import { localDate } from '@/lib/scheduling/zone-clock'
import { rangeWords } from '@/lib/time/joined-words'

/** Dates in the account's zone, `[start, end)`. */
export type DayRange = { start: CalendarDate; end: CalendarDate }

const STEP_DAYS = 30

/** Sums of dates past the year 9999 are not dates, so ranges are clamped to the API's bounds. */
export function rangeFrom(start: CalendarDate, end: CalendarDate): DayRange {
  return { start: clampDate(start), end: clampDate(end) }
}

/** The agenda's initial range: from that day one month ahead; from 31 January to 28 February. */
export function monthAhead(today: CalendarDate): DayRange {
  return rangeFrom(today, addMonths(today, 1))
}

export function rangeBefore({ start }: DayRange): DayRange {
  return rangeFrom(addDays(start, -STEP_DAYS), start)
}

export function rangeAfter({ end }: DayRange): DayRange {
  return rangeFrom(end, addDays(end, STEP_DAYS))
}

export function rangeOfMonth(month: CalendarMonth): DayRange {
  const start = `${month}-01`
  return rangeFrom(start, addMonths(start, 1))
}

export function rangeOfDay(date: CalendarDate): DayRange {
  return rangeFrom(date, addDays(date, 1))
}

/** From the day of one instant to the day of a later one, both included. */
export function rangeOverInstants(firstMs: number, lastMs: number, timezone: string): DayRange {
  return rangeFrom(localDate(timezone, firstMs), addDays(localDate(timezone, lastMs), 1))
}

/**
 * The instants of the range in a zone, `[from, to)` in epoch milliseconds within the bounds of the API. If the zone skips
 * midnight, the day begins after the gap. `RangeError` on an unknown zone.
 */
export function rangeInstants({ start, end }: DayRange, timezone: string): { from: number; to: number } {
  const zone = getZone(timezone)
  const startOf = (date: CalendarDate) => clampInstant(toInstant(zone, dayNumber(date) * DAY_MS))
  return { from: startOf(start), to: startOf(end) }
}

/** `Jun 3 2026 – Jul 2 2026`, both days included. */
export function rangeHeading({ start, end }: DayRange, dateFormat: DateFormat, locale: string): string {
  const write = (date: CalendarDate) => formatDate(date, 'UTC', dateFormat, locale)
  return rangeWords(write(start), write(addDays(end, -1)), locale)
}
