import { sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import { DAY_MS } from '@/lib/scheduling/units'
import { rowsOf } from '../rows'

/** Feeds reach 30 days back and are read in full once a day; until then an event must be recognized as ours. */
const KEPT_DAYS = 32

/** Meetings that ended before this instant are final: their events in calendars are not changed any more. */
export function forgottenBefore(now: Date): Date {
  return new Date(now.getTime() - KEPT_DAYS * DAY_MS)
}

/**
 * Sweeps rows that are due: deletes those of meetings that ended or were deleted long ago, and postpones the others
 * until the end of their meeting. Returns how many it checked.
 */
export async function sweepEventRows(db: Database, now: Date, limit: number): Promise<number> {
  const [at, before] = [now, forgottenBefore(now)].map((instant) => sql`${instant.toISOString()}::timestamptz`)
  const swept = await db.execute(sql`
    with due as (
      select id, user_id, meeting_id, updated_at from calendar_events where sweep_at <= ${at} order by sweep_at limit ${limit}
      for update skip locked
    ), checked as (
      select d.id, m.end_time, case when m.id is null then d.updated_at else m.end_time end < ${before} as is_over
      from due d left join meetings m on m.id = d.meeting_id and m.user_id = d.user_id
    ), gone as (
      delete from calendar_events e using checked c where e.id = c.id and c.is_over
    ), kept as (
      update calendar_events e
      set sweep_at = greatest(coalesce(c.end_time, ${at}) + ${KEPT_DAYS} * interval '1 day', ${at} + interval '1 day')
      from checked c where e.id = c.id and not c.is_over
    )
    select count(*)::int as count from due`)
  return rowsOf<{ count: number }>(swept)[0]?.count ?? 0
}
