import type { SlotCalendar } from './slot-calendar'

/** Finds the `count` bookable starts nearest to a taken one, in order of time; the earlier of two equally near ones. */
export function nearestSlots(calendar: SlotCalendar, start: string, count = 3): string[] {
  return nearestStarts([...calendar.slots.values()].flat(), start, count)
}

/** The same among starts. All are ISO instants. */
export function nearestStarts(starts: readonly string[], start: string, count = 3): string[] {
  const wanted = Date.parse(start)
  const distance = (slot: string) => Math.abs(Date.parse(slot) - wanted)
  return starts
    .filter((slot) => slot !== start)
    .sort((one, other) => distance(one) - distance(other) || one.localeCompare(other))
    .slice(0, count)
    .sort()
}
