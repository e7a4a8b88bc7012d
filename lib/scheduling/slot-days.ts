import { type CalendarDate, toCalendarDate } from './calendar-date'
import { getZone, localDay } from './zone'

export interface SlotDay {
  readonly date: CalendarDate
  /** Slot starts, epoch milliseconds. */
  readonly slots: number[]
}

/**
 * Groups sorted slot starts by the visitor's local date. Days come in order and none is empty.
 * Throws `RangeError` on an unknown zone.
 */
export function groupSlotsByDate(starts: readonly number[], visitorTimezone: string): SlotDay[] {
  const zone = getZone(visitorTimezone)
  const slotsByDay = new Map<number, number[]>()
  let today = Number.NaN
  let slots: number[] = []
  for (const start of starts) {
    const day = localDay(zone, start)
    if (day !== today) {
      today = day
      slots = slotsByDay.get(day) ?? []
      slotsByDay.set(day, slots)
    }
    slots.push(start)
  }
  // If clocks fall back over midnight, a date continues after the next one has begun, so the days are sorted here.
  return [...slotsByDay]
    .sort(([one], [other]) => one - other)
    .map(([day, daySlots]) => ({ date: toCalendarDate(day), slots: daySlots }))
}
