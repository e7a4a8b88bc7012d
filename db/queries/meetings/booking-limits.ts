import { type SQL, sql } from 'drizzle-orm'
import type { LimitedPeriod } from '../pages/booking-counts'

/**
 * A part of the statement that writes a booking: counts it in each period of a limit. One too many breaks the check
 * constraint, which refuses the whole statement (23514). Rows are locked in the order of the periods.
 */
export function countedPeriods(periodCount: number): SQL {
  const the = sql.placeholder
  const row = (index: number) =>
    sql`(${the(`per${index}`)}::text, ${the(`firstDate${index}`)}::date, ${the(`max${index}`)}::int)`
  const rows = sql.join(
    Array.from({ length: periodCount }, (_, index) => row(index)),
    sql`, `,
  )
  return sql`limited as (
        insert into page_booking_counts as c (page_id, per, first_date, used, allowed)
        select booking.page_id, period.per, period.first_date, 1, period.max
        from booking, (values ${rows}) as period (per, first_date, max)
        on conflict (page_id, per, first_date) do update set used = c.used + 1, allowed = excluded.allowed
      )`
}

export function periodValues(periods: readonly LimitedPeriod[]): Record<string, unknown> {
  return Object.fromEntries(
    periods.flatMap(({ per, firstDate, max }, index) => [
      [`per${index}`, per],
      [`firstDate${index}`, firstDate],
      [`max${index}`, max],
    ]),
  )
}
