import { formatLongDate, formatTime, parseInstant, timezoneLabel, toListedTimezone } from '@/lib/scheduling'

/** `Wednesday, June 3, 2026, 14:30–15:00, (GMT+03:00) Istanbul`. */
export function describeTime(
  times: { startTime: string; endTime: string },
  timezone: string,
  locale = 'en-US',
): string {
  const [start, end] = [parseInstant(times.startTime), parseInstant(times.endTime)]
  const clock = `${formatTime(start, timezone, '24h', locale)}–${formatTime(end, timezone, '24h', locale)}`
  return `${formatLongDate(start, timezone, locale)}, ${clock}, ${timezoneLabel(toListedTimezone(timezone), start)}`
}

/** `Wednesday, June 3, 2026, 14:30, (GMT+03:00) Istanbul`. */
export function describeInstant(at: string, timezone: string, locale = 'en-US'): string {
  const [instant, zone] = [parseInstant(at), toListedTimezone(timezone)]
  const time = formatTime(instant, timezone, '24h', locale)
  return `${formatLongDate(instant, timezone, locale)}, ${time}, ${timezoneLabel(zone, instant)}`
}
