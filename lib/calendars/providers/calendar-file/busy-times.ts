import type { Period } from '@/lib/scheduling'
import { DAY_MS } from '@/lib/scheduling/units'
import type { Clocks } from './clocks'
import type { EventLines } from './event-lines'
import { type Line, parameterOf } from './lines'
import { readMoment } from './moments'
import { sizeOf } from './shape'
import { cautiousLength, type Doubt, spanOf } from './unread'
import { readDuration } from './wall-time'

type BusyTimes = { busy: Period[]; doubts: (Doubt & { closes: Period })[] }

/** When a VFREEBUSY is busy, whatever kind of busy. What cannot be read is among it. */
export function readBusyTimes(component: EventLines, clocks: Clocks): BusyTimes {
  const found: BusyTimes = { busy: [], doubts: [] }
  for (const line of component.all('FREEBUSY')) {
    if (parameterOf(line, 'FBTYPE').toUpperCase() === 'FREE') continue
    for (const value of line.value.split(',')) {
      if (value.trim() === '') continue
      const { isOdd, ...period } = readPeriod(value, line, clocks)
      found.busy.push(period)
      if (isOdd) found.doubts.push({ part: 'busy', line, closes: period })
    }
  }
  return found
}

function readPeriod(value: string, line: Line, clocks: Clocks): Period & { isOdd: boolean } {
  const [begin = '', rest = ''] = value.split('/')
  const start = readMoment(begin, line, clocks, null)
  if (!start) {
    const span = spanOf(begin)
    return { start: span.start, end: span.end + DAY_MS, isOdd: true }
  }
  const length = readDuration(rest)
  const end = length ? start.instant + sizeOf(length) : (readMoment(rest, line, clocks, start.clock)?.instant ?? null)
  if (end !== null && end >= start.instant) return { start: start.instant, end, isOdd: false }
  const { before, ms } = cautiousLength(end, start.instant)
  return { start: start.instant - before, end: start.instant + ms, isOdd: true }
}
