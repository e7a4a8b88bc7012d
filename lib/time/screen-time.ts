import { type CalendarDate, dayNumber } from '@/lib/scheduling/calendar-date'
import { formatLongDate, formatTime, type TimeFormat } from '@/lib/scheduling/format'
import { DAY_MS, MINUTE_MS } from '@/lib/scheduling/units'
import { localDate } from '@/lib/scheduling/zone'

const DEFAULT_LOCALE = 'en-US'

/** The local date and time (`HH:mm`) of an instant in a zone. `RangeError` on an unknown zone. */
export function toWallClock(instantMs: number, timezone: string): { date: CalendarDate; time: string } {
  return { date: localDate(timezone, instantMs), time: formatTime(instantMs, timezone, '24h') }
}

/** A wall time `HH:mm` that belongs to no instant, as it is shown: `14:30` or `02:30 PM`. */
export function formatWallTime(time: string, format: TimeFormat): string {
  return formatTime(Date.parse(`2000-01-01T${time}:00Z`), 'UTC', format)
}

/** `10:00 – 10:30`: from an instant to its end; times only, for the date stands elsewhere. */
export function formatPeriod(startMs: number, durationMinutes: number, timezone: string, format: TimeFormat): string {
  const endMs = startMs + durationMinutes * MINUTE_MS
  return `${formatTime(startMs, timezone, format)} – ${formatTime(endMs, timezone, format)}`
}

/** `Thursday, June 4, 2026` */
export function longDate(date: CalendarDate, locale?: string): string {
  return formatLongDate(dayNumber(date) * DAY_MS, 'UTC', locale)
}

/** `Thursday` and `Jun 4`, to be set apart. */
export function dayHeading(date: CalendarDate, locale = DEFAULT_LOCALE): { weekday: string; day: string } {
  const midnight = dayNumber(date) * DAY_MS
  return {
    weekday: format(midnight, { weekday: 'long' }, locale),
    day: format(midnight, { month: 'short', day: 'numeric' }, locale),
  }
}

/** The seven weekdays from `weekStartDay` (0 = Sunday) on, short and long. */
export function weekdayNames(weekStartDay: number, locale = DEFAULT_LOCALE): { short: string; long: string }[] {
  return Array.from({ length: 7 }, (_, index) => {
    // 1970-01-04, the third day after the epoch, was a Sunday.
    const midnight = (3 + ((weekStartDay + index) % 7)) * DAY_MS
    return {
      short: format(midnight, { weekday: 'short' }, locale),
      long: format(midnight, { weekday: 'long' }, locale),
    }
  })
}

/** A calendar date has no zone: it is read as midnight UTC and shown in UTC. */
function format(midnightMs: number, options: Intl.DateTimeFormatOptions, locale: string): string {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(midnightMs)
}
