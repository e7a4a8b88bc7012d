import { addDays, type CalendarDate, localDate, startOfDate } from '@/lib/scheduling'
import { DAY_MS } from '@/lib/scheduling/units'

const NOON_MS = DAY_MS / 2

type Times = { start: number; end: number }

/**
 * A whole day is the same date everywhere: an event from midnight to midnight of its calendar's zone becomes one from
 * midnight to midnight of the owner's.
 */
export function moveWholeDays({ start, end }: Times, timezone: string): Times {
  const first = dateOfMidnight(start, timezone)
  const days = Math.max(Math.round((end - start) / DAY_MS), 1)
  return { start: startOfDate(timezone, first), end: startOfDate(timezone, addDays(first, days)) }
}

/**
 * Returns the date that begins at a midnight: in the owner's own zone, if it is one there; else in a zone
 * from eleven hours behind UTC to twelve ahead, which leaves out a few islands.
 */
function dateOfMidnight(instant: number, timezone: string): CalendarDate {
  const own = localDate(timezone, instant)
  if (startOfDate(timezone, own) === instant) return own
  return localDate('UTC', instant + NOON_MS)
}
