import type { TimeFormat } from '@/lib/scheduling/clock-formats'
import { formatTime } from '@/lib/scheduling/format'
import { MINUTE_MS } from '@/lib/scheduling/units'
import { rangeWords } from './joined-words'

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
