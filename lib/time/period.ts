import type { TimeFormat } from '@/lib/scheduling/clock-formats'
import { formatTime } from '@/lib/scheduling/format'
import { MINUTE_MS } from '@/lib/scheduling/units'
import { rangeWords } from './joined-words'

/** Formats a wall time `HH:mm` without a date: `14:30` or `02:30 PM`. */
export function formatWallTime(time: string, format: TimeFormat, locale: string): string {
  return formatTime(Date.parse(`2000-01-01T${time}:00Z`), 'UTC', format, locale)
}

/** `10:00 – 10:30`, without dates. */
export function formatPeriod(
  startMs: number,
  durationMinutes: number,
  timezone: string,
  format: TimeFormat,
  locale: string,
): string {
  const write = (instantMs: number) => formatTime(instantMs, timezone, format, locale)
  return rangeWords(write(startMs), write(startMs + durationMinutes * MINUTE_MS), locale)
}
