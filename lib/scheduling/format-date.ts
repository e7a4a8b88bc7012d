import { type CalendarDate, type CalendarMonth, dayNumber } from './calendar-date'
import type { DateFormat } from './clock-formats'
import { dayOf, formatDay, isEnglish, MONTH_HEADING } from './format'
import { DAY_MS } from './units'

const MONTH_NAME = { month: 'short' } as const
const DATE = { year: 'numeric', month: 'short', day: 'numeric' } as const

/**
 * `Jun 3 2026` or `3 Jun 2026`, of an instant seen from a zone or of a calendar date (then the zone does not matter). Other
 * languages have one order of their own: `3. Juni 2026`, `2026年6月3日`. Throws `RangeError` on an unknown zone, an invalid
 * instant or an impossible date.
 */
export function formatDate(
  when: number | CalendarDate,
  timezone: string,
  dateFormat: DateFormat,
  locale: string,
): string {
  const midnightMs = dayOf(when, timezone) * DAY_MS
  if (!isEnglish(locale)) return formatDay(DATE, midnightMs, locale)
  const month = formatDay(MONTH_NAME, midnightMs, locale)
  const date = new Date(midnightMs)
  const [day, year] = [date.getUTCDate(), date.getUTCFullYear()]
  return dateFormat === 'MMM D YYYY' ? `${month} ${day} ${year}` : `${day} ${month} ${year}`
}

/** `2026-06` → `June 2026`. Throws `RangeError` on an impossible month. */
export function monthHeading(month: CalendarMonth, locale: string): string {
  return formatDay(MONTH_HEADING, dayNumber(`${month}-01`) * DAY_MS, locale)
}
