import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import { meetings, timeSlotBookings, timeSlotPages, userSettings, users } from '@/db/schema'
import type { HistoryEntry } from '@/lib/shared/booking-history'
import { type Canceller, TAKING_STATUSES } from '@/lib/shared/statuses'
import { brandOf } from '../accounts/brand'
import { isOpenAccount } from '../accounts/open-account'
import { ownerLanguage } from '../accounts/owner-language'
import { HELD, held, isHeldFor } from './held-times'

export type BookingRow = NonNullable<Awaited<ReturnType<typeof findBookingRow>>>

/** `email`: null for a room. */
export type HostName = { name: string; kind: 'person' | 'room'; group: string; email: string | null }

/** Null for a booking without hosts; of no cost for it. */
const HOSTS = sql<HostName[] | null>`case when ${timeSlotBookings.assignment} is not null then (
  select coalesce(json_agg(json_build_object('name', coalesce(nullif(hs.full_name, ''), hu.username),
    'kind', case hu.kind when 'room' then 'room' else 'person' end, 'group', coalesce(held.host_group, ''), 'email', hu.email::text) order by held.host_place, held.id), '[]'::json)
  from time_slot_bookings held join users hu on hu.id = held.user_id left join user_settings hs on hs.user_id = hu.id
  where held.host_of = ${timeSlotBookings.id} and held.move_of is null
) end`

/** The booking, where the id is that of the row by which a host holds it. */
const bookingOf = (id: string) =>
  sql`coalesce((select row.host_of from time_slot_bookings row where row.id = ${id}::uuid), ${id}::uuid)`

/** A booking as its attendee may see it, by its id or that of a host's row. The page's columns are null when it is deleted. */
export async function findBookingRow(db: Database, id: string) {
  const [row] = await db
    .select({
      id: timeSlotBookings.id,
      startTime: timeSlotBookings.startTime,
      endTime: timeSlotBookings.endTime,
      attendeeName: timeSlotBookings.attendeeName,
      attendeeEmail: timeSlotBookings.attendeeEmail,
      attendeeTimezone: timeSlotBookings.attendeeTimezone,
      attendeeTimeFormat: timeSlotBookings.attendeeTimeFormat,
      language: timeSlotBookings.language,
      userId: timeSlotBookings.userId,
      pageId: timeSlotBookings.pageId,
      status: timeSlotBookings.status,
      expiresAt: timeSlotBookings.expiresAt,
      cancelNotice: timeSlotBookings.cancelNotice,
      moveNotice: timeSlotBookings.moveNotice,
      maxMoves: timeSlotBookings.maxMoves,
      moves: timeSlotBookings.moves,
      reminders: timeSlotBookings.reminders,
      followUp: timeSlotBookings.followUp,
      guests: timeSlotBookings.guests,
      isNoShow: timeSlotBookings.isNoShow,
      history: timeSlotBookings.history,
      cancelledAt: timeSlotBookings.cancelledAt,
      cancelledBy: timeSlotBookings.cancelledBy,
      cancelReason: timeSlotBookings.cancelReason,
      isImported: timeSlotBookings.isImported,
      /** Null for one without hosts. */
      assignment: timeSlotBookings.assignment,
      hosts: HOSTS,
      createdAt: timeSlotBookings.createdAt,
      /** Null unless its owner has to decide about a move. */
      moveRequest: HELD,
      ownerName: sql<string>`coalesce(nullif(${userSettings.fullName}, ''), ${users.username})`,
      ownerEmail: users.email,
      brand: brandOf(users.id),
      slug: timeSlotPages.slug,
      pageTitle: timeSlotPages.title,
      pageTranslations: timeSlotPages.translations,
      pageLanguage: timeSlotPages.textLanguage,
      approval: timeSlotPages.approval,
      /** An account that is about to be deleted has closed its pages. */
      isActive: sql<boolean | null>`${timeSlotPages.isActive} and ${isOpenAccount(sql`${users}`)}`,
      visibility: timeSlotPages.visibility,
      mailTexts: timeSlotPages.mailTexts,
      timezone: timeSlotPages.timezone,
      lockTimezone: timeSlotPages.lockTimezone,
      ownerTimezone: userSettings.timezone,
      ownerTimeFormat: userSettings.timeFormat,
      ownerLanguage: ownerLanguage(),
    })
    .from(timeSlotBookings)
    .innerJoin(users, eq(users.id, timeSlotBookings.userId))
    .leftJoin(userSettings, eq(userSettings.userId, users.id))
    .leftJoin(timeSlotPages, eq(timeSlotPages.id, timeSlotBookings.pageId))
    .leftJoin(held, isHeldFor(timeSlotBookings.id))
    .where(and(eq(timeSlotBookings.id, bookingOf(id)), isNull(timeSlotBookings.moveOf)))
  return row ?? null
}

/** The guests of a booking, and the language in which its people read of it. */
export async function findBookingReaders(db: Database, id: string) {
  const { guests, language } = timeSlotBookings
  const [row] = await db.select({ guests, language }).from(timeSlotBookings).where(eq(timeSlotBookings.id, id))
  return row ?? null
}

/** Appends to the history in the statement that changes the booking. */
export const withStep = (step: HistoryEntry) => sql`${timeSlotBookings.history} || ${JSON.stringify([step])}::jsonb`

const isTaking = inArray(timeSlotBookings.status, [...TAKING_STATUSES])

/** No calendar has the file of a request yet. */
export const nextSequence = sql`case ${meetings.status} when 'pending' then ${meetings.icalSequence} else ${meetings.icalSequence} + 1 end`

