import type { Period } from './busy'
import type { SlotRules } from './rules'
import { DAY_MS, MINUTE_MS } from './units'
import { getZone, type Zone } from './zone'

type Grid = Pick<SlotRules, 'timezone' | 'durationMinutes'> & Partial<Pick<SlotRules, 'stepMinutes' | 'align'>>

/** The first start of a window, epoch milliseconds; the end of the window when no start fits its clock. */
export function firstStartOf(
  window: Period,
  { timezone, durationMinutes, stepMinutes = durationMinutes, align }: Grid,
): number {
  return align === 'clock' ? nextOnClock(getZone(timezone), window, stepMinutes) : window.start
}

const MINUTES_OF_DAY = DAY_MS / MINUTE_MS

/**
 * The first instant of a window at which the clock shows a multiple of the step. Counting begins anew at each midnight, and
 * a clock that is put back or forward is read as it shows.
 */
function nextOnClock(zone: Zone, { start, end }: Period, stepMinutes: number): number {
  let at = start
  while (at < end) {
    const { offset, until } = zone.findSpan(at)
    const minute = Math.floor(modulo(at + offset, DAY_MS) / MINUTE_MS)
    const past = minute % stepMinutes
    if (past === 0) return at
    const next = at + Math.min(stepMinutes - past, MINUTES_OF_DAY - minute) * MINUTE_MS
    at = Math.min(next, until)
  }
  return end
}

function modulo(value: number, divisor: number): number {
  return ((value % divisor) + divisor) % divisor
}
