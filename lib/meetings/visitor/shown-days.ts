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
  /** Rows of seven days. Those before `first` and after `last` are shown elsewhere. */
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

/** The month of a date, or the weeks around a month's end; on a narrow screen the date's week, until that is unfolded. */
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
 * The month of a date. Where at most three weeks are left of the first one, five weeks from its first day on stand in for it, and
 * what follows begins after them: each date is shown once. A small screen has no room for weeks that are over.
 */
function monthAround({ from, last }: Bounds, date: CalendarDate, { weekStartDay, isNarrow }: Screen): ShownDays {
  let earlier: CalendarDate | null = null
  for (let start = from; ; ) {
    const month = `${monthOf(start)}-01`
    const week = firstOfWeek(start, weekStartDay)
    const isEnding = addDays(week, 21) >= addMonths(month, 1)
    const later = isEnding ? addDays(week, 35) : addMonths(month, 1)
    if (date < later || later > last) {
      const first = earlier ? start : isEnding ? week : month
      const weeks = weeksBetween(isNarrow ? start : first, later, weekStartDay)
      return { weeks, first, last: addDays(later, -1), weekStartDay, earlier, later: later > last ? null : later }
    }
    earlier = start
    start = later
  }
}
