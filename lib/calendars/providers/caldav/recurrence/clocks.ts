import { toIanaZone } from '@/lib/calendars/providers/microsoft/windows-zones'
import { getZone, isTimezone, type Period } from '@/lib/scheduling'
import { type Component, componentsOf, textOf } from './calendar-text'
import { readObservances, type ZoneOffsets } from './observances'
import type { WorkBudget } from './work-budget'

const UTC: ZoneOffsets = { offsetAt: () => 0 }

/** Finds the clock that a time of a calendar is read by; `tzid` is empty for floating times and dates. */
export type ClockFinder = (tzid: string, isUtc?: boolean) => ZoneOffsets

/**
 * A TZID that is an IANA name means that zone as this server knows it: the VTIMEZONE beside it may be years old, or have
 * the one rule that was in force when it was written. Else its VTIMEZONE; else the zone that Windows calls so; else, and for
 * floating times, the owner's zone.
 */
export function createClockFinder(calendar: Component, ownZone: string, near: Period, budget: WorkBudget): ClockFinder {
  const found = new Map<string, ZoneOffsets>()
  const find = (tzid: string): ZoneOffsets => {
    const name = toZoneName(tzid)
    if (name) return getZone(name)
    const definition = componentsOf(calendar, 'vtimezone').find((zone) => textOf(zone, 'tzid') === tzid)
    if (!definition) return getZone(toIanaZone(tzid) ?? ownZone)
    const place = toZoneName(textOf(definition, 'x-lic-location'))
    return place ? getZone(place) : readObservances(definition, near, budget)
  }
  return (tzid, isUtc = false) => {
    if (isUtc) return UTC
    if (tzid === '') return getZone(ownZone)
    const clock = found.get(tzid) ?? find(tzid)
    found.set(tzid, clock)
    return clock
  }
}

/** `Europe/Berlin`, also at the end of a name such as `/mozilla.org/20050126_1/Europe/Berlin`; null for other names. */
function toZoneName(tzid: string): string | null {
  const parts = tzid.split('/').filter(Boolean)
  const candidates = [tzid, parts.slice(-3).join('/'), parts.slice(-2).join('/')]
  return candidates.find((name) => (name.includes('/') || name === 'UTC') && isTimezone(name)) ?? null
}
