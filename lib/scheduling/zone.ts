import { type CalendarDate, dayNumber } from './calendar-date'
import { OffsetTable } from './offset-table'
import { DAY_MS } from './units'
import { getClock } from './zone-clock'

/** A time zone's clock. A wall time is a number too: the epoch milliseconds at which a UTC clock would read the same. */
export type Zone = OffsetTable

const zonesById = new Map<string, Zone>()

/** The zone of that name (any alias, any case). Throws `RangeError` when the engine does not know it. */
export function getZone(name: string): Zone {
  const clock = getClock(name)
  const zone = zonesById.get(clock.id) ?? new OffsetTable(clock)
  zonesById.set(clock.id, zone)
  return zone
}

/**
 * The instant at which the zone's clock shows a wall time, by Temporal's "compatible" rule: a time that occurs twice is
 * the first one, a time inside a gap moves forward by the length of the gap.
 */
export function toInstant(zone: Pick<Zone, 'offsetAt'>, wallMs: number): number {
  // No offset reaches 24 hours, so these two readings lie on either side of any change near the wall time.
  const before = zone.offsetAt(wallMs - DAY_MS)
  const after = zone.offsetAt(wallMs + DAY_MS)
  const early = wallMs - before
  if (before === after || zone.offsetAt(early) === before) return early
  const late = wallMs - after
  // In a gap neither holds, and reading the time by the clock of before is what moves it forward.
  return zone.offsetAt(late) === after ? late : early
}

/** Number of the local day an instant falls on: days since 1970-01-01 on that zone's calendar. */
export function localDay(zone: Zone, instantMs: number): number {
  return Math.floor((instantMs + zone.offsetAt(instantMs)) / DAY_MS)
}

/** The first instant of a date in a zone, epoch milliseconds; where midnight is skipped, the moment the day begins. */
export function startOfDate(timezone: string, date: CalendarDate): number {
  return toInstant(getZone(timezone), dayNumber(date) * DAY_MS)
}
