import { dayNumber } from '@/lib/scheduling/calendar-date'
import type { DateFormat, TimeFormat } from '@/lib/scheduling/clock-formats'
import { formatDate } from '@/lib/scheduling/format-date'
import type { TimeOffSpan } from '@/lib/scheduling/vocabulary'
import { formatWallTime } from '@/lib/time/period'
import type { PartTexts } from '@/messages/texts'

type Formats = { dateFormat: DateFormat; timeFormat: TimeFormat }

/** `Aug 1 2027 – Aug 21 2027`, `May 27 2027`, or `Dec 24 2027, 14:00 to midnight`. */
export function spanText(
  { from, to, startTime, endTime }: TimeOffSpan,
  { dateFormat, timeFormat }: Formats,
  { t, say, locale }: PartTexts<'timeOff'>,
): string {
  const day = (date: string) => formatDate(date, 'UTC', dateFormat, locale)
  const time = (text: string) => formatWallTime(text, timeFormat, locale)
  if (startTime === null || endTime === null) {
    return from === to ? day(from) : say(t.span.days, { from: day(from), to: day(to) })
  }
  const start = time(startTime)
  return endTime === '23:59'
    ? say(t.span.toMidnight, { date: day(from), start })
    : say(t.span.part, { date: day(from), start, end: time(endTime) })
}

/** Dates of a span, both ends included. */
export function countDays({ from, to }: Pick<TimeOffSpan, 'from' | 'to'>): number {
  return dayNumber(to) - dayNumber(from) + 1
}
