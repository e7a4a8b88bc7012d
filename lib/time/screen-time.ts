import { type CalendarDate, dayNumber } from '@/lib/scheduling/calendar-date'
import { formatLongDate, formatTimeOfDay, formatterOf } from '@/lib/scheduling/format'
import { DAY_MS } from '@/lib/scheduling/units'
import { localDate } from '@/lib/scheduling/zone-clock'

/** The local date and time (`HH:mm`) of an instant in a zone. `RangeError` on an unknown zone. */
export function toWallClock(instantMs: number, timezone: string): { date: CalendarDate; time: string } {
  return { date: localDate(timezone, instantMs), time: formatTimeOfDay(instantMs, timezone) }
}

/** `Thursday, June 4, 2026` */
export function longDate(date: CalendarDate, locale: string): string {
  return formatLongDate(dayNumber(date) * DAY_MS, 'UTC', locale)
}

/** `Thursday` and `Jun 4`. */
export function dayHeading(date: CalendarDate, locale: string): { weekday: string; day: string } {
  const format = midnightFormat(locale, dayNumber(date) * DAY_MS)
  return { weekday: format({ weekday: 'long' }), day: format({ month: 'short', day: 'numeric' }) }
}

/** `Thursday, June 4` */
export function dateOfYear(date: CalendarDate, locale: string): string {
  return midnightFormat(locale, dayNumber(date) * DAY_MS)({ weekday: 'long', month: 'long', day: 'numeric' })
}

/** `Jun` */
export function shortMonth(date: CalendarDate, locale: string): string {
  return midnightFormat(locale, dayNumber(date) * DAY_MS)({ month: 'short' })
}

/** The seven weekdays from `weekStartDay` (0 = Sunday) on, short and long. */
export function weekdayNames(weekStartDay: number, locale: string): { short: string; long: string }[] {
  // Arabic has no short names but single letters, which its calendars show.
  const weekday = locale.startsWith('ar') ? 'narrow' : 'short'
  return Array.from({ length: 7 }, (_, index) => {
    // 1970-01-04, the third day after the epoch, was a Sunday.
    const format = midnightFormat(locale, (3 + ((weekStartDay + index) % 7)) * DAY_MS)
    return { short: format({ weekday }), long: format({ weekday: 'long' }) }
  })
}

/** Formats a calendar date, which has no zone, as midnight UTC. */
function midnightFormat(locale: string, midnightMs: number) {
  return (options: Intl.DateTimeFormatOptions) => formatterOf(options, locale).format(midnightMs)
}
