import { addDays, type CalendarDate, dayNumber } from '@/lib/scheduling/calendar-date'
import { getZone, localDay } from '@/lib/scheduling/zone'

/** More are counted and not listed. A start every five minutes of long office hours is below. */
export const MAX_LISTED_STARTS = 4000

/** The starts of a date before and after a change; ISO instants. */
export type ComparedDate = { date: CalendarDate; kept: string[]; added: string[]; removed: string[] }

type Compared = { before: readonly number[]; after: readonly number[] }
type Dates = { timezone: string; from: CalendarDate; count: number }

/** Sorts the starts of dates in a row by what a change does to them. Null when there are too many. */
export function compareStarts({ before, after }: Compared, { timezone, from, count }: Dates): ComparedDate[] | null {
  const [earlier, later] = [new Set(before), new Set(after)]
  const all = [...new Set([...before, ...after])].sort((one, other) => one - other)
  if (all.length > MAX_LISTED_STARTS) return null
  const dates = Array.from(
    { length: count },
    (_, index): ComparedDate => ({ date: addDays(from, index), kept: [], added: [], removed: [] }),
  )
  const zone = getZone(timezone)
  const first = dayNumber(from)
  for (const start of all) {
    const kind = !earlier.has(start) ? 'added' : later.has(start) ? 'kept' : 'removed'
    dates[localDay(zone, start) - first]?.[kind].push(new Date(start).toISOString())
  }
  return dates
}
