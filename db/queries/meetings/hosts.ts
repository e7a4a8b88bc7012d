import { and, asc, count, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { meetings, timeSlotBookings, userSettings, users } from '@/db/schema'
import type { GroupAssignment } from '@/lib/shared/hosts'
import type { OwnerLanguage } from '@/lib/shared/languages'
import { ownerLanguage } from '../accounts/owner-language'
import { rowsOf } from '../rows'
import { nextSequence } from './bookings'
import { bookingTakesTime } from './taking'

export type LockedHost = {
  account: string
  got: number
  due: number
  /** Epoch milliseconds. */
  lastMade: number | null
  /** Bookings of the page that they hold on the date. */
  held: number
}

/** Locks the figures of a page's hosts until the transaction ends, in one order for all. `date`: the instants of a date. */
export async function lockHosts(
  tx: Database,
  pageId: string,
  date: { start: number; end: number },
): Promise<LockedHost[]> {
  const [from, to] = [new Date(date.start).toISOString(), new Date(date.end).toISOString()]
  const result = await tx.execute<LockedHost>(sql`
    select h.account_id as "account", h.got, h.due, (extract(epoch from h.last_made) * 1000)::float8 as "lastMade", (
        select count(*)::int from time_slot_bookings c join time_slot_bookings b on b.id = c.host_of
        where c.user_id = h.account_id and b.page_id = h.page_id and ${bookingTakesTime(sql`c`)}
          and c.start_time >= ${from}::timestamptz and c.start_time < ${to}::timestamptz
      ) as "held"
    from page_hosts h where h.page_id = ${pageId}::uuid
    order by h.account_id for update`)
  return rowsOf(result)
}

export type NewHost = {
  id: string
  account: string
  group: string
  /** Among the hosts of the booking. */
  place: number
  meetingId: string
  targetCalendars: string[]
}

/** The location of a host's own meeting; `m` is the team's. Any provider would make a second link for it; a BigBlueButton room belongs to the team. */
export const HOSTS_LOCATION = sql`case m.location when 'bigbluebutton' then m.location else 'custom' end`

/**
 * Within the transaction that has just written a booking: its hosts hold its time, each with a meeting of their own. Returns the
 * accounts that cannot, because another booking is too close; the transaction must not be committed then.
 */
export async function insertHosts(tx: Database, bookingId: string, hosts: NewHost[]): Promise<string[]> {
  const rows = JSON.stringify(hosts.map(({ targetCalendars, ...host }) => ({ ...host, targets: targetCalendars })))
  const result = await tx.execute<{ account: string }>(sql`
    with host as (
      select * from json_to_recordset(${rows}::json) as host (id uuid, account uuid, "group" text, place smallint, "meetingId" uuid, targets jsonb)
    ), held as (
      insert into time_slot_bookings (id, occurrence_id, host_of, host_group, host_place, user_id, start_time, end_time, guard_start,
        guard_end, status, expires_at, attendee_name, attendee_email, language, created_at)
      select host.id, b.id, b.id, host."group", host.place, host.account, b.start_time, b.end_time, b.guard_start, b.guard_end,
        b.status, b.expires_at, '', '', b.language, b.created_at
      from time_slot_bookings b cross join host where b.id = ${bookingId}::uuid
      order by host.account
      on conflict do nothing
      returning id, user_id
    ), written as (
      insert into meetings (id, user_id, booking_id, title, description, start_time, end_time, location, location_data,
        attendees, target_calendars, primary_source, status, created_at, updated_at)
      select host."meetingId", held.user_id, held.id, m.title, m.description, m.start_time, m.end_time, ${HOSTS_LOCATION}, m.location_data,
        m.attendees, host.targets, m.primary_source, m.status, m.created_at, m.updated_at
      from held join host on host.id = held.id join meetings m on m.booking_id = ${bookingId}::uuid
    )
    select user_id as "account" from held`)
  const held = new Set(rowsOf<{ account: string }>(result).map(({ account }) => account))
  return hosts.flatMap(({ account }) => (held.has(account) ? [] : [account]))
}

export async function storeAssignment(tx: Database, bookingId: string, assignment: GroupAssignment[]): Promise<void> {
  await tx.update(timeSlotBookings).set({ assignment }).where(eq(timeSlotBookings.id, bookingId))
}

/** Changes of a host's figures. */
export type HostFigures = { account: string; share: number; got: number }

/** `madeAt`: when the booking was made that those who get more got. */
export async function countHosts(tx: Database, pageId: string, figures: HostFigures[], madeAt: Date): Promise<void> {
  if (figures.length === 0) return
  await tx.execute(sql`
    update page_hosts h set due = h.due + f.share, got = greatest(0, h.got + f.got),
      last_made = case when f.got > 0 then greatest(h.last_made, ${madeAt.toISOString()}::timestamptz) else h.last_made end
    from json_to_recordset(${JSON.stringify(figures)}::json) as f (account uuid, share float8, got int)
    where h.page_id = ${pageId}::uuid and h.account_id = f.account`)
}

/** A host of a booking, in the order of the groups. `email`: null for a room. */
export type BookedHost = {
  id: string
  account: OwnerId
  name: string
  kind: 'person' | 'room'
  group: string
  /** Among the hosts of the booking. */
  place: number
  email: string | null
  timezone: string
  language: OwnerLanguage
  meetingId: string | null
  targetCalendars: string[]
}

export async function listHostsOfBooking(db: Database, bookingId: string): Promise<BookedHost[]> {
  const rows = await db
    .select({
      id: timeSlotBookings.id,
      account: sql<OwnerId>`${timeSlotBookings.userId}`,
      name: sql<string>`coalesce(nullif(${userSettings.fullName}, ''), ${users.username})`,
      kind: users.kind,
      group: sql<string>`coalesce(${timeSlotBookings.hostGroup}, '')`,
      place: sql<number>`coalesce(${timeSlotBookings.hostPlace}, 0)`,
      email: users.email,
      timezone: sql<string>`coalesce(${userSettings.timezone}, 'UTC')`,
      language: ownerLanguage(),
      meetingId: meetings.id,
      targetCalendars: sql<string[]>`coalesce(${meetings.targetCalendars}, '[]'::jsonb)`,
    })
    .from(timeSlotBookings)
    .innerJoin(users, eq(users.id, timeSlotBookings.userId))
    .leftJoin(userSettings, eq(userSettings.userId, users.id))
    .leftJoin(meetings, eq(meetings.bookingId, timeSlotBookings.id))
    .where(and(eq(timeSlotBookings.hostOf, bookingId), isNull(timeSlotBookings.moveOf)))
    .orderBy(asc(timeSlotBookings.hostPlace), asc(timeSlotBookings.id))
  return rows.map(({ kind, ...row }) => ({ ...row, kind: kind === 'room' ? 'room' : 'person' }))
}

/**
 * Makes the hosts of bookings, and their meetings, as the bookings and their meetings are now: within the transaction that changed them.
 * Throws an exclusion violation when another booking of a host is too close.
 */
export async function followBookings(tx: Database, bookingIds: readonly string[]): Promise<void> {
  const ids = sql`any(${sql.param([...bookingIds])}::uuid[])`
  await tx.execute(sql`
    with held as (
      update time_slot_bookings h set start_time = b.start_time, end_time = b.end_time, guard_start = b.guard_start,
        guard_end = b.guard_end, status = b.status, expires_at = b.expires_at, is_no_show = b.is_no_show, cancelled_at = b.cancelled_at
      from time_slot_bookings b
      where b.id = ${ids} and h.host_of = b.id and h.move_of is null
      returning h.id, h.host_of
    )
    update meetings m set start_time = t.start_time, end_time = t.end_time, status = t.status, attendees = t.attendees,
      updated_at = t.updated_at, ical_sequence = t.ical_sequence
    from meetings t, held where t.booking_id = held.host_of and m.booking_id = held.id`)
}

/**
 * Takes a host out of a booking, within the transaction that gives their place to another: their time is free, and their own meeting
 * is cancelled and names nobody any more.
 */
export async function removeHost(tx: Database, id: string, now: Date): Promise<void> {
  await tx
    .update(meetings)
    .set({ bookingId: null, status: 'cancelled', attendees: [], updatedAt: now, icalSequence: nextSequence })
    .where(eq(meetings.bookingId, id))
  await tx.delete(timeSlotBookings).where(and(eq(timeSlotBookings.id, id), isNotNull(timeSlotBookings.hostOf)))
}

/**
 * The time to which a booking may be moved is held for another of its hosts from now on, if it is for this one. False when another booking
 * is too close to it; the transaction must not be committed then.
 */
export async function passHeldTime(
  tx: Database,
  { bookingId, from, to, id }: { bookingId: string; from: string; to: string; id: string },
): Promise<boolean> {
  const result = await tx.execute<{ held: boolean; passed: boolean }>(sql`
    with own as (
      select * from time_slot_bookings
      where move_of = ${bookingId}::uuid and host_of is not null and user_id = ${from}::uuid
    ), passed as (
      insert into time_slot_bookings (id, occurrence_id, move_of, host_of, host_group, host_place, user_id, start_time, end_time,
        guard_start, guard_end, status, expires_at, attendee_name, attendee_email, language, created_at)
      select ${id}::uuid, occurrence_id, move_of, host_of, host_group, host_place, ${to}::uuid, start_time, end_time,
        guard_start, guard_end, status, expires_at, '', '', language, created_at
      from own
      on conflict do nothing
      returning id
    )
    select exists (select from own) as held, exists (select from passed) as passed`)
  const [row] = rowsOf<{ held: boolean; passed: boolean }>(result)
  if (!row?.held) return true
  if (!row.passed) return false
  const { moveOf, userId } = timeSlotBookings
  await tx.delete(timeSlotBookings).where(and(eq(moveOf, bookingId), eq(userId, from)))
  return true
}

/**
 * Gives the meetings of the hosts of a booking its video link. Returns those that have calendars. Nothing for the row of a host.
 */
export async function storeHostsLink(
  tx: Database,
  bookingId: string,
  link: { meetLink?: string | undefined; password?: string | undefined },
): Promise<{ account: string; meetingId: string }[]> {
  const result = await tx.execute<{ account: string; meetingId: string; hasCalendars: boolean }>(sql`
    update meetings m set location_data = (m.location_data - 'password') || ${JSON.stringify(link)}::jsonb
    from time_slot_bookings h
    where h.host_of = ${bookingId}::uuid and h.move_of is null and m.booking_id = h.id
    returning m.user_id as "account", m.id as "meetingId", jsonb_array_length(m.target_calendars) > 0 as "hasCalendars"`)
  return rowsOf<{ account: string; meetingId: string; hasCalendars: boolean }>(result).filter(
    ({ hasCalendars }) => hasCalendars,
  )
}

/** True for the row of a host, and for a booking that has hosts. */
export async function isHosted(db: Database, bookingId: string): Promise<boolean> {
  const { id, hostOf, assignment } = timeSlotBookings
  const rows = await db
    .select({ id })
    .from(timeSlotBookings)
    .where(and(eq(id, bookingId), or(isNotNull(hostOf), isNotNull(assignment))))
  return rows.length > 0
}

/** How many bookings to come an account holds: of a team, or of any. */
export async function countHeldBookings(db: Database, account: string, now: Date, team?: OwnerId): Promise<number> {
  const booking = alias(timeSlotBookings, 'booking')
  const { userId, hostOf, endTime, moveOf } = timeSlotBookings
  const [row] = await db
    .select({ count: count() })
    .from(timeSlotBookings)
    .innerJoin(booking, eq(booking.id, hostOf))
    .where(
      and(
        eq(userId, account),
        isNull(moveOf),
        gt(endTime, now),
        bookingTakesTime(sql`${timeSlotBookings}`),
        team && eq(booking.userId, team),
      ),
    )
  return row?.count ?? 0
}
