import {
  addDays,
  addMonths,
  type CalendarDate,
  dayNumber,
  dayOfWeek,
  monthOf,
  monthWeeks,
} from '@/lib/scheduling/calendar-date'
import type { SlotCalendar } from './slot-calendar'

/** The days that a calendar shows at once. */
export type ShownDays = {
  /** Rows of seven days. Those before `first` and after `last` belong to the neighbors. */
  weeks: CalendarDate[][]
  first: CalendarDate
  last: CalendarDate
  /** The weekday of the first column, 0 = Sunday. */
  weekStartDay: number
  /** Dates to show instead: earlier and later ones. Null at an end of the calendar. */
  earlier: CalendarDate | null
  later: CalendarDate | null
}

type Bounds = Pick<SlotCalendar, 'from' | 'last'>

/** The month of a date. */
export function monthAround({ from, last }: Bounds, date: CalendarDate, weekStartDay: number): ShownDays {
  const first = `${monthOf(date)}-01`
  const later = addMonths(first, 1)
  const before = addMonths(first, -1)
  return {
    weeks: monthWeeks(monthOf(date), weekStartDay),
    first,
    last: addDays(later, -1),
    weekStartDay,
    earlier: first <= from ? null : before < from ? from : before,
    later: later > last ? null : later,
  }
}

/** The seven days around a date, counted from the first day of the calendar: they begin with its weekday, not with Monday. */
export function weekAround({ from, last }: Bounds, date: CalendarDate): ShownDays {
  const first = addDays(from, Math.max(0, Math.floor((dayNumber(date) - dayNumber(from)) / 7)) * 7)
  const later = addDays(first, 7)
  return {
    weeks: [Array.from({ length: 7 }, (_, index) => addDays(first, index))],
    first,
    last: addDays(first, 6),
    weekStartDay: dayOfWeek(first),
    earlier: first === from ? null : addDays(first, -7),
    later: later > last ? null : later,
  }
}

/** The same without the rows that are over on `from`, which a small screen has no room for. */
export function withoutPastWeeks(days: ShownDays, from: CalendarDate): ShownDays {
  return { ...days, weeks: days.weeks.filter((week) => week.some((date) => date >= from)) }
}

export type Screen = { weekStartDay: number; isNarrow: boolean; isUnfolded?: boolean }

/** The month of a date; on a narrow screen its week, until the month is unfolded. */
export function daysAround(
  bounds: Bounds,
  date: CalendarDate,
  { weekStartDay, isNarrow, isUnfolded }: Screen,
): ShownDays {
  if (isNarrow && !isUnfolded) return weekAround(bounds, date)
  const month = monthAround(bounds, date, weekStartDay)
  return isNarrow ? withoutPastWeeks(month, bounds.from) : month
}
