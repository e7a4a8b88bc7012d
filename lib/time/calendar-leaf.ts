import { type CalendarDate, dayNumber } from '@/lib/scheduling/calendar-date'
import { formatterOf } from '@/lib/scheduling/format'
import { DAY_MS } from '@/lib/scheduling/units'
import { shortMonth } from './screen-time'

/** `Jun`, `4` and `Thu`: a day without the 日 that Japanese writes after it. */
export function calendarLeaf(date: CalendarDate, locale: string): { month: string; day: string; weekday: string } {
  return {
    month: shortMonth(date, locale),
    day: String(Number(date.slice(8))),
    weekday: formatterOf({ weekday: 'short' }, locale).format(dayNumber(date) * DAY_MS),
  }
}
