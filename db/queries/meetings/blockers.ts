import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { oneOf } from '@/db/schema/columns'
import { DEFAULT_BUFFER_MINUTES } from '@/lib/scheduling/vocabulary'
import { OWN_SOURCES } from '@/lib/shared/calendars/sources'
import { rowsOf } from '../rows'
import { bookingTakesTime } from './taking'

/** `meetingId` is null for a booking whose meeting was deleted; that of a time held for a move is the one that moves. Instants are epoch milliseconds. */
export type BlockerRow = {
  kind: 'meeting' | 'booking'
  title: string
  /** Who booked it; null for another meeting, and where `title` is the name. */
  attendeeName: string | null
  meetingId: string | null
  start: number
  end: number
  /** Minutes that stay free beside it. */
  before: number
  after: number
}

/** True unless it is cancelled, or a request that nobody decided in time. */
const takesTime = sql`(m.status = 'confirmed' or (m.status = 'pending' and exists (
      select from time_slot_bookings b
        where b.id = m.booking_id and b.user_id = m.user_id and ${bookingTakesTime(sql`b`)})))`

/** Minutes that the booking of a meeting keeps. A subquery, because a join could be planned over all bookings. */
const ofBooking = (gap: SQL) => sql`coalesce((
        select extract(epoch from ${gap}) / 60 from time_slot_bookings b where b.id = m.booking_id and b.user_id = m.user_id
      ), ${DEFAULT_BUFFER_MINUTES})::float8`

/** A name that was forgotten is empty. */
const bookerOf = (booking: SQL, owner: SQL) => sql`(
        select nullif(booked.attendee_name, '') from time_slot_bookings booked where booked.id = ${booking} and booked.user_id = ${owner}
      )`

/**
 * Lists this product's rows that block the owner's time in [from, to), with their titles: the same rows that hide slots
 * from visitors.
 */
export async function listBlockers(
  db: Database,
  owner: OwnerId,
  { from, to }: { from: Date; to: Date },
): Promise<BlockerRow[]> {
  const [start, end] = [from.toISOString(), to.toISOString()]
  const result = await db.execute<BlockerRow>(sql`
    select case m.primary_source when 'time_slot' then 'booking' else 'meeting' end as "kind", m.title,
      ${bookerOf(sql`m.booking_id`, sql`m.user_id`)} as "attendeeName",
      m.id as "meetingId", (extract(epoch from m.start_time) * 1000)::float8 as "start",
      (extract(epoch from m.end_time) * 1000)::float8 as "end",
      ${ofBooking(sql`b.start_time - b.guard_start`)} as "before", ${ofBooking(sql`b.guard_end - b.end_time`)} as "after"
    from meetings m
    where m.user_id = ${owner} and ${oneOf(sql`m.primary_source`, OWN_SOURCES)} and ${takesTime}
      and m.start_time < ${end}::timestamptz and m.end_time > ${start}::timestamptz
    union all
    select 'booking', coalesce(moving.title, b.attendee_name), ${bookerOf(sql`moving.booking_id`, sql`b.user_id`)}, moving.id, (extract(epoch from b.start_time) * 1000)::float8,
      (extract(epoch from b.end_time) * 1000)::float8,
      (extract(epoch from b.start_time - b.guard_start) / 60)::float8,
      (extract(epoch from b.guard_end - b.end_time) / 60)::float8
    from time_slot_bookings b left join meetings moving on moving.booking_id = b.move_of and moving.user_id = b.user_id
    where b.user_id = ${owner} and ${bookingTakesTime(sql`b`)}
      and b.start_time < ${end}::timestamptz and b.end_time > ${start}::timestamptz
      and b.start_time > ${start}::timestamptz - interval '1 day'
      and not exists (select 1 from meetings m where m.booking_id = b.id and m.user_id = b.user_id)
    order by "start", "title"`)
  return rowsOf(result)
}
