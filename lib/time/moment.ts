import { addDays, type CalendarDate, dayOfWeek } from '@/lib/scheduling/calendar-date'
import { type DateFormat, formatDate, formatTime, type TimeFormat } from '@/lib/scheduling/format'
import { cityOf } from '@/lib/scheduling/timezones'
import { localDate } from '@/lib/scheduling/zone'
import { weekdayNames } from './screen-time'

type Clock = { timezone: string; timeFormat: TimeFormat; dateFormat: DateFormat }

/** An instant as an account with these settings reads it: `Wednesday, 3 Jun 2026, 14:30 in Istanbul`. `RangeError` on an unknown zone. */
export function describeMoment(instantMs: number, { timezone, timeFormat, dateFormat }: Clock): string {
  const weekday = weekdayNames(dayOfWeek(localDate(timezone, instantMs)))[0]?.long
  const date = formatDate(instantMs, timezone, dateFormat)
  return `${weekday}, ${date}, ${formatTime(instantMs, timezone, timeFormat)} in ${cityOf(timezone)}`
}

/** The seven dates of the week a date lies in, from `weekStartDay` (0 = Sunday) on. */
export function weekOf(date: CalendarDate, weekStartDay: number): CalendarDate[] {
  const daysIn = (dayOfWeek(date) - weekStartDay + 7) % 7
  return Array.from({ length: 7 }, (_, index) => addDays(date, index - daysIn))
}
