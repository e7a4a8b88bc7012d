import { type CalendarDate, dayNumber, toCalendarDate } from './calendar-date'
import { OffsetTable } from './offset-table'
import { DAY_MS } from './units'

/** A time zone's clock. A wall time is a number too: the epoch milliseconds at which a UTC clock would read the same. */
export type Zone = OffsetTable

/** More than every zone there is; a stream of odd spellings (`eUROPE/pARIS`) must not grow the cache for ever. */
const MAX_SPELLINGS = 1000

const zonesByName = new Map<string, Zone>()
const zonesById = new Map<string, Zone>()

/** The zone of that name (any alias, any case). Throws `RangeError` when the engine does not know it. */
export function getZone(name: string): Zone {
  return zonesByName.get(name) ?? openZone(name)
}

function openZone(name: string): Zone {
  // `String` because `timeZone: undefined` would quietly mean the machine's own zone.
  const formatter = new Intl.DateTimeFormat('en-US', { timeZone: String(name), timeZoneName: 'longOffset' })
  const id = formatter.resolvedOptions().timeZone
  const zone = zonesById.get(id) ?? new OffsetTable(id, formatter)
  zonesById.set(id, zone)
  if (zonesByName.size >= MAX_SPELLINGS) zonesByName.clear()
  zonesByName.set(name, zone)
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

/** Offset of a zone at an instant, in milliseconds east of UTC. `RangeError` on an unknown zone or an invalid instant. */
export function offsetAt(timezone: string, instantMs: number): number {
  return getZone(timezone).offsetAt(instantMs)
}

/** The local date of an instant, `yyyy-MM-dd`. `RangeError` on an unknown zone or an invalid instant. */
export function localDate(timezone: string, instantMs: number): CalendarDate {
  return toCalendarDate(localDay(getZone(timezone), instantMs))
}

/** The first instant of a date in a zone, epoch milliseconds; where midnight is skipped, the moment the day begins. */
export function startOfDate(timezone: string, date: CalendarDate): number {
  return toInstant(getZone(timezone), dayNumber(date) * DAY_MS)
}

/** True when the engine knows the zone: a formatter can be built with it. */
export function isTimezone(name: string): boolean {
  try {
    return getZone(name) !== undefined
  } catch {
    return false
  }
}

/** True when two names mean one zone (`Asia/Kolkata`, `Asia/Calcutta`). `RangeError` when either is unknown. */
export function isSameTimezone(one: string, other: string): boolean {
  return one === other || getZone(one).id === getZone(other).id
}
