import { addDays, addMonths, type CalendarDate, firstOfWeek, monthOf } from '@/lib/scheduling/calendar-date'
import { isOpenDate, type SlotCalendar } from './slot-calendar'

/** Steps after which the search for a day to focus gives up. */
const MAX_STEPS = 365

const DAY_STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }
const MONTH_STEPS: Record<string, number> = { PageUp: -1, PageDown: 1 }

/**
 * The date to which a key moves the focus: arrows by a day or a week, Home and End to the ends of the week, PageUp and
 * PageDown by a month. Days that cannot be opened are skipped in the key's direction. Null for other keys and when no
 * day is left in that direction. `weekStartDay` is 0 (Sunday) to 6.
 */
export function moveFocus(
  calendar: SlotCalendar,
  date: CalendarDate,
  key: string,
  weekStartDay: number,
): CalendarDate | null {
  const days = DAY_STEPS[key]
  if (days) return search(calendar, addDays(date, days), (from) => addDays(from, days))
  const months = MONTH_STEPS[key]
  if (months) return searchMonths(calendar, date, months)
  const week = firstOfWeek(date, weekStartDay)
  if (key === 'Home') return searchWithin(calendar, week, date, 1)
  if (key === 'End') return searchWithin(calendar, addDays(week, 6), date, -1)
  return null
}

function search(calendar: SlotCalendar, start: CalendarDate, next: (date: CalendarDate) => CalendarDate) {
  let date = start
  for (let step = 0; step < MAX_STEPS && date >= calendar.from && date <= calendar.to; step++) {
    if (isOpenDate(calendar, date)) return date
    date = next(date)
  }
  return null
}

/** The first open date from `start` towards `end`, which is known to be open. */
function searchWithin(calendar: SlotCalendar, start: CalendarDate, end: CalendarDate, step: 1 | -1): CalendarDate {
  let date = start
  while (date !== end && !isOpenDate(calendar, date)) date = addDays(date, step)
  return date
}

/** The same day of the next month that has open days, or the open day of that month that is nearest to it. */
function searchMonths(calendar: SlotCalendar, date: CalendarDate, months: number): CalendarDate | null {
  for (let count = 1; count <= MAX_STEPS; count++) {
    const target = addMonths(date, months * count)
    const month = monthOf(target)
    if (month < monthOf(calendar.from) || month > monthOf(calendar.to)) return null
    const open = [...calendar.slots.keys(), ...calendar.unchecked].filter((other) => monthOf(other) === month).sort()
    const found = open.findLast((other) => other <= target) ?? open[0]
    if (found) return found
  }
  return null
}
