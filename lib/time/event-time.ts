import { formatLongDate, parseInstant, timezoneLabel, toListedTimezone } from '@/lib/scheduling'
import { formatTimeOfDay } from '@/lib/scheduling/format'
import type { PartTexts } from '@/messages/texts'

/** `Wednesday, June 3, 2026, 14:30–15:00, (GMT+03:00) Istanbul`. */
export function describeTimes(
  { startTime, endTime }: { startTime: string; endTime: string },
  timezone: string,
  { t, say, locale }: PartTexts<'eventMail'>,
): string {
  const [start, end] = [parseInstant(startTime), parseInstant(endTime)]
  return say(t.times, {
    date: formatLongDate(start, timezone, locale),
    start: formatTimeOfDay(start, timezone),
    end: formatTimeOfDay(end, timezone),
    zone: timezoneLabel(toListedTimezone(timezone), start),
  })
}

/** `Wednesday, June 3, 2026, 14:30, (GMT+03:00) Istanbul`. */
export function describeInstant(at: string, timezone: string, { t, say, locale }: PartTexts<'eventMail'>): string {
  const instant = parseInstant(at)
  return say(t.moment, {
    date: formatLongDate(instant, timezone, locale),
    time: formatTimeOfDay(instant, timezone),
    zone: timezoneLabel(toListedTimezone(timezone), instant),
  })
}
