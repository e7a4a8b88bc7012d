import type { TimeFormat } from '@/lib/scheduling/clock-formats'
import { formatTime } from '@/lib/scheduling/format'
import { DAY_MS } from '@/lib/scheduling/units'
import { dateAndTime } from './joined-words'
import { dateOfYear, longDate, toWallClock, weekdayNames } from './screen-time'

type Clock = { timezone: string; timeFormat: TimeFormat; locale: string; now: Date }

/** `Thursday, June 4, 14:00`, with the year where it is another one than now. */
export function dateTimeWords(at: Date, { timezone, timeFormat, locale, now }: Clock): string {
  const { date } = toWallClock(at.getTime(), timezone)
  const isThisYear = date.slice(0, 4) === toWallClock(now.getTime(), timezone).date.slice(0, 4)
  const day = isThisYear ? dateOfYear(date, locale) : longDate(date, locale)
  return dateAndTime(day, formatTime(at.getTime(), timezone, timeFormat, locale), locale)
}

/** The same for a deadline: `Thursday, 14:00` where no other Thursday can be meant, in the next six days. */
export function deadlineWords(at: Date, clock: Clock): string {
  const { timezone, timeFormat, locale, now } = clock
  const { date } = toWallClock(at.getTime(), timezone)
  const isNear = at > now && date < toWallClock(now.getTime() + 7 * DAY_MS, timezone).date
  if (!isNear) return dateTimeWords(at, clock)
  const weekday = weekdayNames(new Date(date).getUTCDay(), locale)[0]?.long
  return dateAndTime(weekday ?? '', formatTime(at.getTime(), timezone, timeFormat, locale), locale)
}
