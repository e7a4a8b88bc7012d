import { toTimeOfDay } from '@/lib/scheduling/availability'
import { type CalendarDate, dayNumber, isCalendarDate } from '@/lib/scheduling/calendar-date'
import { DAY_MS } from '@/lib/scheduling/units'
import { getZone, toInstant } from '@/lib/scheduling/zone'
import { check } from '@/messages/check'
import { toWallClock } from './screen-time'

/** A local date `yyyy-MM-dd` and time `HH:mm`; either is empty while the typed text cannot be parsed. */
export type WallTime = { date: CalendarDate; time: string }

/** A clock change's effect on a wall time: it does not exist and `used` replaces it, or it occurs twice. */
export type ClockChange = { kind: 'skipped'; used: WallTime } | { kind: 'twice' }

/** The message for a typed date or time that cannot be parsed. */
export const INVALID_DATE_INPUT = check('dateInputInvalid')
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/

export function isWallTime({ date, time }: WallTime): boolean {
  return isCalendarDate(date) && isTimeOfDay(time)
}

export function isTimeOfDay(text: string): boolean {
  return TIME.test(text)
}

/**
 * The instant of a wall time in a zone, in epoch milliseconds, by Temporal's "compatible" rule. `RangeError` on an unknown
 * zone or an invalid wall time.
 */
export function wallTimeToInstant(wall: WallTime, timezone: string): number {
  return toInstant(getZone(timezone), toWallMs(wall))
}

/** The clock change that affects a wall time; null on nearly all days. Throws as `wallTimeToInstant` does. */
export function findClockChange(wall: WallTime, timezone: string): ClockChange | null {
  const wallMs = toWallMs(wall)
  const zone = getZone(timezone)
  const instant = toInstant(zone, wallMs)
  const used = toWallClock(instant, timezone)
  if (!isSameWallTime(used, wall)) return { kind: 'skipped', used }
  // The first of two equal wall times was chosen; the offset after the change tells if there is a second.
  const later = wallMs - zone.offsetAt(wallMs + DAY_MS)
  return later !== instant && later + zone.offsetAt(later) === wallMs ? { kind: 'twice' } : null
}

export function isSameWallTime(one: WallTime, other: WallTime): boolean {
  return one.date === other.date && one.time === other.time
}

function toWallMs({ date, time }: WallTime): number {
  return dayNumber(date) * DAY_MS + toTimeOfDay(time)
}
