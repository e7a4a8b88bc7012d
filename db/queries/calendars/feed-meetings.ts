import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import { calendarFeeds, meetings } from '@/db/schema'
import { holdCalendars, settleHidden } from '../meetings/hidden-meetings'
import { type FeedKey, isFeed } from './calendar-feeds'

const isOfFeed = ({ integrationId, calendarId }: FeedKey) =>
  and(
    eq(meetings.integrationId, integrationId),
    eq(meetings.externalCalendarId, calendarId),
    // The predicate of the partial index: without it Postgres reads the whole table.
    isNotNull(meetings.externalId),
  )

/** Deletes a feed with the meetings that were read from it. */
export async function dropFeed(tx: Database, key: FeedKey): Promise<void> {
  await holdCalendars(tx, key.integrationId)
  const gone = await tx.delete(meetings).where(isOfFeed(key)).returning({ startTime: meetings.startTime })
  await tx.delete(calendarFeeds).where(isFeed(key))
  await settleHidden(tx, key.integrationId, startsOf(gone))
}

export type SeenMeetingRow = typeof meetings.$inferInsert & { externalId: string }

/** Replaces the meetings of one feed: upserts these; deletes all others, or those with the given ids. */
export async function replaceSeenMeetings(
  tx: Database,
  feed: FeedKey,
  rows: SeenMeetingRow[],
  gone: 'all others' | string[],
  now: Date,
): Promise<void> {
  await holdCalendars(tx, feed.integrationId)
  const kept = rows.map(({ externalId }) => externalId)
  const before = await tx
    .select({ startTime: meetings.startTime })
    .from(meetings)
    .where(and(isOfFeed(feed), gone === 'all others' ? undefined : isOneOf([...kept, ...gone])))
  const isGone = gone === 'all others' ? sql`not ${isOneOf(kept)}` : isOneOf(gone)
  if (gone === 'all others' || gone.length > 0) await tx.delete(meetings).where(and(isOfFeed(feed), isGone))
  for (let first = 0; first < rows.length; first += ROWS_AT_ONCE) {
    await tx
      .insert(meetings)
      .values(rows.slice(first, first + ROWS_AT_ONCE))
      .onConflictDoUpdate({
        target: [meetings.integrationId, meetings.externalCalendarId, meetings.externalId],
        targetWhere: sql`${meetings.externalId} is not null`,
        set: { ...EXCLUDED, updatedAt: now },
      })
  }
  await settleHidden(tx, feed.integrationId, startsOf([...before, ...rows]))
}

const startsOf = (rows: { startTime: Date }[]) => rows.map(({ startTime }) => startTime)
const ROWS_AT_ONCE = 500
const EXCLUDED = {
  title: sql`excluded.title`,
  description: sql`excluded.description`,
  startTime: sql`excluded.start_time`,
  endTime: sql`excluded.end_time`,
  location: sql`excluded.location`,
  locationData: sql`excluded.location_data`,
  attendees: sql`excluded.attendees`,
}

function isOneOf(externalIds: string[]): SQL {
  // One parameter, because a year of events exceeds the limit of parameters.
  return sql`${meetings.externalId} = any(array(select jsonb_array_elements_text(${JSON.stringify(externalIds)}::jsonb)))`
}
