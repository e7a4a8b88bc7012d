import { toTimeOfDay } from './availability'
import type { Period } from './busy'
import { addDays, dayNumber } from './calendar-date'
import { DAY_MS } from './units'
import type { TimeOffSpan } from './vocabulary'
import { getZone, startOfDate, toInstant } from './zone'

/** Ends a part of a date at midnight, which has no time of its own on that date. */
const LAST_MINUTE = '23:59'

/** The instants that time off covers, read on the clock of the account's zone. Epoch milliseconds. */
export function closedPeriod({ from, to, startTime, endTime }: TimeOffSpan, timezone: string): Period {
  if (startTime === null || endTime === null) {
    return { start: startOfDate(timezone, from), end: startOfDate(timezone, addDays(to, 1)) }
  }
  const zone = getZone(timezone)
  const midnight = dayNumber(from) * DAY_MS
  return {
    start: toInstant(zone, midnight + toTimeOfDay(startTime)),
    end:
      endTime === LAST_MINUTE
        ? startOfDate(timezone, addDays(from, 1))
        : toInstant(zone, midnight + toTimeOfDay(endTime)),
  }
}
