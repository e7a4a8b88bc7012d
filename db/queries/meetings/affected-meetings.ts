import { and, asc, count, eq, gt, ne, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { meetings } from '@/db/schema'
import { oneOf } from '@/db/schema/columns'
import { OWN_SOURCES } from '@/lib/shared/calendars/sources'
import { OWNER_NAME } from '../accounts/brand'
import { attendeeName } from './guest-names'

type Period = { start: Date; end: Date }
type AffectedRow = {
  id: string
  title: string
  startTime: Date
  endTime: Date
  attendeeName: string | null
  /** Whose booking the owner holds. */
  team: { id: string; name: string; slug: string } | null
}

const TEAM = sql<AffectedRow['team']>`(
  select json_build_object('id', u.id, 'name', ${OWNER_NAME}, 'slug', u.username)
  from time_slot_bookings h join time_slot_bookings b on b.id = h.host_of
    join users u on u.id = b.user_id left join user_settings s on s.user_id = u.id
  where h.id = meetings.booking_id and h.user_id = meetings.user_id
)`

/** The owner's bookings and meetings that overlap one of the periods and are not over, soonest first, and how many there are. */
export async function listAffectedMeetings(
  db: Database,
  owner: OwnerId,
  { periods, now, limit }: { periods: readonly Period[]; now: Date; limit: number },
): Promise<{ total: number; rows: AffectedRow[] }> {
  const stands = and(
    eq(meetings.userId, owner),
    sql`${oneOf(meetings.primarySource, OWN_SOURCES)}`,
    ne(meetings.status, 'cancelled'),
    gt(meetings.endTime, now),
    sql`exists (
      select from json_to_recordset(${JSON.stringify(periods)}::json) as period (start timestamptz, "end" timestamptz)
      where ${meetings.startTime} < period.end and ${meetings.endTime} > period.start)`,
  )
  const { id, title, startTime, endTime } = meetings
  const [rows, [counted]] = await Promise.all([
    db
      .select({ id, title, startTime, endTime, attendeeName, team: TEAM })
      .from(meetings)
      .where(stands)
      .orderBy(asc(startTime), asc(id))
      .limit(limit),
    db.select({ total: count() }).from(meetings).where(stands),
  ])
  return { total: counted?.total ?? 0, rows }
}
