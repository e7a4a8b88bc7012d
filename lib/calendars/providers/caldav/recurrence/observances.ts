import type { Period, Zone } from '@/lib/scheduling'
import { type Component, propertiesOf, textOf } from './calendar-text'
import { readRule } from './rule'
import { listRuleStarts } from './rule-starts'
import { readWall } from './wall-time'
import type { WorkBudget } from './work-budget'

const YEAR_MS = 366 * 86_400_000

/** The facts about a zone that `toInstant` needs. */
export type ZoneOffsets = Pick<Zone, 'offsetAt'>

type Change = { at: number; offset: number; before: number }

/** The clock of a VTIMEZONE, right near a period. */
export function readObservances(zone: Component, near: Period, budget: WorkBudget): ZoneOffsets {
  const changes = zone[2].flatMap((observance) => listChanges(observance, near, budget))
  changes.sort((one, other) => one.at - other.at)
  const [earliest] = changes
  if (!earliest) throw new RangeError('A time zone without a rule')
  return {
    offsetAt: (instant) => {
      budget.spend()
      return lastBefore(changes, instant)?.offset ?? earliest.before
    },
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

/** When standard or daylight time begins: around the period, and the last time before it. */
function listChanges(observance: Component, near: Period, budget: WorkBudget): Change[] {
  const before = readOffset(textOf(observance, 'tzoffsetfrom'))
  const offset = readOffset(textOf(observance, 'tzoffsetto'))
  const first = readWall(textOf(observance, 'dtstart'))
  const walls = [first.wall]
  for (const property of propertiesOf(observance, 'rdate')) {
    for (const value of property.slice(3)) walls.push(readWall(String(value)).wall)
  }
  for (const property of propertiesOf(observance, 'rrule')) {
    const parts = property[3] as Record<string, unknown>
    const until = parts.until === undefined ? null : readWall(String(parts.until))
    const last = until && until.wall + (until.isUtc ? before : 0)
    // A rule that ended long ago still tells which offset was the last.
    const end = Math.min(near.end + YEAR_MS, last === null ? Number.POSITIVE_INFINITY : last + 1)
    const begin = Math.max(first.wall, Math.min(near.start, end) - 2 * YEAR_MS)
    walls.push(...listRuleStarts(readRule(parts, last), first.wall, { start: begin, end }, budget))
  }
  return walls.map((wall) => ({ at: wall - before, offset, before }))
}

/** `+0545` or jCal's `+05:45`, with seconds or without. */
function readOffset(text: string): number {
  const [, sign, hours, minutes, seconds = '0'] = /^([+-])(\d\d):?(\d\d):?(\d\d)?$/.exec(text) ?? []
  if (!sign) throw new RangeError('An unreadable offset')
  const size = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000
  return sign === '-' ? -size : size
}
