import { sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { oneOf } from '@/db/schema/columns'
import { TAKING_STATUSES } from '@/lib/shared/statuses'
import { rowsOf } from '../rows'

/** Instants are epoch milliseconds; `before` and `after` the minutes that it keeps free beside it. */
export type MadeBooking = {
  id: string
  /** Null where its page was deleted. */
  pageId: string | null
  attendeeName: string
  start: number
  end: number
  before: number
  after: number
  createdAt: number
  /** The booking took its time until then; null while it does. */
  endedAt: number | null
}

type Asked = { from: Date; limit: number }

/** Bookings of all the owner's pages that start after `from`: the latest made, in the order in which they were made. */
export async function listMadeBookings(db: Database, owner: OwnerId, asked: Asked): Promise<MadeBooking[]> {
  const ms = (column: string) => sql`(extract(epoch from ${sql.raw(`b.${column}`)}) * 1000)::float8`
  const result = await db.execute(sql`
    select b.id, b.page_id as "pageId", b.attendee_name as "attendeeName",
      ${ms('start_time')} as "start", ${ms('end_time')} as "end",
      (extract(epoch from b.start_time - b.guard_start) / 60)::float8 as "before",
      (extract(epoch from b.guard_end - b.end_time) / 60)::float8 as "after",
      ${ms('created_at')} as "createdAt",
      case when ${oneOf(sql`b.status`, TAKING_STATUSES)} then null
        else coalesce(${ms('cancelled_at')}, ${ms('created_at')}) end as "endedAt"
    from time_slot_bookings b
    where b.user_id = ${owner} and b.move_of is null and b.host_of is null and b.start_time > ${asked.from.toISOString()}::timestamptz
    order by b.created_at desc, b.id
    limit ${asked.limit}`)
  return rowsOf<MadeBooking>(result).reverse()
}

export type MeetingOfBooking = { bookingId: string; meetingId: string; title: string }

/** The meetings that bookings made. A booking whose meeting was deleted has none. */
export async function listMeetingsOf(
  db: Database,
  owner: OwnerId,
  bookingIds: readonly string[],
): Promise<MeetingOfBooking[]> {
  if (bookingIds.length === 0) return []
  const result = await db.execute(sql`
    select m.booking_id as "bookingId", m.id as "meetingId", m.title
    from meetings m
    where m.user_id = ${owner} and m.booking_id = any(${sql.param([...bookingIds])}::uuid[])`)
  return rowsOf<MeetingOfBooking>(result)
}
