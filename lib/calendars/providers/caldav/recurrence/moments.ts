import { toInstant } from '@/lib/scheduling'
import { DAY_MS } from '@/lib/scheduling/units'
import { type Component, type Property, parameterOf, propertiesOf } from './calendar-text'
import type { ClockFinder } from './clocks'
import type { ZoneOffsets } from './observances'
import { type Length, readDuration, readWall } from './wall-time'

const NOTHING: Length = { days: 0, ms: 0 }

/** A time of a calendar, with the clock that shows it. A date is its first instant. */
export type Moment = { wall: number; isDate: boolean; clock: ZoneOffsets; instant: number }

export function toMoment(text: string, property: Property, findClock: ClockFinder): Moment {
  const { wall, isDate, isUtc } = readWall(text)
  const clock = findClock(isDate ? '' : parameterOf(property, 'tzid'), isUtc)
  return { wall, isDate, clock, instant: toInstant(clock, wall) }
}

/** Null if the component has no such property. */
export function momentOf(component: Component, name: string, findClock: ClockFinder): Moment | null {
  const [property] = propertiesOf(component, name)
  return property ? toMoment(String(property[3]), property, findClock) : null
}

/** An end given as a time lies as many milliseconds after each start; one given as a duration, as many days by the clock. */
export function lengthOf(event: Component, start: Moment, findClock: ClockFinder): Length {
  const [duration] = propertiesOf(event, 'duration')
  const end = momentOf(event, 'dtend', findClock)
  if (start.isDate) {
    const days = end ? Math.round((end.wall - start.wall) / DAY_MS) : 1
    const given = !end && duration ? readDuration(String(duration[3])).days : days
    return { days: Math.max(1, given), ms: 0 }
  }
  if (end) return { days: 0, ms: Math.max(0, end.instant - start.instant) }
  return duration ? readDuration(String(duration[3])) : NOTHING
}

/** When what starts at a wall time is over. */
export function endAfter(clock: ZoneOffsets, wall: number, { days, ms }: Length): number {
  return toInstant(clock, wall + days * DAY_MS) + ms
}

/** The occurrences that EXDATE and RECURRENCE-ID name: by instant, or by day where either side has no time. */
export class NamedOccurrences {
  private readonly instants = new Set<number>()
  private readonly daysOfDates = new Set<number>()
  private readonly daysOfAll = new Set<number>()

  add({ wall, isDate, instant }: Moment): void {
    const day = Math.floor(wall / DAY_MS)
    this.instants.add(instant)
    this.daysOfAll.add(day)
    if (isDate) this.daysOfDates.add(day)
  }

  has({ wall, isDate, instant }: Moment): boolean {
    const day = Math.floor(wall / DAY_MS)
    if (isDate) return this.daysOfAll.has(day)
    return this.instants.has(instant) || this.daysOfDates.has(day)
  }
}
