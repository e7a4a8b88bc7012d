import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { meetings, timeSlotBookings } from '@/db/schema'
import { attendeeName } from './guest-names'

export type MeetingRow = typeof meetings.$inferSelect
/** With the name of the guest, if a booking made it. */
export type NamedMeetingRow = MeetingRow & { attendeeName: string | null }
export type MeetingFields = Omit<typeof meetings.$inferInsert, 'id' | 'userId' | 'createdAt' | 'updatedAt'>

export const namedMeeting = { ...getTableColumns(meetings), attendeeName }

const owned = (owner: OwnerId, id: string) => and(eq(meetings.id, id), eq(meetings.userId, owner))

export async function createMeeting(tx: Database, owner: OwnerId, fields: MeetingFields): Promise<MeetingRow> {
  const [row] = await tx
    .insert(meetings)
    .values({ ...fields, userId: owner })
    .returning()
  if (!row) throw new Error('The meeting was not written')
  return row
}

export async function findMeeting(db: Database, owner: OwnerId, id: string): Promise<NamedMeetingRow | null> {
  const [row] = await db.select(namedMeeting).from(meetings).where(owned(owner, id))
  return row ?? null
}

/**
 * Stores the location data that providers returned, unless the location has changed since it was read. Attendees are
 * not notified.
 */
export async function writeMeetingFacts(
  tx: Database,
  meeting: Pick<MeetingRow, 'id' | 'location' | 'locationData'>,
  facts: MeetingRow['locationData'],
  now: Date,
): Promise<boolean> {
  const isSame = and(
    eq(meetings.id, meeting.id),
    eq(meetings.location, meeting.location),
    sql`${meetings.locationData} = ${JSON.stringify(meeting.locationData)}::jsonb`,
  )
  const rows = await tx
    .update(meetings)
    .set({ locationData: facts, updatedAt: now })
    .where(isSame)
    .returning({ id: meetings.id })
  return rows.length > 0
}

export async function findLocationData(db: Database, id: string): Promise<MeetingRow['locationData'] | null> {
  const [row] = await db.select({ locationData: meetings.locationData }).from(meetings).where(eq(meetings.id, id))
  return row?.locationData ?? null
}

/** Finds the meeting of a booking, for its attendee, whose token names the booking. */
/** The booking of a meeting, also of one that a host of the booking has. `bookingId`: null for a meeting that nobody booked; `account`: whose booking it is. */
export async function findBookingOfMeeting(
  db: Database,
  owner: OwnerId,
  id: string,
): Promise<{ bookingId: string | null; account: OwnerId } | null> {
  const hosted = alias(timeSlotBookings, 'hosted')
  const [row] = await db
    .select({
      bookingId: sql<string | null>`coalesce(${timeSlotBookings.hostOf}, ${meetings.bookingId})`,
      account: sql<OwnerId>`coalesce(${hosted.userId}, ${meetings.userId})`,
    })
    .from(meetings)
    .leftJoin(timeSlotBookings, and(eq(timeSlotBookings.id, meetings.bookingId), eq(timeSlotBookings.userId, owner)))
    .leftJoin(hosted, eq(hosted.id, timeSlotBookings.hostOf))
    .where(and(eq(meetings.id, id), eq(meetings.userId, owner)))
  return row ?? null
}

export async function hasMeeting(db: Database, bookingId: string): Promise<boolean> {
  const rows = await db.select({ id: meetings.id }).from(meetings).where(eq(meetings.bookingId, bookingId))
  return rows.length > 0
}

export async function findMeetingOfBooking(db: Database, bookingId: string): Promise<MeetingRow | null> {
  const [row] = await db.select().from(meetings).where(eq(meetings.bookingId, bookingId))
  return row ?? null
}

/**
 * Updates a meeting and increments its SEQUENCE for calendars that have it. Null when it is not this owner's, or comes
 * from a calendar or booking.
 */
export async function updatePlatformMeeting(
  tx: Database,
  owner: OwnerId,
  id: string,
  changes: Partial<MeetingFields>,
  now: Date,
): Promise<MeetingRow | null> {
  const [row] = await tx
    .update(meetings)
    .set({ ...changes, updatedAt: now, icalSequence: sql`${meetings.icalSequence} + 1` })
    .where(and(owned(owner, id), eq(meetings.primarySource, 'platform')))
    .returning()
  return row ?? null
}

export async function deletePlatformMeeting(tx: Database, owner: OwnerId, id: string): Promise<MeetingRow | null> {
  const [row] = await tx
    .delete(meetings)
    .where(and(owned(owner, id), eq(meetings.primarySource, 'platform')))
    .returning()
  return row ?? null
}
