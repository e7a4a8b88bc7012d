import { addDays, type CalendarDate } from '@/lib/scheduling/calendar-date'

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
}

/**
 * The response of `GET /api/schedule/{slug}/slots`: the starts, as ISO instants, of each of the visitor's dates that
 * has any. The starts of unchecked dates are unknown.
 */
export type SlotDays = {
  timezone: string
  /** Length of the slots in minutes. */
  duration: number
  days: { date: CalendarDate; slots: string[] }[]
  unchecked: CalendarDate[]
}

export function toSlotCalendar(
  from: CalendarDate,
  { days, unchecked }: Pick<SlotDays, 'days' | 'unchecked'>,
  lookAheadDays = LOOK_AHEAD_DAYS,
): SlotCalendar {
  return {
    from,
    to: addDays(from, lookAheadDays),
    slots: new Map(days.filter(({ slots }) => slots.length > 0).map(({ date, slots }) => [date, slots])),
    unchecked: new Set(unchecked),
  }
}

/** True when a visitor can open the date: it has times, or it explains why they are unknown. */
export function isOpenDate(calendar: SlotCalendar, date: CalendarDate): boolean {
  return calendar.slots.has(date) || calendar.unchecked.has(date)
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
