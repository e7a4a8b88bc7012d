import { parseInstant } from '@/lib/scheduling/bounds'
import type { CalendarDate } from '@/lib/scheduling/calendar-date'
import type { DateFormat, TimeFormat } from '@/lib/scheduling/clock-formats'
import { formatTime } from '@/lib/scheduling/format'
import { formatDate } from '@/lib/scheduling/format-date'
import { localDate } from '@/lib/scheduling/zone-clock'
import type { PartTexts } from '@/messages/texts'

/** An account's settings for dates and times. */
export type Clock = { timezone: string; timeFormat: TimeFormat; dateFormat: DateFormat; weekStartDay: number }

/** Used when the settings cannot be read. It differs from the defaults of an unsaved account. */
export const FALLBACK_CLOCK: Clock = { timezone: 'UTC', timeFormat: '24h', dateFormat: 'MMM D YYYY', weekStartDay: 0 }

/** An account that never saved its settings uses the browser's zone. */
export function toClock(settings: Clock & { saved: boolean }, detectedTimezone: string | null): Clock {
  const { timezone, timeFormat, dateFormat, weekStartDay, saved } = settings
  return { timezone: saved ? timezone : (detectedTimezone ?? timezone), timeFormat, dateFormat, weekStartDay }
}

type Times = { startTime: string; endTime: string }

/**
 * Start and end for the list of a day: `14:30`, or `Jun 4 2026, 14:30` on another day. Midnight at a day's end belongs to
 * that day. Null when one of them is not a valid instant.
 */
export function timesOnDay(
  times: Times,
  day: CalendarDate,
  clock: Clock,
  { t, say, locale }: PartTexts<'time'>,
): { start: string; end: string } | null {
  const startMs = parseInstant(times.startTime)
  const endMs = parseInstant(times.endTime)
  if (Number.isNaN(startMs) || Number.isNaN(endMs)) return null
  const write = (instantMs: number, date: CalendarDate) => {
    const time = formatTime(instantMs, clock.timezone, clock.timeFormat, locale)
    return date === day
      ? time
      : say(t.dateTime, { date: formatDate(date, clock.timezone, clock.dateFormat, locale), time })
  }
  const lastMs = Math.max(startMs, endMs - 1)
  const endDate = localDate(clock.timezone, lastMs) === day ? day : localDate(clock.timezone, endMs)
  return { start: write(startMs, localDate(clock.timezone, startMs)), end: write(endMs, endDate) }
}

/** The start of a meeting for the cell of a day: `14:30`, the date if it started on another day, or `Invalid time`. */
export function startText(
  startTime: string,
  day: CalendarDate,
  clock: Clock,
  { t, locale }: PartTexts<'time'>,
): string {
  const startMs = parseInstant(startTime)
  if (Number.isNaN(startMs)) return t.invalid
  if (localDate(clock.timezone, startMs) !== day) return formatDate(startMs, clock.timezone, clock.dateFormat, locale)
  return formatTime(startMs, clock.timezone, clock.timeFormat, locale)
}
