import { and, count, desc, eq } from 'drizzle-orm'
import type { Database } from '../client'
import type { OwnerId } from '../owner-id'
import { meetings } from '../schema'

export type MeetingRow = typeof meetings.$inferSelect
export type MeetingFields = Omit<typeof meetings.$inferInsert, 'id' | 'userId' | 'createdAt' | 'updatedAt'>

const owned = (owner: OwnerId, id: string) => and(eq(meetings.id, id), eq(meetings.userId, owner))

export async function createMeeting(db: Database, owner: OwnerId, fields: MeetingFields): Promise<MeetingRow> {
  const [row] = await db
    .insert(meetings)
    .values({ ...fields, userId: owner })
    .returning()
  if (!row) throw new Error('The meeting was not written')
  return row
}

export async function findMeeting(db: Database, owner: OwnerId, id: string): Promise<MeetingRow | null> {
  const [row] = await db.select().from(meetings).where(owned(owner, id))
  return row ?? null
}

/** The meeting that a booking made; for its attendee, whose token names the booking. */
export async function findMeetingOfBooking(db: Database, bookingId: string): Promise<MeetingRow | null> {
  const [row] = await db.select().from(meetings).where(eq(meetings.bookingId, bookingId))
  return row ?? null
}

export async function deletePlatformMeeting(db: Database, owner: OwnerId, id: string): Promise<boolean> {
  const rows = await db
    .delete(meetings)
    .where(and(owned(owner, id), eq(meetings.primarySource, 'platform')))
    .returning({ id: meetings.id })
  return rows.length === 1
}

/** Newest first; `total` counts all pages. */
export async function listMeetings(
  db: Database,
  owner: OwnerId,
  window: { limit: number; offset: number },
): Promise<{ rows: MeetingRow[]; total: number }> {
  const mine = eq(meetings.userId, owner)
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(meetings)
      .where(mine)
      .orderBy(desc(meetings.startTime), desc(meetings.id))
      .limit(window.limit)
      .offset(window.offset),
    db.select({ total: count() }).from(meetings).where(mine),
  ])
  return { rows, total: counted?.total ?? 0 }
}
