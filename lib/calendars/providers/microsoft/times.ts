import { z } from 'zod'
import { DAY_MS } from '@/lib/scheduling/units'
import { getZone, toInstant } from '@/lib/scheduling/zone'
import type { BusyPeriod } from '../provider'
import { toIanaZone } from './windows-zones'

const time = z.object({ dateTime: z.string(), timeZone: z.string().nullish() })

/** The fields that say when an event is. */
export const eventTimes = z.object({
  start: time.nullish(),
  end: time.nullish(),
  isAllDay: z.boolean().nullish(),
  originalStartTimeZone: z.string().nullish(),
})
type EventTimes = z.infer<typeof eventTimes>

/**
 * Null if it is not a time. A whole day comes as two midnights without a zone: they are in the zone in which the event
 * was made, which is the mailbox's; in UTC if Microsoft names no known zone.
 */
export function periodOf({ start, end, isAllDay, originalStartTimeZone }: EventTimes): BusyPeriod | null {
  const from = wallOf(start?.dateTime)
  const to = wallOf(end?.dateTime)
  if (from === null || to === null) return null
  const isDays = isAllDay && from % DAY_MS === 0 && to % DAY_MS === 0
  if (isDays) return between(from, to, toIanaZone(originalStartTimeZone ?? '') ?? 'UTC')
  const zone = toIanaZone(start?.timeZone ?? 'UTC')
  return zone === null ? null : between(from, to, zone)
}

function between(from: number, to: number, timezone: string): BusyPeriod {
  const zone = getZone(timezone)
  return { start: toInstant(zone, from), end: toInstant(zone, to) }
}

/** `2027-01-04T09:00:00.0000000`, a clock's reading, as the instant at which UTC's clock reads the same. */
function wallOf(text: string | undefined): number | null {
  const wall = Date.parse(`${text?.slice(0, 19)}Z`)
  return Number.isNaN(wall) ? null : wall
}

/** As Microsoft takes it: UTC's clock. IANA's zones are not all known there. */
export function toMicrosoftTime(instant: number) {
  return { dateTime: new Date(instant).toISOString().slice(0, 19), timeZone: 'UTC' }
}
