import type { z } from 'zod'
import { addDays, type CalendarDate } from '@/lib/scheduling/calendar-date'
import type { slotDaysAnswer } from './api-shapes'

/** Days ahead that the public page and the owner's view of it show. */
export const LOOK_AHEAD_DAYS = 90
export const OWNER_LOOK_AHEAD_DAYS = 60

/**
 * Bookable starts from `from` to `to`, both inclusive: ISO instants by the visitor's date, and dates that could not be
 * checked.
 */
export type SlotCalendar = {
  from: CalendarDate
  to: CalendarDate
  slots: ReadonlyMap<CalendarDate, readonly string[]>
  unchecked: ReadonlySet<CalendarDate>
  /** Public labels of dates without times. */
  closed: ReadonlyMap<CalendarDate, string>
}

/** A date of the page that is closed. Visitors in other zones see it at the same date. */
export type LabelledDate = { date: CalendarDate; publicLabel: string }

/**
 * The response of `GET /api/schedule/{slug}/slots`: the starts, as ISO instants, of each of the visitor's dates that
 * has any. The starts of unchecked dates are unknown.
 */
export type SlotDays = z.infer<typeof slotDaysAnswer>

export function toSlotCalendar(
  from: CalendarDate,
  { days, unchecked }: Pick<SlotDays, 'days' | 'unchecked'>,
  lookAheadDays = LOOK_AHEAD_DAYS,
  closed: readonly LabelledDate[] = [],
): SlotCalendar {
  const to = addDays(from, lookAheadDays)
  const slots = new Map(days.filter((day) => day.slots.length > 0).map((day) => [day.date, day.slots]))
  const shown = closed.filter(({ date }) => date >= from && date <= to && !slots.has(date))
  return {
    from,
    to,
    slots,
    unchecked: new Set(unchecked),
    closed: new Map(shown.map(({ date, publicLabel }) => [date, publicLabel])),
  }
}

/** True when a visitor can open the date: it has times, or it explains why they are unknown or why there are none. */
export function isOpenDate(calendar: SlotCalendar, date: CalendarDate): boolean {
  return calendar.slots.has(date) || calendar.unchecked.has(date) || calendar.closed.has(date)
}

/**
 * Picks the date to show: the wanted one if it is open, else the first open one after it, else the first of all; dates
 * with times come before unchecked ones. Null when nothing is open.
 */
export function pickDate(calendar: SlotCalendar, wanted: CalendarDate | null): CalendarDate | null {
  if (wanted && isOpenDate(calendar, wanted)) return wanted
  const free = [...calendar.slots.keys()].sort()
  return free.find((date) => wanted !== null && date > wanted) ?? free[0] ?? [...calendar.unchecked].sort()[0] ?? null
}

/** The first date after `date` that has times. */
export function nextFreeDate({ slots }: SlotCalendar, date: CalendarDate): CalendarDate | null {
  return [...slots.keys()].sort().find((other) => other > date) ?? null
}
