import {
  addDays,
  addMonths,
  type CalendarDate,
  firstOfWeek,
  monthOf,
  weeksBetween,
} from '@/lib/scheduling/calendar-date'
import { type DayRange, rangeFrom, rangeOfMonth } from './day-range'

export type GridSpan = 'week' | 'month'

/** A calendar of whole weeks. `shown` are the dates in it, `counted` those that its heading is about. */
export type CalendarGrid = {
  span: GridSpan
  /** Null is a blank cell ahead of the month. */
  weeks: (CalendarDate | null)[][]
  shown: DayRange
  counted: DayRange
}

/**
 * The month of a date, or its week. A month's grid begins with its 1st after blank cells, and goes on into the next month to the
 * end of its last week, so that the days to come are seen at a month's end. `weekStartDay` is 0 (Sunday) to 6.
 */
export function calendarGrid(span: GridSpan, date: CalendarDate, weekStartDay: number): CalendarGrid {
  if (span === 'week') {
    const first = firstOfWeek(date, weekStartDay)
    const days = Array.from({ length: 7 }, (_, index) => addDays(first, index))
    const range = rangeFrom(first, addDays(first, 7))
    return { span, weeks: [days], shown: range, counted: range }
  }
  const month = monthOf(date)
  const first = `${month}-01`
  const dated = weeksBetween(first, addMonths(first, 1), weekStartDay)
  const weeks = dated.map((week) => week.map((day) => (day < first ? null : day)))
  const last = dated.at(-1)?.at(-1) ?? first
  return { span, weeks, shown: rangeFrom(first, addDays(last, 1)), counted: rangeOfMonth(month) }
}

/** The date that a step to the next or the previous week or month shows; `today` where it is in that month. */
export function steppedDate(span: GridSpan, date: CalendarDate, step: 1 | -1, today: CalendarDate): CalendarDate {
  if (span === 'week') return addDays(date, 7 * step)
  const first = addMonths(`${monthOf(date)}-01`, step)
  return monthOf(today) === monthOf(first) ? today : first
}

export function isWithin({ start, end }: DayRange, date: CalendarDate): boolean {
  return date >= start && date < end
}
