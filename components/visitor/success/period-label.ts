import type { SuccessFacts } from '@/lib/meetings/visitor/success-facts'
import type { TimeFormat } from '@/lib/scheduling/clock-formats'
import { timezoneLabel } from '@/lib/scheduling/timezones'
import { MINUTE_MS } from '@/lib/scheduling/units'
import { isTimezone } from '@/lib/scheduling/zone-clock'
import { dateAndTime, rangeWords } from '@/lib/time/joined-words'
import { formatWallTime } from '@/lib/time/period'
import { longDate, toWallClock } from '@/lib/time/screen-time'

/** `10:00 – 10:30`; the start alone where the length or the instant is not known. */
export function periodLabel(
  { start, time, timezone, durationMinutes }: SuccessFacts,
  timeFormat: TimeFormat,
  locale: string,
) {
  if (!time) return null
  const from = formatWallTime(time, timeFormat, locale)
  if (!start || !timezone || !durationMinutes) return from
  const end = toWallClock(Date.parse(start) + durationMinutes * MINUTE_MS, timezone).time
  return rangeWords(from, formatWallTime(end, timeFormat, locale), locale)
}

export function zoneLabel({ start, date, timezone }: SuccessFacts, locale: string): string | null {
  if (!timezone || !isTimezone(timezone)) return null
  return timezoneLabel(timezone, Date.parse(start ?? `${date ?? '2000-01-01'}T12:00:00Z`), locale)
}

/** `June 4, 2030, 14:30`, in the zone of the booking. */
export function momentLabel(
  at: string,
  { timezone }: Pick<SuccessFacts, 'timezone'>,
  timeFormat: TimeFormat,
  locale: string,
) {
  const { date, time } = toWallClock(Date.parse(at), timezone && isTimezone(timezone) ? timezone : 'UTC')
  return dateAndTime(longDate(date, locale), formatWallTime(time, timeFormat, locale), locale)
}
