import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import { calendarEvents } from '@/db/schema'

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
