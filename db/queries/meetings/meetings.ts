import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  ilike,
  inArray,
  isNotNull,
  lt,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { formResponses, meetings, outbox } from '@/db/schema'
import { EVENTS_TEMPLATE } from '@/lib/vocabulary/outbox'
import type { SortOrder } from '@/lib/vocabulary/sort-order'
import { attendeeName, hasGuestLike } from './guest-names'

export type MeetingRow = typeof meetings.$inferSelect
/** With the name of the guest, if a booking made it. */
export type NamedMeetingRow = MeetingRow & { attendeeName: string | null }
export type MeetingFields = Omit<typeof meetings.$inferInsert, 'id' | 'userId' | 'createdAt' | 'updatedAt'>
export type ListFilter = {
  from?: Date
  to?: Date
  source?: MeetingRow['primarySource'][]
  q?: string
  order: SortOrder
}

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

/**
 * `after`: the last meeting of the previous page; `offset`: the number of meetings before, in a list that is also
 * counted.
 */
export type ListWindow = { limit: number } & ({ offset: number } | { after: { startTime: Date; id: string } })

/** Lists one page; each meeting with its number of failed emails, and whether it has answers. */
export async function listMeetings(
  db: Database,
  owner: OwnerId,
  filter: ListFilter,
  window: ListWindow,
): Promise<(NamedMeetingRow & { undeliveredMails: number; hasAnswers: boolean })[]> {
  const direction = filter.order === 'asc' ? asc : desc
  const rows = await db
    .select(namedMeeting)
    .from(meetings)
    .where(and(matches(owner, filter), 'after' in window ? isBeyond(window.after, filter.order) : undefined))
    .orderBy(direction(meetings.startTime), direction(meetings.id))
    .limit(window.limit)
    .offset('offset' in window ? window.offset : 0)
  const [failures, answered] = await Promise.all([
    countFailedMails(
      db,
      rows.map((row) => row.id),
    ),
    findAnsweredBookings(
      db,
      rows.flatMap(({ bookingId }) => bookingId ?? []),
    ),
  ])
  return rows.map((row) => ({
    ...row,
    undeliveredMails: failures.get(row.id) ?? 0,
    hasAnswers: answered.has(row.bookingId ?? ''),
  }))
}

export async function countMeetings(db: Database, owner: OwnerId, filter: ListFilter): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(meetings).where(matches(owner, filter))
  return counted?.total ?? 0
}

function matches(owner: OwnerId, { from, to, source, q }: ListFilter): SQL | undefined {
  const like = q && `%${q.replace(/[\\%_]/g, '\\$&')}%`
  return and(
    eq(meetings.userId, owner),
    sql`not ${meetings.isHidden}`,
    from && and(gt(meetings.endTime, from), beganLateEnough(owner, from)),
    to && lt(meetings.startTime, to),
    source && inArray(meetings.primarySource, source),
    like
      ? or(
          ilike(meetings.title, like),
          sql`${meetings.attendees}::text ilike ${like}`,
          sql`${meetings.locationData} ->> 'customLocation' ilike ${like}`,
          sql`replace(${meetings.location}, '_', ' ') ilike ${like}`,
          hasGuestLike(owner, like, { from, to }),
        )
      : undefined,
  )
}

/**
 * A condition on the end alone would read all past meetings. Nearly all last a week at most, so this bounds the start;
 * a small partial index has the few longer ones (`offset 0` keeps the planner on that index).
 */
function beganLateEnough(owner: OwnerId, from: Date): SQL {
  const since = sql`${from.toISOString()}::timestamptz`
  return sql`${meetings.startTime} >= least(${since} - interval '7 days', (
    select min(long.start_time) from (
      select start_time from meetings
      where user_id = ${owner} and end_time > ${since} and end_time - start_time > interval '7 days' offset 0
    ) long
  ))`
}

function isBeyond({ startTime, id }: { startTime: Date; id: string }, order: ListFilter['order']): SQL {
  const isLater = sql.raw(order === 'asc' ? '>' : '<')
  return sql`(${meetings.startTime}, ${meetings.id}) ${isLater} (${startTime.toISOString()}::timestamptz, ${id}::uuid)`
}

async function countFailedMails(db: Database, ids: string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ meetingId: outbox.meetingId, failed: count() })
    .from(outbox)
    .where(and(inArray(outbox.meetingId, ids), isNotNull(outbox.failedAt), ne(outbox.template, EVENTS_TEMPLATE)))
    .groupBy(outbox.meetingId)
  return new Map(rows.map((row) => [row.meetingId ?? '', row.failed]))
}

async function findAnsweredBookings(db: Database, ids: string[]): Promise<Set<string | null>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ bookingId: formResponses.bookingId })
    .from(formResponses)
    .where(inArray(formResponses.bookingId, ids))
  return new Set(rows.map(({ bookingId }) => bookingId))
}
