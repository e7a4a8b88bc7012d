import type { Period } from './busy'
import { type CalendarDate, dayNumber } from './calendar-date'
import { DAY_MS } from './units'
import { getZone, toInstant } from './zone'
import { findNextChange } from './zone-changes'

type DateRange = {
  timezone: string
  /** Inclusive; no limit when absent. */
  firstDate?: CalendarDate | undefined
  lastDate?: CalendarDate | undefined
}

/** The instants in `[from, to)` but for those in `outside` lie on the dates of a range. Epoch milliseconds. */
export function instantsOfDates({ timezone, firstDate, lastDate }: DateRange): Period & { outside: Period[] } {
  const opens = firstDate === undefined ? null : beginningOf(timezone, dayNumber(firstDate))
  const closes = lastDate === undefined ? null : beginningOf(timezone, dayNumber(lastDate) + 1)
  return {
    start: opens ? opens.first : Number.NEGATIVE_INFINITY,
    end: closes ? closes.last : Number.POSITIVE_INFINITY,
    outside: [
      ...(opens && opens.back < opens.last ? [{ start: opens.back, end: opens.last }] : []),
      ...(closes && closes.first < closes.back ? [{ start: closes.first, end: closes.back }] : []),
    ],
  }
}

/**
 * A clock that was put back just after midnight began its date twice: at `first`, then at `back` the date before returned
 * for a while, then at `last`. (Newfoundland did so at 00:01 until 2011.) All three are the same for any other date.
 */
function beginningOf(timezone: string, day: number): { first: number; back: number; last: number } {
  const zone = getZone(timezone)
  const first = toInstant(zone, day * DAY_MS)
  const last = day * DAY_MS - zone.offsetAt(day * DAY_MS + DAY_MS)
  const back = last > first ? findNextChange(zone, first, last) : null
  return back === null || back <= first ? { first, back: first, last: first } : { first, back, last }
}
