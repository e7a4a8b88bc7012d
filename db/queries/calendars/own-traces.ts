import { sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import { meetings, providerEventId } from '@/db/schema'
import { oneOf } from '@/db/schema/columns'
import { OWN_SOURCES } from '@/lib/shared/calendars/sources'
import { rowsOf } from '../rows'

type Traces = { eventIds: string[]; keys: string[]; icalUids: string[]; meetingIds: string[] }

/**
 * Returns the traces that this product left itself for the user, or for one booking of theirs: the id of an event or the key that
 * made it, its UID, that of an imported meeting, or the meeting whose calendar file was emailed.
 */
export async function findOwnTraces(
  db: Database,
  userId: string,
  traces: Traces,
  { bookingId }: { bookingId?: string | undefined } = {},
): Promise<Set<string>> {
  // An array instead of a join: with it the planner uses the indexes, whatever length it expects.
  const listed = (texts: string[], type: 'text' | 'uuid' = 'text') =>
    sql`any(array(select jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb)::${sql.raw(type)}))`
  const eventId = providerEventId(meetings)
  const ofMeeting = bookingId
    ? sql` and meeting_id in (
        select id from meetings where booking_id = ${bookingId} and user_id = ${userId}
        union all select m.id from meetings m join time_slot_bookings held on held.host_of = m.booking_id
          where held.id = ${bookingId} and held.user_id = ${userId}
      )`
    : sql``
  const ofBooking = bookingId ? sql` and booking_id = ${bookingId}` : sql``
  const found = await db.execute(sql`
    select external_id as trace from calendar_events
      where user_id = ${userId} and external_id = ${listed(traces.eventIds)}${ofMeeting}
    union select id::text from calendar_events
      where user_id = ${userId} and id = ${listed(traces.keys, 'uuid')}${ofMeeting}
    union select ical_uid from calendar_events
      where user_id = ${userId} and ical_uid = ${listed(traces.icalUids)}${ofMeeting}
    union select ${eventId} from meetings
      where user_id = ${userId} and ${oneOf(sql`primary_source`, OWN_SOURCES)}
        and ${eventId} is not null and ${eventId} = ${listed(traces.eventIds)}${ofBooking}
    union select ical_uid from meetings
      where user_id = ${userId} and ical_uid = ${listed(traces.icalUids)}${ofBooking}
    union select id::text from meetings
      where user_id = ${userId} and ${oneOf(sql`primary_source`, OWN_SOURCES)}
        and id = ${listed(traces.meetingIds, 'uuid')}${ofBooking}`)
  return new Set(rowsOf<{ trace: string }>(found).map(({ trace }) => trace))
}
