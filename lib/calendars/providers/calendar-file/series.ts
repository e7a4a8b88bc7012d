import { type Period, toInstant } from '@/lib/scheduling'
import { DAY_MS } from '@/lib/scheduling/units'
import type { Clock, Clocks } from './clocks'
import type { EventLines } from './event-lines'
import { parameterOf } from './lines'
import { dayOf, type Moment, NamedOccurrences, readMoment } from './moments'
import { readRule } from './rule'
import { listRuleStarts } from './rule-starts'
import { readShape, type Shape, sizeOf, type Unplaced } from './shape'
import { ALWAYS, type Doubt, spanOf } from './unread'
import { type EventWallTime, type Length, readDuration } from './wall-time'
import type { WorkBudget } from './work-budget'

/** More than any two clocks are apart. */
const SLACK_MS = 2 * DAY_MS

/** One time of an event. `original` is when its series would have had it. */
export type Occurrence = { event: EventLines; start: number; end: number; isAllDay: boolean; original: Moment }
/** `closed`: what an event may take of which something cannot be read. */
export type Expansion = {
  occurrences: Occurrence[]
  closed: (Period & { event: EventLines })[]
  doubts: (Doubt & { event: EventLines })[]
}

/** An override, and when its series would have had it. */
type Override = { event: EventLines; original: Moment; shape: Shape; isForAllLater: boolean }
type Start = Moment & { length: Length | null }

/**
 * Instances of a series, with its overrides, that overlap the period. The overrides may come without their main event, or belong
 * to several versions of it, which all count.
 */
export function expandSeries(
  { mains, overrides }: { mains: EventLines[]; overrides: EventLines[] },
  period: Period,
  clocks: (event: EventLines) => Clocks,
  budget: WorkBudget,
): Expansion {
  const series = new Series(period, clocks, budget)
  series.expand(mains, overrides)
  return series.found
}

class Series {
  readonly found: Expansion = { occurrences: [], closed: [], doubts: [] }

  constructor(
    private readonly period: Period,
    private readonly clocks: (event: EventLines) => Clocks,
    private readonly budget: WorkBudget,
  ) {}

  expand(mains: EventLines[], given: EventLines[]): void {
    const shapes = mains.map((main) => readShape(main, this.clocks(main), { original: null, series: null }))
    const known = shapes.filter((shape) => shape !== null && 'start' in shape)
    const overrides = given.flatMap((event) => this.readOverride(event, known[0] ?? null) ?? [])
    for (const [place, main] of mains.entries()) {
      const shape = shapes[place]
      if (shape) this.note(main, shape)
      if (shape && 'start' in shape) this.expandMain(main, shape, overrides)
    }
    for (const { event, original, shape } of overrides) this.add(event, original, shape, shape.start)
  }

  private expandMain(main: EventLines, shape: Shape, overrides: Override[]): void {
    const left = new NamedOccurrences(shape.start.clock)
    for (const moment of this.listMoments(main, 'EXDATE', shape)) left.add(moment)
    for (const { original } of overrides) left.add(original)
    const later = overrides.filter(({ isForAllLater }) => isForAllLater)
    later.sort((one, other) => one.original.instant - other.original.instant)
    const starts = this.listStarts(main, shape, this.widen([shape, ...later.map((one) => one.shape)], later))
    for (const one of starts) {
      if (left.has(one)) continue
      this.budget.spend(1 + later.length)
      const change = later.findLast(({ original }) => original.instant <= one.instant)
      const wall = change && one.wall + change.shape.start.wall - change.original.wall
      if (change) this.add(change.event, one, change.shape, { ...change.shape.start, wall: wall ?? one.wall })
      else this.add(main, one, one.length ? { ...shape, length: one.length } : shape, one)
    }
  }

  /** By RRULE and RDATE, and the first one in any case. Sorted or not, each once. */
  private listStarts(main: EventLines, shape: Shape, range: Period): Start[] {
    const { start: first } = shape
    const toWall = (instant: number) => instant + first.clock.offsetAt(instant)
    const lengths = new Map<number, Length | null>([[first.wall, null]])
    for (const line of main.all('RRULE')) {
      const rule = readRule(line.value, (until) => toUntil(until, first, toWall))
      if ('odd' in rule || rule.isWider) this.doubt(main, { part: 'rule', line })
      if ('odd' in rule && rule.odd === 'often') {
        const until = rule.until === null ? ALWAYS.end : toInstant(first.clock, rule.until) + sizeOf(shape.length)
        this.close(main, { start: first.instant - shape.before, end: until + shape.after })
        continue
      }
      const starts = listRuleStarts('odd' in rule ? daily(rule.until) : rule, first.wall, range, this.budget)
      if ('odd' in rule) for (const wall of starts) this.closeShape(main, { ...shape, start: { ...first, wall } })
      else for (const wall of starts) lengths.set(wall, null)
    }
    for (const moment of this.listMoments(main, 'RDATE', shape)) {
      const wall = first.isDate ? dayOf(moment, first.clock) * DAY_MS : toWall(moment.instant)
      lengths.set(wall, moment.length)
    }
    this.budget.spend(lengths.size)
    return [...lengths].map(([wall, length]) => ({ ...first, wall, instant: toInstant(first.clock, wall), length }))
  }

