import { and, asc, eq, gt, inArray, ne, sql } from 'drizzle-orm'
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
import { rowsOf } from '../rows'

export type EventRow = typeof calendarEvents.$inferSelect

/** The values of a row whose event the owner has not edited, or whose edit is settled. */
export const NO_EDIT = { ownerEdit: null, ownerEditStart: null, ownerEditEnd: null } as const

export type EventChanges = Partial<
  Pick<
    EventRow,
    | 'state'
    | 'role'
    | 'externalId'
    | 'etag'
    | 'icalUid'
    | 'joinUrl'
    | 'webLink'
    | 'password'
    | 'writtenSequence'
    | 'error'
  >
>

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
      icalSequence: meetings.icalSequence,
      attendeeName: timeSlotBookings.attendeeName,
      attendeeEmail: timeSlotBookings.attendeeEmail,
      timezone: sql<string>`coalesce(${timeSlotPages.timezone}, ${userSettings.timezone}, 'UTC')`,
    })
    .from(meetings)
    .innerJoin(users, eq(users.id, meetings.userId))
    .leftJoin(userSettings, eq(userSettings.userId, meetings.userId))
    .leftJoin(timeSlotBookings, eq(timeSlotBookings.id, meetings.bookingId))
    .leftJoin(timeSlotPages, eq(timeSlotPages.id, timeSlotBookings.pageId))
    .where(eq(meetings.id, id))
  return row ?? null
}

export type MeetingOfEvents = NonNullable<Awaited<ReturnType<typeof findMeetingOfEvents>>>

/** Lists the events of a meeting in the order in which they were planned. */
export async function listEventRows(db: Database, meetingId: string): Promise<EventRow[]> {
  return db
    .select()
    .from(calendarEvents)
    .where(eq(calendarEvents.meetingId, meetingId))
    .orderBy(asc(calendarEvents.createdAt), asc(calendarEvents.id))
}

export type NewEventRow = Pick<EventRow, 'userId' | 'meetingId' | 'integrationId' | 'calendarId' | 'role' | 'createdAt'>

/** Inserts rows; one that another process inserted meanwhile stays. */
export async function insertEventRows(db: Database, rows: NewEventRow[]): Promise<void> {
  if (rows.length === 0) return
  await db
    .insert(calendarEvents)
    .values(rows.map((row) => ({ ...row, updatedAt: row.createdAt })))
    .onConflictDoNothing()
}

/**
 * Claims the row for one call to its provider, by compare-and-set on `updated_at`: false if the row has changed since
 * it was read. State `creating` is committed with it, so that an interrupted call is visible.
 */
export async function takeEventRow(db: Database, row: EventRow, stamp: Date, changes: EventChanges): Promise<boolean> {
  const rows = await db
    .update(calendarEvents)
    .set({ ...changes, state: 'creating', updatedAt: stamp })
    .where(and(eq(calendarEvents.id, row.id), eq(calendarEvents.state, row.state), isOfMoment(row.updatedAt)))
    .returning({ id: calendarEvents.id })
  return rows.length > 0
}

/** For a process that has the database to itself: rows that a dead process had claimed count as claimed at `stamp`. */
export async function releaseEventRows(db: Database, stamp: Date): Promise<void> {
  await db
    .update(calendarEvents)
    .set({ updatedAt: stamp })
    .where(and(eq(calendarEvents.state, 'creating'), gt(calendarEvents.updatedAt, stamp)))
}

/**
 * Records the outcome of a call, which overwrites an edit of the owner. False when another process claimed the row
 * since `stamp`.
 */
export async function settleEventRow(db: Database, id: string, stamp: Date, changes: EventChanges): Promise<boolean> {
  const rows = await db
    .update(calendarEvents)
    .set({ ...NO_EDIT, ...changes, updatedAt: new Date(stamp.getTime() + 1) })
    .where(and(eq(calendarEvents.id, id), eq(calendarEvents.state, 'creating'), isOfMoment(stamp)))
    .returning({ id: calendarEvents.id })
  return rows.length > 0
}

/** The database has microseconds, and older rows may have some. */
function isOfMoment(instant: Date) {
  return sql`date_trunc('milliseconds', ${calendarEvents.updatedAt}) = ${instant.toISOString()}::timestamptz`
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

/** Feeds reach 30 days back and are read in full once a day; until then an event must be recognized as ours. */
const KEPT_DAYS = 32

/** Meetings that ended before this instant are final: their events in calendars are not changed any more. */
export function forgottenBefore(now: Date): Date {
  return new Date(now.getTime() - KEPT_DAYS * 86_400_000)
}

/**
 * Sweeps rows that are due: deletes those of meetings that ended or were deleted long ago, and postpones the others
 * until the end of their meeting. Returns how many it checked.
 */
export async function sweepEventRows(db: Database, now: Date, limit: number): Promise<number> {
  const [at, before] = [now, forgottenBefore(now)].map((instant) => sql`${instant.toISOString()}::timestamptz`)
  const swept = await db.execute(sql`
    with due as (
      select id, meeting_id, updated_at from calendar_events where sweep_at <= ${at} order by sweep_at limit ${limit}
      for update skip locked
    ), checked as (
      select d.id, m.end_time, case when m.id is null then d.updated_at else m.end_time end < ${before} as is_over
      from due d left join meetings m on m.id = d.meeting_id
    ), gone as (
      delete from calendar_events e using checked c where e.id = c.id and c.is_over
    ), kept as (
      update calendar_events e
      set sweep_at = greatest(coalesce(c.end_time, ${at}) + ${KEPT_DAYS} * interval '1 day', ${at} + interval '1 day')
      from checked c where e.id = c.id and not c.is_over
    )
    select count(*)::int as count from due`)
  return rowsOf<{ count: number }>(swept)[0]?.count ?? 0
}
