import { and, eq, gt, gte, inArray, lte, or, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { calendarEvents, integrations, meetings } from '@/db/schema'
import { oneOf } from '@/db/schema/columns'
import { OWN_SOURCES } from '@/lib/shared/calendars/sources'
import type { EventRow } from './calendar-events'

type FeedKey = { integrationId: string; calendarId: string }

/** The question to an owner about an edit in their calendar; `kept` means that it is settled. */
const IS_ASKED = and(eq(calendarEvents.state, 'failed'), inArray(calendarEvents.ownerEdit, ['deleted', 'moved']))

const columns = {
  row: calendarEvents,
  type: integrations.type,
  meeting: {
    id: meetings.id,
    userId: meetings.userId,
    bookingId: meetings.bookingId,
    startTime: meetings.startTime,
    endTime: meetings.endTime,
    icalSequence: meetings.icalSequence,
  },
}

/**
 * Repeats the predicate for an index that starts at the owner's upcoming meetings: events of past ones are never read.
 */
const OWN_MEETING = and(
  eq(meetings.userId, integrations.userId),
  sql`${oneOf(meetings.primarySource, OWN_SOURCES)} and ${meetings.status} <> 'cancelled'`,
)

export type EventNames = { externalIds: string[]; icalUids: string[] }

/**
 * Lists events of upcoming meetings, by these names or within a window: those in the state that we wrote last, and
 * those that the owner was asked about.
 */
export async function listWrittenEvents(
  db: Database,
  feed: FeedKey,
  which: EventNames | { from: Date; to: Date },
  now: Date,
) {
  const isMeant =
    'externalIds' in which
      ? or(isOneOf(calendarEvents.externalId, which.externalIds), isOneOf(calendarEvents.icalUid, which.icalUids))
      : and(OWN_MEETING, gte(meetings.startTime, which.from), lte(meetings.endTime, which.to))
  return db
    .select(columns)
    .from(calendarEvents)
    .innerJoin(meetings, eq(meetings.id, calendarEvents.meetingId))
    .innerJoin(integrations, eq(integrations.id, calendarEvents.integrationId))
    .where(
      and(
        eq(calendarEvents.integrationId, feed.integrationId),
        eq(calendarEvents.calendarId, feed.calendarId),
        or(eq(calendarEvents.state, 'made'), IS_ASKED),
        sql`${calendarEvents.externalId} is not null`,
        eq(calendarEvents.writtenSequence, meetings.icalSequence),
        eq(meetings.status, 'confirmed'),
        gt(meetings.endTime, now),
        isMeant,
      ),
    )
}

/** One parameter, because there may be more names than a statement can have parameters. */
function isOneOf(column: AnyPgColumn, names: string[]) {
  return sql`${column} = any(array(select jsonb_array_elements_text(${JSON.stringify(names)}::jsonb)))`
}

export type WrittenEvent = Awaited<ReturnType<typeof listWrittenEvents>>[number]

/** False when another process changed the row since it was read. */
export async function settleWritten(
  tx: Database,
  row: EventRow,
  changes: Partial<
    Pick<
      EventRow,
      'state' | 'error' | 'writtenSequence' | 'externalId' | 'ownerEdit' | 'ownerEditStart' | 'ownerEditEnd'
    >
  >,
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .update(calendarEvents)
    .set({ ...changes, updatedAt: now })
    .where(
      and(
        eq(calendarEvents.id, row.id),
        eq(calendarEvents.state, row.state),
        sql`date_trunc('milliseconds', ${calendarEvents.updatedAt}) = ${row.updatedAt.toISOString()}::timestamptz`,
      ),
    )
    .returning({ id: calendarEvents.id })
  return rows.length > 0
}

type Times = { startTime: Date; endTime: Date }

/** Null when the meeting has changed since it was read, or is cancelled. */
export async function moveMeeting(tx: Database, before: { id: string; icalSequence: number }, times: Times, now: Date) {
  const [row] = await tx
    .update(meetings)
    .set({ ...times, updatedAt: now, icalSequence: sql`${meetings.icalSequence} + 1` })
    .where(
      and(eq(meetings.id, before.id), eq(meetings.icalSequence, before.icalSequence), eq(meetings.status, 'confirmed')),
    )
    .returning()
  return row ?? null
}

/** Lists the events of an owner's meeting that await the owner's decision. */
export async function listAskedEvents(db: Database, owner: OwnerId, meetingId: string): Promise<EventRow[]> {
  return db
    .select()
    .from(calendarEvents)
    .where(and(eq(calendarEvents.userId, owner), eq(calendarEvents.meetingId, meetingId), IS_ASKED))
}
