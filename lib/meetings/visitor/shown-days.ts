import {
  addDays,
  addMonths,
  type CalendarDate,
  dayNumber,
  dayOfWeek,
  firstOfWeek,
  monthOf,
  weeksBetween,
} from '@/lib/scheduling/calendar-date'
import type { SlotCalendar } from './slot-calendar'

/** The days that a calendar shows at once. */
export type ShownDays = {
  /** Rows of seven days. Those before `first` and after `last` are not shown. */
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

type Screen = { weekStartDay: number; isNarrow: boolean; isUnfolded?: boolean }

/** The month of a date; on a narrow screen its week, until that is unfolded. */
export function daysAround(bounds: Bounds, date: CalendarDate, screen: Screen): ShownDays {
  return screen.isNarrow && !screen.isUnfolded ? weekAround(bounds, date) : monthAround(bounds, date, screen)
}

/** The seven days around a date, counted from the first day of the calendar: they begin with its weekday, not with Monday. */
function weekAround({ from, last }: Bounds, date: CalendarDate): ShownDays {
  const first = addDays(from, Math.max(0, Math.floor((dayNumber(date) - dayNumber(from)) / 7)) * 7)
  const later = addDays(first, 7)
  const weekStartDay = dayOfWeek(first)
  return {
    weeks: weeksBetween(first, later, weekStartDay),
    first,
    last: addDays(first, 6),
    weekStartDay,
    earlier: first === from ? null : addDays(first, -7),
    later: later > last ? null : later,
  }
}

/**
 * The month of a date. At the end of the first one its present week begins it, and all of the next month follows, where both fit
 * in six rows. A small screen has no room for weeks that are over.
 */
function monthAround({ from, last }: Bounds, date: CalendarDate, { weekStartDay, isNarrow }: Screen): ShownDays {
  const month = `${monthOf(date)}-01`
  const next = addMonths(month, 1)
  const before = addMonths(month, -1)
  const isFirst = month <= from
  const start = isFirst ? from : month
  const week = firstOfWeek(start, weekStartDay)
  const rolls = isFirst && addDays(week, 42) >= addMonths(month, 2)
  const first = rolls ? week : month
  const end = rolls ? addMonths(month, 2) : next
  return {
    weeks: weeksBetween(isNarrow ? start : first, end, weekStartDay),
    first,
    last: addDays(end, -1),
    weekStartDay,
    earlier: isFirst ? null : before < from ? from : before,
    later: end > last ? null : next,
  }
}
