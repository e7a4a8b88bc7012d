import { addDays } from '@/lib/scheduling/calendar-date'
import { localDate } from '@/lib/scheduling/zone-clock'
import { wallTimeToInstant } from '@/lib/time/wall-time'

const DIGEST_TIME = '08:00'

/**
 * A response carries the instant of its request and may be written a moment later. The digest ends a minute before it is
 * sent, so that it misses no response.
 */
const SETTLING_MS = 60_000

/** The end of the latest digest: a minute before the last 08:00 in the account's time zone. */
export function digestEnd(timezone: string, nowMs: number): number {
  let date = localDate(timezone, nowMs)
  while (morningOf(date, timezone) > nowMs) date = addDays(date, -1)
  return morningOf(date, timezone) - SETTLING_MS
}

/** The next 08:00 in the account's time zone. */
export function nextDigest(timezone: string, nowMs: number): number {
  let date = localDate(timezone, nowMs)
  while (morningOf(date, timezone) <= nowMs) date = addDays(date, 1)
  return morningOf(date, timezone)
}

function morningOf(date: string, timezone: string): number {
  return wallTimeToInstant({ date, time: DIGEST_TIME }, timezone)
}
