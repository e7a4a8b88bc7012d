import type { Period } from '@/lib/scheduling'
import { toInstant } from '@/lib/scheduling'
import { DAY_MS } from '@/lib/scheduling/units'
import { type Clock, type Clocks, isUnknown } from './clocks'
import type { EventLines } from './event-lines'
import { type Line, parameterOf } from './lines'
import { type Moment, readMoment } from './moments'
import { ALWAYS, cautiousLength, type Doubt, spanOf } from './unread'
import { type Length, readDuration, readWall } from './wall-time'

/** When an event starts and how long it lasts. With `doubts` it may begin and end this much earlier and later, in milliseconds. */
export type Shape = { start: Moment; length: Length; before: number; after: number; doubts: Doubt[] }
/** An event of which not even the start can be read. */
export type Unplaced = { closed: Period; doubts: Doubt[] }

type Part = { length: Length; before: number; after: number; doubts: Doubt[] }

/** An exception to a series: of what it leaves out, the series says when that is. */
type Exception = { original: Moment | null; series: Shape | null }

/** Null for an event that names no time. */
export function readShape(event: EventLines, clocks: Clocks, { original, series }: Exception): Shape | Unplaced | null {
  const line = event.first('DTSTART')
  const others = series?.start.clock ?? original?.clock ?? null
  if (!line && original && series && !event.has('DTEND', 'DURATION')) return { ...series, start: original }
  if (!line && original) return withLength(event, original, clocks, [])
  const first = ['DTSTART', 'DTEND', 'DURATION', 'RRULE', 'RDATE'].flatMap((name) => event.first(name) ?? [])[0]
  if (!first) return null
  const start = line && readStart(line, event.first('DTEND'), clocks, others)
  if (!start) return { closed: placeOf(event, clocks), doubts: [{ part: 'start', line: first }] }
  return withLength(event, start, clocks, isUnknown(start.clock) ? [{ part: 'zone', line }] : [])
}

/** A start that names no clock may mean the one of its end, or of what belongs to it: the earlier one, if the end is after both. */
function readStart(line: Line, end: Line | undefined, clocks: Clocks, others: Clock | null): Moment | null {
  const own = readMoment(line.value, line, clocks, others)
  const clock = clockOf(end, clocks)
  const finish = clock && end && readMoment(end.value, end, clocks, null)
  const other = finish && readMoment(line.value, line, clocks, clock)
  if (!own || !other || own.isDate || other.instant > finish.instant) return own
  return own.instant > finish.instant || other.instant < own.instant ? other : own
}

/** The clock that a line names by itself. */
function clockOf(line: Line | undefined, clocks: Clocks): Clock | null {
  const time = line && readWall(line.value)
  if (!time || time.isDate || (time.offset === null && !parameterOf(line, 'TZID'))) return null
  return clocks.of(line, time, null)
}

/** Of an end and a duration, where there are both, the later one. */
function withLength(event: EventLines, start: Moment, clocks: Clocks, doubts: Doubt[]): Shape {
  const [end, duration] = [event.first('DTEND'), event.first('DURATION')]
  const parts = [
    ...(end ? [lengthByEnd(end, start, clocks)] : []),
    ...(duration ? [lengthByDuration(duration, start)] : []),
  ]
  parts.sort((one, other) => sizeOf(other.length) - sizeOf(one.length))
  const [longest = { length: { days: start.isDate ? 1 : 0, ms: 0 }, before: 0, after: 0 }] = parts
  return {
    start,
    length: longest.length,
    before: longest.before + start.clock.early,
    after: Math.max(longest.after, start.clock.late),
    doubts: [...doubts, ...parts.flatMap((part) => part.doubts)],
  }
}

export function sizeOf({ days, ms }: Length): number {
  return days * DAY_MS + ms
}

/** An end given as a time lies as many milliseconds after each start; the days of a whole-day event are counted by the clock. */
function lengthByEnd(line: Line, start: Moment, clocks: Clocks): Part {
  const end = readMoment(line.value, line, clocks, start.clock)
  if (!end) return odd(line, Number.isFinite(spanOf(line.value).end) ? spanOf(line.value).end : null, start)
  if (start.isDate) {
    const wall = end.isDate ? end.wall : end.instant + start.clock.offsetAt(end.instant)
    const hasTime = end.isDate && (readWall(line.value)?.wall ?? 0) > end.wall
    const days = Math.ceil((wall - start.wall) / DAY_MS) + (hasTime ? 1 : 0)
    return days < 0 ? odd(line, end.instant, start) : sure({ days: Math.max(1, days), ms: 0 })
  }
  // The day may end by either clock.
  const instant = end.isDate ? Math.max(toInstant(start.clock, end.wall), end.instant) : end.instant
  if (instant < start.instant) return odd(line, instant, start)
  const isOther = isUnknown(end.clock) && end.clock !== start.clock
  const part = sure({ days: 0, ms: instant - start.instant })
  return isOther ? { ...part, after: end.clock.late, doubts: [{ part: 'zone', line }] } : part
}

function lengthByDuration(line: Line, start: Moment): Part {
  const length = readDuration(line.value)
  if (!length || sizeOf(length) < 0) return odd(line, length && start.instant + sizeOf(length), start)
  return sure(start.isDate ? { days: Math.max(1, Math.ceil(sizeOf(length) / DAY_MS)), ms: 0 } : length)
}

function sure(length: Length): Part {
  return { length, before: 0, after: 0, doubts: [] }
}

function odd(line: Line, end: number | null, start: Moment): Part {
  const { before, ms } = cautiousLength(end, start.instant, start.isDate)
  return { length: { days: 0, ms }, before, after: 0, doubts: [{ part: 'end', line }] }
}

/** By what is left of the start, else by the end; a series goes on from there. */
function placeOf(event: EventLines, clocks: Clocks): Period {
  const begin = spanOf(event.value(event.has('DTSTART') ? 'DTSTART' : 'RDATE'))
  const line = event.first('DTEND')
  const end = line && readMoment(line.value, line, clocks, null)
  if (event.has('RRULE', 'RDATE')) return { start: begin.start, end: ALWAYS.end }
  const last = end && end.instant + end.clock.late
  if (Number.isFinite(begin.start)) return { start: begin.start, end: Math.max(begin.end + DAY_MS, last ?? 0) }
  const { ms } = cautiousLength(null, 0, end?.isDate)
  return last ? { start: end.instant - end.clock.early - ms, end: last } : ALWAYS
}
