import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import {
  calendarEvents,
  integrations,
  meetings,
  timeSlotBookings,
  timeSlotPages,
  userSettings,
  users,
} from '@/db/schema'
import { ownerLanguage } from '../accounts/owner-language'
import { rowsOf } from '../rows'
import type { EventRow } from './calendar-events'

/** A meeting as its events need it; it may be gone while they are still to be cancelled. */
export async function findMeetingOfEvents(db: Database, id: string) {
  const [row] = await db
    .select({
      id: meetings.id,
      userId: meetings.userId,
      bookingId: meetings.bookingId,
      title: meetings.title,
      description: meetings.description,
      startTime: meetings.startTime,
      endTime: meetings.endTime,
      location: meetings.location,
      locationData: meetings.locationData,
      attendees: meetings.attendees,
      status: meetings.status,
      targetCalendars: meetings.targetCalendars,
      createdAt: meetings.createdAt,
      icalUid: meetings.icalUid,
      icalSequence: meetings.icalSequence,
      /** The booking has hosts: this product sends its invitations, and no provider does. */
      isHosted: sql<boolean>`coalesce(${timeSlotBookings.assignment} is not null, false)`,
      /** Of the booking that made it, also for the meeting of a host. */
      bookedAs: timeSlotBookings.id,
      leftGuests: sql<
        string[]
      >`array(select step.value ->> 'guest' from jsonb_array_elements(${timeSlotBookings.history}) step
        where step.value ->> 'what' = 'guest_left' and step.value ? 'guest')`,
      attendeeName: timeSlotBookings.attendeeName,
      attendeeEmail: timeSlotBookings.attendeeEmail,
      timezone: sql<string>`coalesce(${timeSlotPages.timezone}, ${userSettings.timezone}, 'UTC')`,
      ownerLanguage: ownerLanguage(),
    })
    .from(meetings)
    .innerJoin(users, eq(users.id, meetings.userId))
    .leftJoin(userSettings, eq(userSettings.userId, meetings.userId))
    .leftJoin(
      timeSlotBookings,
      eq(
        timeSlotBookings.id,
        sql`coalesce((select held.host_of from time_slot_bookings held where held.id = ${meetings.bookingId}), ${meetings.bookingId})`,
      ),
    )
    .leftJoin(timeSlotPages, eq(timeSlotPages.id, timeSlotBookings.pageId))
    .where(eq(meetings.id, id))
  return row ?? null
}

export type MeetingOfEvents = NonNullable<Awaited<ReturnType<typeof findMeetingOfEvents>>>

export type LinkMaker = {
  account: string
  /** That of the page. */
  location: string
  targetCalendars: string[]
}

/**
 * Whose account makes the video link of a booking with hosts: that by which it was made, else that of the organizer, the first person among
 * the hosts. A link stays when its maker hands the booking over. Null for a booking of rooms alone.
 */
export async function findLinkMaker(db: Database, bookingId: string): Promise<LinkMaker | null> {
  const result = await db.execute<LinkMaker>(sql`
    select maker.account, t.location, coalesce((
        select own.target_calendars from time_slot_bookings held join meetings own on own.booking_id = held.id
        where held.host_of = ${bookingId}::uuid and held.user_id = maker.account and held.move_of is null
      ), '[]'::jsonb) as "targetCalendars"
    from meetings t cross join lateral (select coalesce((
        select e.user_id from calendar_events e where e.meeting_id = t.id and e.user_id <> t.user_id order by e.created_at limit 1
      ), (
        select held.user_id from time_slot_bookings held join users u on u.id = held.user_id and u.kind = 'person'
        where held.host_of = ${bookingId}::uuid and held.move_of is null order by held.host_place, held.id limit 1
      )) as account) maker
    where t.booking_id = ${bookingId}::uuid and maker.account is not null`)
  return rowsOf<LinkMaker>(result)[0] ?? null
}

export type ListedEvent = Pick<
  EventRow,
  'meetingId' | 'role' | 'state' | 'externalId' | 'joinUrl' | 'error' | 'ownerEdit' | 'writtenSequence'
> & { type: (typeof integrations.$inferSelect)['type']; config: Record<string, unknown> }

/** Lists the events of an owner's meetings, without cancelled ones. */
export async function listEventsOfMeetings(db: Database, owner: OwnerId, meetingIds: string[]): Promise<ListedEvent[]> {
  if (meetingIds.length === 0) return []
  return db
    .select({
      meetingId: calendarEvents.meetingId,
      role: calendarEvents.role,
      state: calendarEvents.state,
      externalId: calendarEvents.externalId,
      joinUrl: calendarEvents.joinUrl,
      error: calendarEvents.error,
      ownerEdit: calendarEvents.ownerEdit,
      writtenSequence: calendarEvents.writtenSequence,
      type: integrations.type,
      config: integrations.config,
    })
    .from(calendarEvents)
    .innerJoin(integrations, eq(integrations.id, calendarEvents.integrationId))
    .where(
      and(
        eq(calendarEvents.userId, owner),
        inArray(calendarEvents.meetingId, meetingIds),
        ne(calendarEvents.state, 'cancelled'),
      ),
    )
    .orderBy(asc(calendarEvents.createdAt), asc(calendarEvents.id))
}

/** Finds the columns of the main event that emails about a meeting need. */
export async function findMainEvent(db: Database, meetingId: string) {
  const [row] = await db
    .select({
      state: calendarEvents.state,
      externalId: calendarEvents.externalId,
      icalUid: calendarEvents.icalUid,
      type: integrations.type,
    })
    .from(calendarEvents)
    .innerJoin(integrations, eq(integrations.id, calendarEvents.integrationId))
    .where(and(eq(calendarEvents.meetingId, meetingId), eq(calendarEvents.role, 'main')))
    .orderBy(sql`(${calendarEvents.state} = 'cancelled')`, asc(calendarEvents.createdAt))
    .limit(1)
  return row ?? null
}