/**
 * A meeting that came from another tool was written into no calendar from here. The event that the tool wrote is found by its UID in the
 * calendars of the page, and follows a change that is made here.
 */
export const targetsAtChange = () => targetsOrThoseOfPage(sql`${meetings.icalUid} is not null`)

/** A request has been in no calendar. One that was brought along is written to those of its page. */
export const targetsAtApproval = () => targetsOrThoseOfPage(sql`true`)

function targetsOrThoseOfPage(mayBeThoseOfPage: SQL): SQL {
  const { targetCalendars, bookingId, userId } = meetings
  return sql`case when ${targetCalendars} = '[]'::jsonb and ${mayBeThoseOfPage} then coalesce((
    select p.target_calendars from ${timeSlotBookings} b
    join ${timeSlotPages} p on p.id = b.page_id and p.user_id = ${userId}
    where b.id = ${bookingId}
  ), '[]'::jsonb) else ${targetCalendars} end`
}

type Ended = { icalSequence: number; targetCalendars: string[]; startTime: Date }

/** Cancels a booking with its meeting. Null when it does not exist or does not take its time any more. */
export async function cancelBooking(
  tx: Database,
  id: string,
  { by, person, reason, now }: Pick<HistoryEntry, 'person'> & { by: Canceller; reason: string | null; now: Date },
): Promise<Ended | null> {
  const step = {
    at: now.toISOString(),
    by,
    what: 'cancelled',
    ...(person && { person }),
    ...(reason && { reason }),
  } as const
  const [booking] = await tx
    .update(timeSlotBookings)
    .set({
      status: 'cancelled',
      cancelledAt: now,
      cancelledBy: by,
      cancelReason: reason,
      history: withStep(step),
    })
    .where(and(eq(timeSlotBookings.id, id), isTaking))
    .returning({ startTime: timeSlotBookings.startTime })
  if (!booking) return null
  const [meeting] = await tx
    .update(meetings)
    .set({
      status: 'cancelled',
      updatedAt: now,
      icalSequence: sql`${meetings.icalSequence} + 1`,
      targetCalendars: targetsAtChange(),
    })
    .where(eq(meetings.bookingId, id))
    .returning({ icalSequence: meetings.icalSequence, targetCalendars: meetings.targetCalendars })
  return meeting ? { ...meeting, ...booking } : null
}

/**
 * Takes a guest out of a booking and its meeting, whose SEQUENCE grows so that its events follow. Null when the guest is not
 * there, or the booking does not take its time any more.
 */
export async function removeGuest(
  tx: Database,
  id: string,
  { guest, now }: { guest: string; now: Date },
): Promise<typeof meetings.$inferSelect | null> {
  const step: HistoryEntry = { at: now.toISOString(), by: 'attendee', what: 'guest_left', guest }
  const rows = await tx
    .update(timeSlotBookings)
    .set({ guests: sql`${timeSlotBookings.guests} - ${guest}::text`, history: withStep(step) })
    .where(and(eq(timeSlotBookings.id, id), isTaking, sql`${timeSlotBookings.guests} ? ${guest}::text`))
    .returning({ id: timeSlotBookings.id })
  if (rows.length === 0) return null
  const [meeting] = await tx
    .update(meetings)
    .set({
      attendees: sql`${meetings.attendees} - ${guest}::text`,
      updatedAt: now,
      icalSequence: nextSequence,
      targetCalendars: targetsAtChange(),
    })
    .where(eq(meetings.bookingId, id))
    .returning()
  return meeting ?? null
}

/** Marks the attendee of a confirmed booking as absent, or takes the mark back. False when it is so already. */
export async function markNoShow(
  tx: Database,
  id: string,
  { noShow, person, now }: Pick<HistoryEntry, 'person'> & { noShow: boolean; now: Date },
): Promise<boolean> {
  const step: HistoryEntry = {
    at: now.toISOString(),
    by: 'owner',
    what: 'no_show',
    ...(person && { person }),
    ...(!noShow && { noShow }),
  }
  const rows = await tx
    .update(timeSlotBookings)
    .set({ isNoShow: noShow, history: withStep(step) })
    .where(
      and(
        eq(timeSlotBookings.id, id),
        eq(timeSlotBookings.status, 'confirmed'),
        eq(timeSlotBookings.isNoShow, !noShow),
      ),
    )
    .returning({ id: timeSlotBookings.id })
  if (rows.length === 0) return false
  await tx.update(meetings).set({ updatedAt: now }).where(eq(meetings.bookingId, id))
  return true
}

/** Appends a step to the history of a booking whose people change. The SEQUENCE of its meeting grows. */
export async function addChange(
  tx: Database,
  id: string,
  step: HistoryEntry,
  now: Date,
): Promise<typeof meetings.$inferSelect | null> {
  await tx
    .update(timeSlotBookings)
    .set({ history: withStep(step) })
    .where(eq(timeSlotBookings.id, id))
  const [meeting] = await tx
    .update(meetings)
    .set({ updatedAt: now, icalSequence: nextSequence })
    .where(eq(meetings.bookingId, id))
    .returning()
  return meeting ?? null
}

/**
 * Locks a booking's row before its meeting's, in the order in which cancelling locks them; the reverse could deadlock.
 */
export async function lockBooking(tx: Database, id: string) {
  const { userId, startTime, status, moves, expiresAt, isNoShow, reminders, followUp } = timeSlotBookings
  const [row] = await tx
    .select({ id: timeSlotBookings.id, userId, startTime, status, moves, expiresAt, isNoShow, reminders, followUp })
    .from(timeSlotBookings)
    .where(eq(timeSlotBookings.id, id))
    .for('update')
  return row ?? null
}
