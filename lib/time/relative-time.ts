import { type CalendarDate, dayNumber } from '@/lib/scheduling/calendar-date'
import { HOUR_MS, MINUTE_MS } from '@/lib/scheduling/units'
import { localDate } from '@/lib/scheduling/zone-clock'

/** Further away, a number of days says less than the date. */
const MAX_DAYS_AWAY = 60

/** `yesterday`, `today`, `tomorrow`, `in 11 days`; null when it is further away than 60 days. */
export function relativeDay(date: CalendarDate, today: CalendarDate, locale: string): string | null {
  const days = dayNumber(date) - dayNumber(today)
  return Math.abs(days) > MAX_DAYS_AWAY ? null : write(days, 'day', locale)
}

/** `in 20 minutes`, `in 3 hours`, and by days from the next local date on; null as in `relativeDay` and for what has begun. */
export function timeUntil(startMs: number, nowMs: number, timezone: string, locale: string): string | null {
  const minutes = Math.ceil((startMs - nowMs) / MINUTE_MS)
  if (minutes <= 0) return null
  if (minutes < 60) return write(minutes, 'minute', locale)
  const [date, today] = [localDate(timezone, startMs), localDate(timezone, nowMs)]
  return date === today
    ? write(Math.floor((startMs - nowMs) / HOUR_MS), 'hour', locale)
    : relativeDay(date, today, locale)
}

function write(count: number, unit: 'minute' | 'hour' | 'day', locale: string): string {
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(count, unit)
}