  /** An added time that cannot be read may be at any time, or on the day that is left of it; an exception that cannot is none. */
  private listMoments(event: EventLines, name: 'RDATE' | 'EXDATE', shape: Shape): Start[] {
    return event.all(name).flatMap((line) =>
      line.value.split(',').flatMap((value) => {
        this.budget.spend()
        if (value.trim() === '') return []
        const [begin = '', end] = value.split('/')
        const read = (text: string) => readMoment(text, line, this.clocks(event), shape.start.clock)
        const moment = read(begin)
        const length = moment && end !== undefined ? toLength(moment, end, read) : null
        if (moment && (end === undefined || length)) return [{ ...moment, length }]
        this.doubt(event, { part: name === 'RDATE' ? 'date' : 'exception', line })
        const span = spanOf(begin)
        if (name === 'RDATE')
          this.close(event, { start: span.start, end: span.end + Math.max(DAY_MS, sizeOf(shape.length)) })
        return []
      }),
    )
  }

  private readOverride(event: EventLines, series: Shape | null): Override | null {
    const line = event.first('RECURRENCE-ID')
    const clocks = this.clocks(event)
    const original = line ? readMoment(line.value, line, clocks, series?.start.clock ?? null) : null
    const shape = readShape(event, clocks, { original, series })
    if (!shape) return null
    this.note(event, shape)
    if (line && !original) this.doubt(event, { part: 'exception', line })
    if (!('start' in shape)) return null
    const isForAllLater = /^THISANDFUTURE$/i.test(line ? parameterOf(line, 'RANGE') : '')
    if (original) return { event, original, shape, isForAllLater }
    this.add(event, shape.start, shape, shape.start)
    return null
  }

  /** In wall time: far enough to both sides for what lasts long or was moved. */
  private widen(shapes: Shape[], later: Override[]): Period {
    const longest = Math.max(...shapes.map(({ length, after }) => sizeOf(length) + after))
    const early = Math.max(...shapes.map(({ before }) => before))
    const moved = later.map(({ shape, original }) => shape.start.wall - original.wall)
    return {
      start: this.period.start - longest - SLACK_MS - Math.max(0, ...moved),
      end: this.period.end + early + SLACK_MS + Math.max(0, ...moved.map((by) => -by)),
    }
  }

  private note(event: EventLines, shape: Shape | Unplaced): void {
    for (const doubt of shape.doubts) this.doubt(event, doubt)
    if ('closed' in shape) this.close(event, shape.closed)
  }

  private doubt(event: EventLines, doubt: Doubt): void {
    this.found.doubts.push({ ...doubt, event })
  }

  private close(event: EventLines, { start, end }: Period): void {
    if (start < this.period.end && end > this.period.start) this.found.closed.push({ event, start, end })
  }

  private closeShape(event: EventLines, { start, length, before, after }: Shape): void {
    const at = toInstant(start.clock, start.wall)
    this.close(event, { start: at - before, end: endAfter(start.clock, start.wall, length) + after })
  }

  private add(event: EventLines, original: Moment, shape: Shape, { wall, clock, isDate }: Moment): void {
    if (shape.doubts.length > 0) {
      this.closeShape(event, { ...shape, start: { ...shape.start, wall, clock } })
      return
    }
    const [start, end] = [toInstant(clock, wall), endAfter(clock, wall, shape.length)]
    const { start: from, end: to } = this.period
    if (start < to && (end > from || start >= from)) {
      this.found.occurrences.push({ event, original, isAllDay: isDate, start, end })
    }
  }
}

/** When what starts at a wall time is over. */
function endAfter(clock: Clock, wall: number, { days, ms }: Length): number {
  return toInstant(clock, wall + days * DAY_MS) + ms
}

/** UNTIL is an instant, whose date by the clock of the series counts where that has dates; or a date, the whole of which is in. */
function toUntil({ wall, isDate, offset }: EventWallTime, first: Moment, toWall: (instant: number) => number): number {
  const own = offset === null ? wall : toWall(wall - offset)
  return first.isDate || isDate ? Math.floor(own / DAY_MS) * DAY_MS + DAY_MS - 1 : own
}

/** A period ends at a time or after a duration; null if it cannot be read. */
function toLength(start: Moment, end: string, read: (text: string) => Moment | null): Length | null {
  const length = readDuration(end)
  if (length) return sizeOf(length) < 0 ? null : length
  const moment = read(end)
  return moment && moment.instant >= start.instant ? { days: 0, ms: moment.instant - start.instant } : null
}

function daily(until: number | null) {
  const rule = readRule('FREQ=DAILY', () => 0)
  if ('odd' in rule) throw new Error('Every day is a rule')
  return { ...rule, until }
}
