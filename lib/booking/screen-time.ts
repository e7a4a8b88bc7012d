import { type CalendarDate, type CalendarMonth, dayNumber } from '@/lib/scheduling/calendar-date'
import { DAY_MS, MINUTE_MS } from '@/lib/scheduling/units'
import { toWallClock } from './wall-clock'

export type HourCycle = '12h' | '24h'

const LANGUAGE = 'en-US'

/** A wall time `HH:mm` as it is shown: `14:30` or `02:30 PM`. */
export function formatWallTime(time: string, hourCycle: HourCycle): string {
  if (hourCycle === '24h') return time
  const hour = Number(time.slice(0, 2))
  const shown = String(hour % 12 || 12).padStart(2, '0')
  return `${shown}${time.slice(2)} ${hour < 12 ? 'AM' : 'PM'}`
}

/** An instant's time on a zone's clock. */
export function formatInstant(instant: string, timezone: string, hourCycle: HourCycle): string {
  return formatWallTime(toWallClock(Date.parse(instant), timezone).time, hourCycle)
}

/** `10:00 – 10:30`: from an instant to its end; times only, for the date stands elsewhere. */
export function formatPeriod(start: string, durationMinutes: number, timezone: string, hourCycle: HourCycle): string {
  const end = new Date(Date.parse(start) + durationMinutes * MINUTE_MS).toISOString()
  return `${formatInstant(start, timezone, hourCycle)} – ${formatInstant(end, timezone, hourCycle)}`
}

/** `Thursday, June 4, 2026` */
export function longDate(date: CalendarDate): string {
  return format(date, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' })
}

/** `June 2026` */
export function monthLabel(month: CalendarMonth): string {
  return format(`${month}-01`, { month: 'long', year: 'numeric' })
}

/** `Thursday` and `June 4`, to be set apart. */
export function dayHeading(date: CalendarDate): { weekday: string; day: string } {
  return { weekday: format(date, { weekday: 'long' }), day: format(date, { month: 'long', day: 'numeric' }) }
}

/** The seven weekdays from `weekStartDay` (0 = Sunday) on, short and long. */
export function weekdayNames(weekStartDay: number): { short: string; long: string }[] {
  // 1970-01-04 was a Sunday.
  return Array.from({ length: 7 }, (_, index) => {
    const day = new Date((3 + ((weekStartDay + index) % 7)) * DAY_MS)
    return { short: formatDay(day, { weekday: 'short' }), long: formatDay(day, { weekday: 'long' }) }
  })
}

function format(date: CalendarDate, options: Intl.DateTimeFormatOptions): string {
  return formatDay(new Date(dayNumber(date) * DAY_MS), options)
}

/** A calendar date has no zone: it is read as midnight UTC and shown in UTC. */
function formatDay(day: Date, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(LANGUAGE, { ...options, timeZone: 'UTC' }).format(day)
}
