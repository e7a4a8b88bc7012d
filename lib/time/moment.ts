import { addDays, type CalendarDate, dayOfWeek } from '@/lib/scheduling/calendar-date'
import type { DateFormat, TimeFormat } from '@/lib/scheduling/clock-formats'
import { formatTime } from '@/lib/scheduling/format'
import { formatDate } from '@/lib/scheduling/format-date'
import { cityOf } from '@/lib/scheduling/zone-city'
import { localDate } from '@/lib/scheduling/zone-clock'
import type { PartTexts } from '@/messages/texts'
import { weekdayNames } from './screen-time'

type Clock = { timezone: string; timeFormat: TimeFormat; dateFormat: DateFormat }

/** An instant by an account's settings: `Wednesday, 3 Jun 2026, 14:30 in Istanbul`. `RangeError` on an unknown zone. */
export function describeMoment(
  instantMs: number,
  { timezone, timeFormat, dateFormat }: Clock,
  { t, say, locale }: PartTexts<'time'>,
): string {
  return say(t.moment, {
    weekday: weekdayNames(dayOfWeek(localDate(timezone, instantMs)), locale)[0]?.long ?? '',
    date: formatDate(instantMs, timezone, dateFormat, locale),
    time: formatTime(instantMs, timezone, timeFormat, locale),
    city: cityOf(timezone, locale),
  })
}

/** The seven dates of the week that contains a date, from `weekStartDay` (0 = Sunday) on. */
export function weekOf(date: CalendarDate, weekStartDay: number): CalendarDate[] {
  const daysIn = (dayOfWeek(date) - weekStartDay + 7) % 7
  return Array.from({ length: 7 }, (_, index) => addDays(date, index - daysIn))
}
