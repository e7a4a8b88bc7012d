import { sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import { oneOf } from '@/db/schema/columns'
import type { GroupAssignment } from '@/lib/shared/hosts'
import { CANCELLATION_MAILS } from '@/lib/shared/outbox'
import { TAKING_STATUSES } from '@/lib/shared/statuses'
import { isWaiting } from '../outbox/outbox'
import type { Transfer } from '../pages/transfer'
import { rowsOf } from '../rows'

const listed = (ids: readonly string[]) => sql`any(${sql.param([...ids])}::uuid[])`

/** Locks bookings of a page that are still those of the account that gave it, the latest first. */
export async function lockBookingsLeft(tx: Database, pageId: string, from: string, limit: number): Promise<string[]> {
  const result = await tx.execute(sql`
    select b.id from time_slot_bookings b
    where b.page_id = ${pageId}::uuid and b.user_id = ${from}::uuid and b.move_of is null
    order by b.start_time desc, b.id limit ${limit} for no key update`)
  return rowsOf<{ id: string }>(result).map(({ id }) => id)
}

type Given = Transfer & { ids: readonly string[] }

/** Makes a person's bookings those of a team, of which the person is the only host, with a meeting of their own. */
export async function giveToTeam(
  tx: Database,
  { from, to, ids }: Given,
  { group, assignment }: { group: string; assignment: GroupAssignment[] },
): Promise<void> {
  // Seen through `o`, a row is as it was before.
  await tx.execute(sql`
    with given as (
      update time_slot_bookings b set user_id = ${to}::uuid, occurrence_id = ${to}::uuid,
        assignment = case when b.move_of is null then ${JSON.stringify(assignment)}::jsonb end
      from time_slot_bookings o
      where o.id = b.id and b.user_id = ${from}::uuid and (b.id = ${listed(ids)} or b.move_of = ${listed(ids)})
      returning b.id, b.move_of, o.occurrence_id, b.start_time, b.end_time, b.guard_start, b.guard_end, b.status, b.expires_at,
        b.language, b.is_no_show, b.cancelled_at, b.created_at
    )
    insert into time_slot_bookings (id, occurrence_id, host_of, host_group, host_place, move_of, user_id, start_time, end_time, guard_start,
      guard_end, status, expires_at, attendee_name, attendee_email, language, is_no_show, cancelled_at, created_at)
    select gen_random_uuid(), occurrence_id, coalesce(move_of, id), ${group}, 0, move_of, ${from}::uuid, start_time, end_time,
      guard_start, guard_end, status, expires_at, '', '', language, is_no_show, cancelled_at, created_at
    from given`)
  await tx.execute(sql`
    insert into meetings (id, user_id, booking_id, title, description, start_time, end_time, location, location_data, attendees,
      target_calendars, primary_source, status, ical_sequence, created_at, updated_at)
    select gen_random_uuid(), ${from}::uuid, held.id, m.title, m.description, m.start_time, m.end_time, m.location, m.location_data,
      m.attendees, m.target_calendars, m.primary_source, m.status, m.ical_sequence, m.created_at, m.updated_at
    from time_slot_bookings held join meetings m on m.booking_id = held.host_of
    where held.host_of = ${listed(ids)} and held.user_id = ${from}::uuid and held.move_of is null`)
  await tx.execute(sql`
    update calendar_events e set meeting_id = own.id
    from time_slot_bookings held
      join meetings own on own.booking_id = held.id
      join meetings m on m.booking_id = held.host_of
    where held.host_of = ${listed(ids)} and held.user_id = ${from}::uuid and e.meeting_id = m.id and e.user_id = ${from}::uuid`)
}

/** Makes a team's bookings those of a person. What the person held is theirs alone; what others held in the past stays theirs too. */
export async function giveToPerson(tx: Database, { to, from, ids }: Given): Promise<void> {
  const isHeldByOthers = sql`not exists (
    select from time_slot_bookings h where h.host_of = coalesce(b.move_of, b.id) and h.user_id = ${to}::uuid)`
  // The person's own bookings at the time of those that others held share it with them.
  await tx.execute(sql`
    update time_slot_bookings own set occurrence_id = ${to}::uuid
    from time_slot_bookings b
    where (b.id = ${listed(ids)} or b.move_of = ${listed(ids)}) and b.user_id = ${from}::uuid and ${isHeldByOthers}
      and own.user_id = ${to}::uuid and own.occurrence_id <> ${to}::uuid
      and tstzrange(own.guard_start, own.guard_end) && tstzrange(b.guard_start, b.guard_end)
      and ${oneOf(sql`b.status`, TAKING_STATUSES)} and ${oneOf(sql`own.status`, TAKING_STATUSES)}`)
  await tx.execute(sql`
    update calendar_events e set meeting_id = m.id
    from time_slot_bookings held
      join meetings own on own.booking_id = held.id
      join meetings m on m.booking_id = held.host_of
    where held.host_of = ${listed(ids)} and held.user_id = ${to}::uuid and own.status <> 'cancelled' and e.meeting_id = own.id
      and e.user_id = ${to}::uuid`)
  await tx.execute(sql`
    with gone as (
      delete from meetings own using time_slot_bookings held
      where own.booking_id = held.id and held.host_of = ${listed(ids)} and held.user_id = ${to}::uuid and own.user_id = ${to}::uuid
      returning held.host_of, own.target_calendars
    )
    update meetings m set target_calendars = gone.target_calendars from gone
    where m.booking_id = gone.host_of`)
  // A person holds the time of a request to move once: the row of the booking becomes theirs.
  await tx.execute(sql`
    delete from time_slot_bookings held
    where held.move_of = ${listed(ids)} and held.host_of is not null and held.user_id = ${to}::uuid`)
  await tx.execute(sql`
    with gone as (
      delete from time_slot_bookings held where held.host_of = ${listed(ids)} and held.user_id = ${to}::uuid
      returning held.host_of, held.occurrence_id
    )
    update time_slot_bookings b set user_id = ${to}::uuid,
      occurrence_id = coalesce((
        select gone.occurrence_id from gone where gone.host_of = coalesce(b.move_of, b.id) limit 1
      ), ${to}::uuid),
      assignment = case when exists (
        select from time_slot_bookings h where h.host_of = b.id and h.user_id <> ${to}::uuid
      ) then b.assignment end
    where b.user_id = ${from}::uuid and (b.id = ${listed(ids)} or b.move_of = ${listed(ids)})`)
}

/** Makes a team's bookings those of another one, with the hosts that they have. */
export async function giveToOtherTeam(tx: Database, { from, to, ids }: Given): Promise<void> {
  await tx.execute(sql`
    update time_slot_bookings b set user_id = ${to}::uuid, occurrence_id = ${to}::uuid
    where b.user_id = ${from}::uuid and (b.id = ${listed(ids)} or b.move_of = ${listed(ids)})`)
}

/**
 * What belongs to bookings and names their account: meetings, mails that wait, offers and links of an import. Mails of a cancellation stay with
 * the account that cancelled, whose erasures look after them. `clears`: the calendars of a person are no team's.
 */
export async function giveMeetings(tx: Database, { from, to, ids }: Given, clears: boolean): Promise<void> {
  await tx.execute(sql`
    update outbox set user_id = ${to}::uuid
    where user_id = ${from}::uuid and ${isWaiting} and not ${oneOf(sql`template`, CANCELLATION_MAILS)} and meeting_id in (
      select m.id from meetings m where m.booking_id = ${listed(ids)} and m.user_id = ${from}::uuid
    )`)
  await tx.execute(sql`
    update meetings m set user_id = ${to}::uuid${clears ? sql`, target_calendars = '[]'::jsonb` : sql``}
    where m.user_id = ${from}::uuid and m.booking_id = ${listed(ids)}`)
  await tx.execute(sql`
    update move_offers o set user_id = ${to}::uuid, time_off_id = null
    where o.user_id = ${from}::uuid and o.booking_id = ${listed(ids)}`)
  await tx.execute(sql`
    update carried_links c set user_id = ${to}::uuid
    where c.user_id = ${from}::uuid and (c.target_id = ${listed(ids)}
      or c.target_id in (select m.id from meetings m where m.booking_id = ${listed(ids)}))`)
}

/** Confirmed meetings to come of the person that want to be in calendars: of bookings, or of what they hold of them. */
export async function listMeetingsInCalendars(
  tx: Database,
  person: string,
  ids: readonly string[],
  now: Date,
): Promise<string[]> {
  const result = await tx.execute(sql`
    select m.id from time_slot_bookings b join meetings m on m.booking_id = b.id
    where b.user_id = ${person}::uuid and (b.id = ${listed(ids)} or b.host_of = ${listed(ids)}) and m.status = 'confirmed'
      and m.end_time > ${now.toISOString()}::timestamptz
      and (m.target_calendars <> '[]'::jsonb or exists (select from calendar_events e where e.meeting_id = m.id and e.user_id = ${person}::uuid))
    order by m.id`)
  return rowsOf<{ id: string }>(result).map(({ id }) => id)
}
