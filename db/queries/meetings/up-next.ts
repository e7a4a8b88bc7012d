import { and, asc, eq, gt, lt, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { meetings } from '@/db/schema'
import { HOUR_MS } from '@/lib/scheduling/units'
import { type NamedMeetingRow, namedMeeting } from './meetings'

/** The shortest day of a zone that moves its clock by an hour: what lasts as long is an event of whole days. */
const WHOLE_DAY_HOURS = 23

/** The first meetings that are not over, soonest first, without cancelled ones and events of whole days. */
export function listUpNext(db: Database, owner: OwnerId, now: Date, limit: number): Promise<NamedMeetingRow[]> {
  const length = sql`${meetings.endTime} - ${meetings.startTime}`
  return db
    .select(namedMeeting)
    .from(meetings)
    .where(
      and(
        eq(meetings.userId, owner),
        sql`not ${meetings.isHidden}`,
        eq(meetings.status, 'confirmed'),
        gt(meetings.endTime, now),
        // Implied by the lines around it, for the index on the start.
        gt(meetings.startTime, new Date(now.getTime() - WHOLE_DAY_HOURS * HOUR_MS)),
        lt(length, sql`${WHOLE_DAY_HOURS} * interval '1 hour'`),
      ),
    )
    .orderBy(asc(meetings.startTime), asc(meetings.id))
    .limit(limit)
}
