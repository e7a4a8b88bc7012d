import { parseInstant } from '@/lib/scheduling/bounds'
import type { CalendarDate } from '@/lib/scheduling/calendar-date'
import { type DateFormat, formatDate, formatTime, type TimeFormat } from '@/lib/scheduling/format'
import { localDate } from '@/lib/scheduling/zone'

/** How an account reads time. */
export type Clock = { timezone: string; timeFormat: TimeFormat; dateFormat: DateFormat; weekStartDay: number }

export const INVALID_TIME = 'Invalid time'

/** The screen's fallback when the settings cannot be read. It differs from the defaults of an unsaved account. */
export const FALLBACK_CLOCK: Clock = { timezone: 'UTC', timeFormat: '24h', dateFormat: 'MMM D YYYY', weekStartDay: 0 }

/** The account's clock; an account that never saved its settings lives in the browser's zone. */
export function toClock(settings: Clock & { saved: boolean }, detectedTimezone: string | null): Clock {
  const { timezone, timeFormat, dateFormat, weekStartDay, saved } = settings
  return { timezone: saved ? timezone : (detectedTimezone ?? timezone), timeFormat, dateFormat, weekStartDay }
}

type Times = { startTime: string; endTime: string }

/**
 * Start and end as they are read under the heading of a day: a time, with its date before it where that is another day.
 * Midnight at a day's end belongs to that day. Null when one of them is no date.
 */
export function timesOnDay(times: Times, day: CalendarDate, clock: Clock): { start: string; end: string } | null {
  const startMs = parseInstant(times.startTime)
  const endMs = parseInstant(times.endTime)
  if (Number.isNaN(startMs) || Number.isNaN(endMs)) return null
  const write = (instantMs: number, date: CalendarDate) => {
    const time = formatTime(instantMs, clock.timezone, clock.timeFormat)
    return date === day ? time : `${formatDate(date, clock.timezone, clock.dateFormat)}, ${time}`
  }
  const lastMs = Math.max(startMs, endMs - 1)
  const endDate = localDate(clock.timezone, lastMs) === day ? day : localDate(clock.timezone, endMs)
  return { start: write(startMs, localDate(clock.timezone, startMs)), end: write(endMs, endDate) }
}

/** When a meeting starts, as the cell of a day says it: `14:30`, the date where that was another day, or `Invalid time`. */
export function startText(startTime: string, day: CalendarDate, clock: Clock): string {
  const startMs = parseInstant(startTime)
  if (Number.isNaN(startMs)) return INVALID_TIME
  if (localDate(clock.timezone, startMs) !== day) return formatDate(startMs, clock.timezone, clock.dateFormat)
  return formatTime(startMs, clock.timezone, clock.timeFormat)
}
