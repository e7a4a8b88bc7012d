import { toInstant } from '@/lib/scheduling'
import { DAY_MS } from '@/lib/scheduling/units'
import type { Clock, Clocks } from './clocks'
import { type Line, parameterOf } from './lines'
import { readWall } from './wall-time'

/** A time of a calendar, with the clock that shows it. A date is its first instant. `isOfUtc`: it names its offset, and no clock. */
export type Moment = { wall: number; isDate: boolean; isOfUtc: boolean; clock: Clock; instant: number }

/** Null for what cannot be read. The parts of an event that name no clock have that of the others. */
export function readMoment(text: string, line: Line, clocks: Clocks, others: Clock | null): Moment | null {
  const read = readWall(text)
  if (!read) return null
  // Marked as a date, with a time all the same.
  const isDate = read.isDate || /^DATE$/i.test(parameterOf(line, 'VALUE'))
  const wall = isDate ? Math.floor(read.wall / DAY_MS) * DAY_MS : read.wall
  const clock = clocks.of(line, { ...read, isDate }, others)
  return { wall, isDate, isOfUtc: !isDate && read.offset !== null, clock, instant: toInstant(clock, wall) }
}

/** The number of the day that a moment names: the one on which a clock shows it, if it names none by itself. */
export function dayOf({ wall, isOfUtc, instant }: Moment, clock: Clock): number {
  return Math.floor((isOfUtc ? instant + clock.offsetAt(instant) : wall) / DAY_MS)
}

/** The occurrences of a series that EXDATE and RECURRENCE-ID name: by instant, or by day where either side has no time. */
export class NamedOccurrences {
  private readonly instants = new Set<number>()
  private readonly daysOfDates = new Set<number>()
  private readonly daysOfAll = new Set<number>()

  constructor(private readonly clock: Clock) {}

  add(moment: Moment): void {
    const day = dayOf(moment, this.clock)
    this.instants.add(moment.instant)
    this.daysOfAll.add(day)
    if (moment.isDate) this.daysOfDates.add(day)
  }

  has({ wall, isDate, instant }: Moment): boolean {
    const day = Math.floor(wall / DAY_MS)
    if (isDate) return this.daysOfAll.has(day)
    return this.instants.has(instant) || this.daysOfDates.has(day)
  }
}
