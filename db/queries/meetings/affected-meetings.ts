import { and, asc, count, eq, gt, lt, ne, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { meetings } from '@/db/schema'
import { oneOf } from '@/db/schema/columns'
import { OWN_SOURCES } from '@/lib/vocabulary/calendars/sources'
import { attendeeName } from './guest-names'

type AffectedRow = { id: string; title: string; startTime: Date; endTime: Date; attendeeName: string | null }

/** The owner's bookings and meetings that overlap a period and are not over, soonest first, and how many there are. */
export async function listAffectedMeetings(
  db: Database,
  owner: OwnerId,
  { start, end, now, limit }: { start: Date; end: Date; now: Date; limit: number },
): Promise<{ total: number; rows: AffectedRow[] }> {
  const stands = and(
    eq(meetings.userId, owner),
    sql`${oneOf(meetings.primarySource, OWN_SOURCES)}`,
    ne(meetings.status, 'cancelled'),
    lt(meetings.startTime, end),
    gt(meetings.endTime, start),
    gt(meetings.endTime, now),
  )
  const { id, title, startTime, endTime } = meetings
  const [rows, [counted]] = await Promise.all([
    db
      .select({ id, title, startTime, endTime, attendeeName })
      .from(meetings)
      .where(stands)
      .orderBy(asc(startTime), asc(id))
      .limit(limit),
    db.select({ total: count() }).from(meetings).where(stands),
  ])
  return { total: counted?.total ?? 0, rows }
}
