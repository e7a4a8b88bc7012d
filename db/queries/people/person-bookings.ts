import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import { meetings } from '@/db/schema'
import { CANCELLATION_MAILS } from '@/lib/shared/outbox'
import { nextSequence, targetsAtChange } from '../meetings/bookings'
import { followBookings } from '../meetings/hosts'
import type { MeetingRow } from '../meetings/meetings'
import { rowsOf } from '../rows'
import { asIds, asList, isNoHostedMeeting, type Person } from './person'
import { forgetLinksOfGuests } from './person-links'
import { forgetEvents, forgetMails } from './person-messages'
import { forgetResponses, listResponsesOfBookings } from './person-responses'

export async function listBookingsOf(db: Database, { userId, addresses, until }: Person, limit: number) {
  const rows = await db.execute(sql`
    select id from time_slot_bookings
    where user_id = ${userId}::uuid and created_at <= ${until.toISOString()}::timestamptz
      and lower(attendee_email) in ${asList(addresses)}
    order by start_time, id limit ${limit}`)
  return rowsOf<{ id: string }>(rows).map(({ id }) => id)
}

/** Bookings and meetings of others to which the person is invited, but for those that the account holds for a team. */
export async function listInvitationsOf(db: Database, { userId, addresses, until }: Person, limit: number) {
  const rows = await db.execute(sql`
    select m.id from meetings m
    where m.user_id = ${userId}::uuid and m.created_at <= ${until.toISOString()}::timestamptz
      and ${isNoHostedMeeting}
      and (
        exists (select 1 from jsonb_array_elements_text(m.attendees) one where lower(one) in ${asList(addresses)})
        or exists (
          select 1 from time_slot_bookings b, jsonb_array_elements_text(b.guests) one
          where b.id = m.booking_id and lower(one) in ${asList(addresses)}
        )
      )
    order by m.start_time, m.id limit ${limit}`)
  return rowsOf<{ id: string }>(rows).map(({ id }) => id)
}

/** The steps of a history, without the words and the names in them. */
const bareHistory = sql`coalesce((
      select jsonb_agg(step.value - 'reason' - 'guest' order by step.ordinality)
      from jsonb_array_elements(history) with ordinality step
    ), '[]'::jsonb)`

/**
 * Takes everybody out of bookings and their meetings, which keep their times. Mails about them that have not left are deleted, also
 * those to hosts, but for those that tell of the cancellation. SEQUENCE grows, so that events at providers follow. Returns the meetings.
 */
export async function forgetPeopleOfBookings(
  tx: Database,
  userId: string,
  ids: readonly string[],
  now: Date,
): Promise<MeetingRow[]> {
  await forgetTextsOfImported(tx, userId, ids)
  await tx.execute(sql`
    update time_slot_bookings
    set attendee_name = '', attendee_email = '', attendee_timezone = 'UTC', attendee_time_format = null,
      guests = '[]'::jsonb, cancel_reason = null, history = ${bareHistory}
    where user_id = ${userId}::uuid and id in ${asIds(ids)}`)
  const rows = await tx
    .update(meetings)
    .set({
      attendees: [],
      updatedAt: now,
      icalSequence: sql`${meetings.icalSequence} + 1`,
      targetCalendars: targetsAtChange(),
    })
    .where(and(eq(meetings.userId, userId), sql`${meetings.bookingId} in ${asIds(ids)}`))
    .returning()
  await followBookings(tx, ids)
  await forgetLinksOfGuests(tx, userId, ids)
  await forgetEvents(tx, userId, { booking: ids })
  await forgetMails(
    tx,
    userId,
    rows.map(({ id }) => id),
    CANCELLATION_MAILS,
  )
  for (const { account, meetingId } of await listMeetingsOfHosts(tx, ids)) {
    await forgetMails(tx, account, [meetingId], ['cancellation-notice'])
  }
  await forgetResponses(tx, userId, await listResponsesOfBookings(tx, ids), now)
  return rows
}

/** Texts of an imported booking can name its person: the title, the notes, or a telephone number as the place. */
async function forgetTextsOfImported(tx: Database, userId: string, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update meetings m
    set title = coalesce(p.title, nullif(btrim(replace(m.title, b.attendee_name, '')), ''), '–'), description = '',
      location_data = m.location_data - 'customLocation'
    from time_slot_bookings b left join time_slot_pages p on p.id = b.page_id
    where b.user_id = ${userId}::uuid and b.id in ${asIds(ids)} and b.is_imported
      and m.booking_id = b.id and m.user_id = b.user_id`)
}

async function listMeetingsOfHosts(tx: Database, bookingIds: readonly string[]) {
  const rows = await tx.execute(sql`
    select m.user_id as account, m.id as "meetingId"
    from time_slot_bookings held join meetings m on m.booking_id = held.id
    where held.host_of in ${asIds(bookingIds)} and held.move_of is null`)
  return rowsOf<{ account: string; meetingId: string }>(rows)
}

/** Takes the person out of the list of guests; everybody else stays. Null for a meeting that is gone. */
export async function forgetGuest(
  tx: Database,
  { userId, addresses }: Person,
  meetingId: string,
  now: Date,
): Promise<MeetingRow | null> {
  const others = (list: ReturnType<typeof sql.raw>) => sql`coalesce((
      select jsonb_agg(one.value order by one.ordinality) from jsonb_array_elements(${list}) with ordinality one
      where lower(one.value #>> '{}') not in ${asList(addresses)}
    ), '[]'::jsonb)`
  await tx.execute(sql`
    update time_slot_bookings b
    set guests = ${others(sql.raw('b.guests'))}, history = coalesce((
      select jsonb_agg(case when lower(step.value ->> 'guest') in ${asList(addresses)}
        then step.value - 'guest' else step.value end order by step.ordinality)
      from jsonb_array_elements(b.history) with ordinality step), '[]'::jsonb)
    from meetings m where m.id = ${meetingId}::uuid and m.user_id = ${userId}::uuid and b.id = m.booking_id`)
  const [row] = await tx
    .update(meetings)
    .set({
      attendees: others(sql.raw('meetings.attendees')),
      updatedAt: now,
      icalSequence: nextSequence,
      targetCalendars: targetsAtChange(),
    })
    .where(and(eq(meetings.id, meetingId), eq(meetings.userId, userId)))
    .returning()
  if (row?.bookingId) await followBookings(tx, [row.bookingId])
  return row ?? null
}
