import type { SlotCalendar } from './slot-calendar'

/** Finds the `count` bookable starts nearest to a taken one, in order of time; the earlier of two equally near ones. */
export function nearestSlots(calendar: SlotCalendar, start: string, count = 3): string[] {
  const wanted = Date.parse(start)
  const distance = (slot: string) => Math.abs(Date.parse(slot) - wanted)
  return [...calendar.slots.values()]
    .flat()
    .filter((slot) => slot !== start)
    .sort((one, other) => distance(one) - distance(other) || one.localeCompare(other))
    .slice(0, count)
    .sort()
}
