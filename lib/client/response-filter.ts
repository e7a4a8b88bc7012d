import type { ResponseQuery } from '@/lib/forms/responses-schema'
import { rangeInstants } from '@/lib/meetings/day-range'
import { addDays, type CalendarDate } from '@/lib/scheduling/calendar-date'
import type { ResponseStatus } from '@/lib/shared/forms/response-status'

/** Whole days of the account's zone, both of them included; an empty one is no bound. */
type Days = { from: CalendarDate | ''; to: CalendarDate | '' }

/**
 * Leaves out filters that are not set, as the server's prefetch does, so that the query keys match. `RangeError` on an
 * unknown zone.
 */
export function toResponseFilter(
  q: string,
  { from, to }: Days,
  timezone: string,
  { status, answers }: { status?: ResponseStatus | null; answers?: string } = {},
): ResponseQuery {
  return {
    ...(status && { status }),
    ...(answers && { answers }),
    ...(q && { q }),
    ...(from && { from: startOf(from, timezone) }),
    ...(to && { to: startOf(addDays(to, 1), timezone) }),
  }
}

function startOf(date: CalendarDate, timezone: string): string {
  return new Date(rangeInstants({ start: date, end: date }, timezone).from).toISOString()
}
