import { type Period, toInstant } from '@/lib/scheduling'
import { DAY_MS } from '@/lib/scheduling/units'
import { type Component, parameterOf, propertiesOf } from './calendar-text'
import type { ClockFinder } from './clocks'
import { endAfter, lengthOf, type Moment, momentOf, NamedOccurrences, toMoment } from './moments'
import { readRule } from './rule'
import { listRuleStarts } from './rule-starts'
import { type Length, readDuration, readWall } from './wall-time'
import type { WorkBudget } from './work-budget'

/** More than any two clocks are apart. */
const SLACK_MS = 2 * DAY_MS

/** One time of an event. `original` is when its series would have had it. */
export type Occurrence = { event: Component; start: number; end: number; isAllDay: boolean; original: Moment }

/** An override, and by how much it moved. */
type Override = { event: Component; original: Moment; start: Moment; length: Length; isForAllLater: boolean }
type Start = Moment & { length: Length | null }

/**
 * Instances of a series, with its overrides, that overlap the period. `overrides` may come without their `main` event.
 */
export function expandSeries(
  { main, overrides: given }: { main: Component | null; overrides: Component[] },
  period: Period,
  findClock: ClockFinder,
  budget: WorkBudget,
): Occurrence[] {
  const overrides = given.flatMap((event) => readOverride(event, findClock))
  const own = overrides.map(({ event, original, start, length }) => toOccurrence(event, original, start, length))
  const all = main ? [...expandMain(main, overrides, period, findClock, budget), ...own] : own
  return all.filter(({ start, end }) => start < period.end && (end > period.start || start >= period.start))
}

function expandMain(
  main: Component,
  overrides: Override[],
  period: Period,
  findClock: ClockFinder,
  budget: WorkBudget,
): Occurrence[] {
  const start = momentOf(main, 'dtstart', findClock)
  if (!start) return []
  const length = lengthOf(main, start, findClock)
  const left = new NamedOccurrences()
  for (const moment of listMoments(main, 'exdate', findClock)) left.add(moment)
  for (const { original } of overrides) left.add(original)
  const later = overrides.filter(({ isForAllLater }) => isForAllLater)
  later.sort((one, other) => one.original.instant - other.original.instant)
  return listStarts(main, start, widen(period, [length, ...later.map((one) => one.length)], later), findClock, budget)
    .filter((one) => !left.has(one))
    .map((one) => {
      budget.spend(1 + later.length)
      const change = later.findLast(({ original }) => original.instant <= one.instant)
      if (!change) return toOccurrence(main, one, one, one.length ?? length)
      const wall = one.wall + change.start.wall - change.original.wall
      return toOccurrence(change.event, one, { ...change.start, wall }, change.length)
    })
}

/** By RRULE and RDATE, and the first one in any case. Sorted or not, each once. */
function listStarts(
  main: Component,
  first: Moment,
  range: Period,
  findClock: ClockFinder,
  budget: WorkBudget,
): Start[] {
  const toWall = (instant: number) => instant + first.clock.offsetAt(instant)
  const lengths = new Map<number, Length | null>([[first.wall, null]])
  const walls = { start: range.start, end: range.end }
  for (const property of propertiesOf(main, 'rrule')) {
    const parts = property[3] as Record<string, unknown>
    const rule = readRule(parts, readUntil(parts.until, first, toWall))
    for (const wall of listRuleStarts(rule, first.wall, walls, budget)) lengths.set(wall, null)
  }
  for (const moment of listMoments(main, 'rdate', findClock)) {
    const wall = first.isDate ? Math.floor(moment.wall / DAY_MS) * DAY_MS : toWall(moment.instant)
    lengths.set(wall, moment.length)
  }
  budget.spend(lengths.size)
  return [...lengths].map(([wall, length]) => ({ ...first, wall, instant: toInstant(first.clock, wall), length }))
}

/** UNTIL is written in UTC, or as a date: then the whole of that day is in. */
function readUntil(until: unknown, first: Moment, toWall: (instant: number) => number): number | null {
  if (until === undefined || until === null) return null
  const { wall, isDate, isUtc } = readWall(String(until))
  if (first.isDate || isDate) return Math.floor(wall / DAY_MS) * DAY_MS + DAY_MS - 1
  return isUtc ? toWall(wall) : wall
}

function listMoments(event: Component, name: string, findClock: ClockFinder): Start[] {
  return propertiesOf(event, name).flatMap((property) =>
    property.slice(3).map((value) => {
      if (!Array.isArray(value)) return { ...toMoment(String(value), property, findClock), length: null }
      const start = toMoment(String(value[0]), property, findClock)
      return { ...start, length: toLength(start, String(value[1]), (text) => toMoment(text, property, findClock)) }
    }),
  )
}

/** A period ends at a time or after a duration. */
function toLength(start: Moment, end: string, read: (text: string) => Moment): Length {
  if (/^[+-]?P/.test(end)) return readDuration(end)
  return { days: 0, ms: Math.max(0, read(end).instant - start.instant) }
}

function readOverride(event: Component, findClock: ClockFinder): Override[] {
  const [property] = propertiesOf(event, 'recurrence-id')
  if (!property) return []
  const original = toMoment(String(property[3]), property, findClock)
  // One that only says that its time is cancelled may leave out when that is.
  const start = momentOf(event, 'dtstart', findClock) ?? original
  const isForAllLater = parameterOf(property, 'range').toUpperCase() === 'THISANDFUTURE'
  return [{ event, original, start, length: lengthOf(event, start, findClock), isForAllLater }]
}

function toOccurrence(event: Component, original: Moment, { wall, clock, isDate }: Moment, length: Length): Occurrence {
  return { event, original, isAllDay: isDate, start: toInstant(clock, wall), end: endAfter(clock, wall, length) }
}

/** In wall time: far enough to both sides for what lasts long or was moved. */
function widen({ start, end }: Period, lengths: Length[], later: Override[]): Period {
  const longest = Math.max(...lengths.map(({ days, ms }) => days * DAY_MS + ms))
  const moved = later.map((override) => override.start.wall - override.original.wall)
  return {
    start: start - longest - SLACK_MS - Math.max(0, ...moved),
    end: end + SLACK_MS + Math.max(0, ...moved.map((by) => -by)),
  }
}
