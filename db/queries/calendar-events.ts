import { and, asc, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm'
import type { Database } from '../client'
import type { OwnerId } from '../owner-id'
import { calendarEvents, integrations, meetings, timeSlotBookings, timeSlotPages, userSettings, users } from '../schema'

export type EventRow = typeof calendarEvents.$inferSelect
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

/** In the order in which they were planned. */
export async function listEventRows(db: Database, meetingId: string): Promise<EventRow[]> {
  return db
    .select()
    .from(calendarEvents)
    .where(eq(calendarEvents.meetingId, meetingId))
    .orderBy(asc(calendarEvents.createdAt), asc(calendarEvents.id))
}

export type NewEventRow = Pick<EventRow, 'userId' | 'meetingId' | 'integrationId' | 'calendarId' | 'role' | 'createdAt'>

/** What somebody else wrote in the meantime stays. */
export async function insertEventRows(db: Database, rows: NewEventRow[]): Promise<void> {
  if (rows.length === 0) return
  await db
    .insert(calendarEvents)
    .values(rows.map((row) => ({ ...row, updatedAt: row.createdAt })))
    .onConflictDoNothing()
}

/**
 * Takes the row as it was read for one call to its provider: `updated_at` is when, and who asks for what was not read so
 * gets nothing. State `creating` is committed with it, so that an interrupted call shows.
 */
export async function takeEventRow(db: Database, row: EventRow, stamp: Date, changes: EventChanges): Promise<boolean> {
  const rows = await db
    .update(calendarEvents)
    .set({ ...changes, state: 'creating', updatedAt: stamp })
    .where(and(eq(calendarEvents.id, row.id), eq(calendarEvents.state, row.state), isOfMoment(row.updatedAt)))
    .returning({ id: calendarEvents.id })
  return rows.length > 0
}

/** For a process that has the database to itself: what a dead one had in hand counts as taken at `stamp`. */
export async function releaseEventRows(db: Database, stamp: Date): Promise<void> {
  await db
    .update(calendarEvents)
    .set({ updatedAt: stamp })
    .where(and(eq(calendarEvents.state, 'creating'), gt(calendarEvents.updatedAt, stamp)))
}

/** Nothing when the row was taken by somebody else since `stamp`. */
export async function settleEventRow(db: Database, id: string, stamp: Date, changes: EventChanges): Promise<boolean> {
  const rows = await db
    .update(calendarEvents)
    .set({ ...changes, updatedAt: new Date(stamp.getTime() + 1) })
    .where(and(eq(calendarEvents.id, id), eq(calendarEvents.state, 'creating'), isOfMoment(stamp)))
    .returning({ id: calendarEvents.id })
  return rows.length > 0
}

/** The database knows microseconds, and rows of older hands may have some. */
function isOfMoment(instant: Date) {
  return sql`date_trunc('milliseconds', ${calendarEvents.updatedAt}) = ${instant.toISOString()}::timestamptz`
}

export type ListedEvent = Pick<
  EventRow,
  'meetingId' | 'role' | 'state' | 'externalId' | 'joinUrl' | 'error' | 'writtenSequence'
> & { type: (typeof integrations.$inferSelect)['type']; config: Record<string, unknown> }

/** Of an owner's meetings; those that were cancelled are left out. */
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

/** What the mails about a meeting need of its main event. */
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

/** Events that were taken out of a calendar before the instant; nothing asks for them any more. */
export async function deleteOldEventRows(db: Database, before: Date): Promise<void> {
  await db
    .delete(calendarEvents)
    .where(and(eq(calendarEvents.state, 'cancelled'), lt(calendarEvents.updatedAt, before)))
}
