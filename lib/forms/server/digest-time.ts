import { addDays } from '@/lib/scheduling/calendar-date'
import { localDate } from '@/lib/scheduling/zone'
import { wallTimeToInstant } from '@/lib/time/wall-time'

const DIGEST_TIME = '08:00'

/**
 * A response carries the instant at which its request came, and may be written a moment later. By then everything of the
 * minute before is there, so that the mail, which tells of what came until then, passes nothing over.
 */
const SETTLING_MS = 60_000

/** Until when the latest day's mail of an account tells: a minute before the last 08:00 that its clock has shown. */
export function digestEnd(timezone: string, nowMs: number): number {
  let date = localDate(timezone, nowMs)
  while (morningOf(date, timezone) > nowMs) date = addDays(date, -1)
  return morningOf(date, timezone) - SETTLING_MS
}

/** The first 08:00 that its clock has not shown yet. */
export function nextDigest(timezone: string, nowMs: number): number {
  let date = localDate(timezone, nowMs)
  while (morningOf(date, timezone) <= nowMs) date = addDays(date, 1)
  return morningOf(date, timezone)
}

function morningOf(date: string, timezone: string): number {
  return wallTimeToInstant({ date, time: DIGEST_TIME }, timezone)
}
