import { formatLongDate, formatTime, timezoneLabel, toListedTimezone } from '@/lib/scheduling'

/** `Wednesday, June 3, 2026, 14:30–15:00, (GMT+03:00) Istanbul`. */
export function describeTime(times: { startTime: string; endTime: string }, timezone: string): string {
  const [start, end] = [Date.parse(times.startTime), Date.parse(times.endTime)]
  const clock = `${formatTime(start, timezone, '24h')}–${formatTime(end, timezone, '24h')}`
  return `${formatLongDate(start, timezone)}, ${clock}, ${timezoneLabel(toListedTimezone(timezone), start)}`
}

/** `Wednesday, June 3, 2026, 14:30, (GMT+03:00) Istanbul`. */
export function describeInstant(at: string, timezone: string): string {
  const [instant, zone] = [Date.parse(at), toListedTimezone(timezone)]
  return `${formatLongDate(instant, timezone)}, ${formatTime(instant, timezone, '24h')}, ${timezoneLabel(zone, instant)}`
}
