import type { Period, Zone } from '@/lib/scheduling'
import { type Line, readLine, toZoneName } from './lines'
import { readRule } from './rule'
import { listRuleStarts } from './rule-starts'
import type { Component } from './split'
import { readOffset, readWall } from './wall-time'
import type { WorkBudget } from './work-budget'

const YEAR_MS = 366 * 86_400_000

/** The facts about a zone that `toInstant` needs. */
export type ZoneOffsets = Pick<Zone, 'offsetAt'>

type Change = { at: number; offset: number; before: number }
/** `clock` is null where the definition cannot be read: then it has one of the offsets, if it names any. */
type Definition = { place: string; clock: ZoneOffsets | null; offsets: number[] }

/** The clock of a VTIMEZONE, right near a period. */
export function readDefinition(zone: Component, near: Period, budget: WorkBudget): Definition {
  const lines = zone.lines.map((text, place) => readLine(text, zone.numbers[place] ?? 0))
  const place = toZoneName(lines.find(({ name }) => name === 'X-LIC-LOCATION')?.value ?? '')
  const offsets = lines
    .filter(({ name }) => name.startsWith('TZOFFSET'))
    .flatMap(({ value }) => readOffset(value) ?? [])
  return { place, clock: readClock(observancesOf(lines), near, budget), offsets }
}

function readClock(observances: Line[][], near: Period, budget: WorkBudget): ZoneOffsets | null {
  try {
    const changes = observances.map((observance) => listChanges(observance, near, budget))
    return changes.includes(null) ? null : toClock(changes.flatMap((some) => some ?? []))
  } catch (error) {
    if (!(error instanceof RangeError) || budget.isWholeSpent) throw error
    return null
  }
}

function observancesOf(lines: Line[]): Line[][] {
  const observances: Line[][] = []
  let current: Line[] | null = null
  for (const line of lines) {
    const isOne = /^(?:STANDARD|DAYLIGHT)$/i.test(line.value)
    if (line.name === 'BEGIN' && isOne) current = []
    else if (line.name === 'END' && isOne && current) {
      observances.push(current)
      current = null
    } else current?.push(line)
  }
  return observances
}

function toClock(changes: Change[]): ZoneOffsets | null {
  changes.sort((one, other) => one.at - other.at)
  const [earliest] = changes
  if (!earliest) return null
  return {
    offsetAt: (instant) => lastBefore(changes, instant)?.offset ?? earliest.before,
  }
}

/** Binary search in sorted changes: a file may hold any number of them. */
function lastBefore(changes: Change[], instant: number): Change | undefined {
  let [low, high] = [0, changes.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((changes[middle] as Change).at <= instant) low = middle + 1
    else high = middle
  }
  return changes[low - 1]
}

/** When standard or daylight time begins: around the period, and the last time before it. Null if it cannot be read. */
function listChanges(lines: Line[], near: Period, budget: WorkBudget): Change[] | null {
  const find = (name: string) => lines.find((line) => line.name === name)?.value ?? ''
  const [before, offset] = [readOffset(find('TZOFFSETFROM')), readOffset(find('TZOFFSETTO'))]
  const first = readWall(find('DTSTART'))
  if (before === null || offset === null || !first) return null
  const walls = [first.wall]
  for (const { name, value } of lines) {
    if (name === 'RDATE') {
      const dates = value.split(',').map((text) => readWall(text.split('/')[0] ?? '')?.wall ?? null)
      if (dates.includes(null)) return null
      walls.push(...dates.filter((wall) => wall !== null))
    }
    if (name !== 'RRULE') continue
    const rule = readRule(value, ({ wall, offset: ofUtc }) => wall + (ofUtc === null ? 0 : before - ofUtc))
    if ('odd' in rule) return null
    // A rule that ended long ago still tells which offset was the last.
    const end = Math.min(near.end + YEAR_MS, rule.until === null ? Number.POSITIVE_INFINITY : rule.until + 1)
    const begin = Math.max(first.wall, Math.min(near.start, end) - 2 * YEAR_MS)
    walls.push(...listRuleStarts(rule, first.wall, { start: begin, end }, budget))
  }
  return walls.map((wall) => ({ at: wall - before, offset, before }))
}
