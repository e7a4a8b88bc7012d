import { formatLongDate, parseInstant, timezoneLabel, toListedTimezone } from '@/lib/scheduling'
import { formatTimeOfDay } from '@/lib/scheduling/format'

/** `Wednesday, June 3, 2026, 14:30–15:00, (GMT+03:00) Istanbul`. */
export function describeTime(times: { startTime: string; endTime: string }, timezone: string, locale: string): string {
  const [start, end] = [parseInstant(times.startTime), parseInstant(times.endTime)]
  const clock = `${formatTimeOfDay(start, timezone)}–${formatTimeOfDay(end, timezone)}`
  return `${formatLongDate(start, timezone, locale)}, ${clock}, ${timezoneLabel(toListedTimezone(timezone), start)}`
}

/** `Wednesday, June 3, 2026, 14:30, (GMT+03:00) Istanbul`. */
export function describeInstant(at: string, timezone: string, locale: string): string {
  const [instant, zone] = [parseInstant(at), toListedTimezone(timezone)]
  const time = formatTimeOfDay(instant, timezone)
  return `${formatLongDate(instant, timezone, locale)}, ${time}, ${timezoneLabel(zone, instant)}`
}
