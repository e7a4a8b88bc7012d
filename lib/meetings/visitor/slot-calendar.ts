import type { z } from 'zod'
import { addDays, type CalendarDate } from '@/lib/scheduling/calendar-date'
import type { slotDaysAnswer } from './api-shapes'

/** Days that are looked at in one go, after the first one; the owner's view of a page looks at fewer to begin with. */
export const LOOK_AHEAD_DAYS = 90
export const OWNER_LOOK_AHEAD_DAYS = 60

/**
 * Bookable starts from `from` to `to`, both inclusive: ISO instants by the visitor's date, and dates that could not be
 * checked. After `last` nothing can be booked, so there is more to look at while `to` is before it.
 */
export type SlotCalendar = {
  today: CalendarDate
  from: CalendarDate
  to: CalendarDate
  last: CalendarDate
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

/** The response when it is left to the page which dates are looked at. */
export type LookedDays = SlotDays & Pick<SlotCalendar, 'today' | 'from' | 'to' | 'last'>

/** The next dates to look at on the way to `until`; null when it is reached, or nothing can be booked after it. */
export function nextDates({ to, last }: Pick<SlotCalendar, 'to' | 'last'>, until: CalendarDate) {
  if (to >= until || to >= last) return null
  return { from: addDays(to, 1), to: addDays(to, 1 + LOOK_AHEAD_DAYS) }
}

/** What was looked at with the `nextDates` after it. */
export function withDays(looked: LookedDays, to: CalendarDate, more: SlotDays): LookedDays {
  const { days, unchecked } = looked
  return { ...looked, to, days: [...days, ...more.days], unchecked: [...unchecked, ...more.unchecked] }
}

export function toSlotCalendar(
  { days, unchecked, today, from, to, last }: Omit<LookedDays, 'timezone' | 'duration'>,
  closed: readonly LabelledDate[] = [],
): SlotCalendar {
  const slots = new Map(days.filter((day) => day.slots.length > 0).map((day) => [day.date, day.slots]))
  const shown = closed.filter(({ date }) => date >= from && date <= to && !slots.has(date))
  return {
    today,
    from,
    to,
    last,
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
