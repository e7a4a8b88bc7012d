import { type SQL, sql } from 'drizzle-orm'
import type { OwnerId } from '@/db/owner-id'
import { meetings, timeSlotBookings } from '@/db/schema'
import { MAX_DURATION_MINUTES, MINUTE_MS } from '@/lib/scheduling/units'
import { foldI } from '../fold-i'

/** The attendee's name. The row of a host has none, so it is read from the booking; a subquery runs for such rows only, a join would run for all. */
const BOOKED_NAME = sql`case when booked.host_of is null then booked.attendee_name
    else (select held.attendee_name from ${timeSlotBookings} held where held.id = booked.host_of) end`

/**
 * The name that the guest typed while booking; null for a meeting without a booking. Read from the booking, its one home.
 * The table is spelled out, because a column alone would be the booking's own.
 */
export const attendeeName = sql<string | null>`(
  select ${BOOKED_NAME} from ${timeSlotBookings} booked
  where booked.id = ${meetings.bookingId} and booked.user_id = ${meetings}.user_id
)`

/**
 * Meetings whose guest's name matches a pattern. One list of ids for the whole query: an `or` of a search could not use a
 * join's index. A booking has the times of its meeting, so the range bounds what is read.
 */
export function hasGuestLike(owner: OwnerId, like: string, { from, to }: { from?: Date; to?: Date }): SQL {
  const bounds = [
    from &&
      sql`and booked.start_time >= ${new Date(from.getTime() - MAX_DURATION_MINUTES * MINUTE_MS).toISOString()}::timestamptz`,
    to && sql`and booked.start_time < ${to.toISOString()}::timestamptz`,
  ].filter((bound) => bound !== undefined)
  return sql`${meetings.bookingId} in (
    select booked.id from ${timeSlotBookings} booked
    where booked.user_id = ${owner} and ${foldI(BOOKED_NAME)} ilike ${like} ${sql.join(bounds, sql` `)}
  )`
}
