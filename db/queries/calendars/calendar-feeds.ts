import { and, eq, gt, gte, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import { calendarFeeds, integrations, meetings, providerEventId, userSettings } from '@/db/schema'
import { oneOf } from '@/db/schema/columns'
import { OWN_SOURCES } from '@/lib/vocabulary/calendars/sources'
import { holdCalendars, settleHidden } from '../meetings/hidden-meetings'
import { rowsOf } from '../rows'

export type FeedKey = { integrationId: string; calendarId: string }
export type FeedRow = typeof calendarFeeds.$inferSelect
export type FeedConnection = { id: string; type: (typeof integrations.$inferSelect)['type']; account: string }

const isFeed = ({ integrationId, calendarId }: FeedKey) =>
  and(eq(calendarFeeds.integrationId, integrationId), eq(calendarFeeds.calendarId, calendarId))
const isOfFeed = ({ integrationId, calendarId }: FeedKey) =>
  and(
    eq(meetings.integrationId, integrationId),
    eq(meetings.externalCalendarId, calendarId),
    // The predicate of the partial index: without it Postgres reads the whole table.
    isNotNull(meetings.externalId),
  )

/** The user's connections of these kinds. Never with a token. */
export async function listFeedConnections(
  db: Database,
  userId: string,
  types: FeedConnection['type'][],
): Promise<FeedConnection[]> {
  return db
    .select({
      id: integrations.id,
      type: integrations.type,
      account: sql<string>`coalesce(${integrations.config} ->> 'account', '')`,
    })
    .from(integrations)
    .where(and(eq(integrations.userId, userId), inArray(integrations.type, types)))
    .orderBy(integrations.createdAt, integrations.id)
}

export async function listFeeds(db: Database, integrationIds: string[]): Promise<FeedRow[]> {
  return db.select().from(calendarFeeds).where(inArray(calendarFeeds.integrationId, integrationIds))
}

/** Lists every calendar that the user chose for any purpose. */
export async function listChosenCalendars(db: Database, userId: string): Promise<string[]> {
  const chosen = await db.execute(sql`
    select distinct jsonb_array_elements_text(calendars) as choice from (
      select conflict_check_calendars || target_calendars as calendars from time_slot_pages where user_id = ${userId}
      union all select default_calendars from user_settings where user_id = ${userId}
      union all select target_calendars from meetings
        where user_id = ${userId} and end_time > now() and status <> 'cancelled'
          and ${oneOf(sql`primary_source`, OWN_SOURCES)} and target_calendars <> '[]'
    ) all_lists`)
  return rowsOf<{ choice: string }>(chosen).map(({ choice }) => choice)
}

/** The user's time zone. */
export async function findTimezone(db: Database, userId: string): Promise<string> {
  const [row] = await db
    .select({ timezone: userSettings.timezone })
    .from(userSettings)
    .where(eq(userSettings.userId, userId))
  return row?.timezone ?? 'UTC'
}

/** Adds feeds; an existing one becomes due by then too. */
export async function addFeeds(db: Database, keys: FeedKey[], dueAt: Date): Promise<void> {
  if (keys.length === 0) return
  await db
    .insert(calendarFeeds)
    .values(keys.map((key) => ({ ...key, dueAt })))
    .onConflictDoUpdate({
      target: [calendarFeeds.integrationId, calendarFeeds.calendarId],
      set: { dueAt },
      setWhere: gt(calendarFeeds.dueAt, dueAt),
    })
}

/** Makes the feeds of a user due soon who returns after days. */
export async function hastenFeeds(db: Database, userId: string, dueAt: Date): Promise<void> {
  const own = db.select({ id: integrations.id }).from(integrations).where(eq(integrations.userId, userId))
  await db
    .update(calendarFeeds)
    .set({ dueAt })
    .where(and(inArray(calendarFeeds.integrationId, own), gt(calendarFeeds.dueAt, dueAt)))
}

/** Deletes a feed with the meetings that were read from it. */
export async function dropFeed(tx: Database, key: FeedKey): Promise<void> {
  await holdCalendars(tx, key.integrationId)
  const gone = await tx.delete(meetings).where(isOfFeed(key)).returning({ startTime: meetings.startTime })
  await tx.delete(calendarFeeds).where(isFeed(key))
  await settleHidden(tx, key.integrationId, startsOf(gone))
}

/**
 * Claims a feed for one read, unless it was claimed since `before` and nothing has changed since: the time of the read
 * is its lease. It is due for the background at `dueAt`. Null when another process has it.
 */
export async function claimFeed(
  db: Database,
  key: FeedKey,
  { now, before, dueAt }: { now: Date; before: Date; dueAt: Date },
): Promise<FeedRow | null> {
  const [row] = await db
    .update(calendarFeeds)
    .set({ syncedAt: now, dueAt })
    .where(and(isFeed(key), or(isNull(calendarFeeds.syncedAt), lt(calendarFeeds.syncedAt, before), HAS_CHANGED)))
    .returning()
  return row ?? null
}

const HAS_CHANGED = gte(calendarFeeds.changedAt, calendarFeeds.syncedAt)

type FeedState = Partial<Pick<FeedRow, 'cursor' | 'fromTime' | 'toTime' | 'errorCode'>>

/** False when the feed was deleted, or claimed by another process since. */
export async function updateClaimedFeed(
  tx: Database,
  key: FeedKey,
  claimedAt: Date,
  state: FeedState,
): Promise<boolean> {
  const rows = await tx
    .update(calendarFeeds)
    .set({ ...state, error: null })
    .where(and(isFeed(key), eq(calendarFeeds.syncedAt, claimedAt)))
    .returning({ calendarId: calendarFeeds.calendarId })
  return rows.length > 0
}

/** Clears the cursors: all of a user's feeds are read in full the next time. */
export async function forgetFeedCursors(tx: Database, userId: string): Promise<void> {
  const own = tx.select({ id: integrations.id }).from(integrations).where(eq(integrations.userId, userId))
  await tx
    .update(calendarFeeds)
    .set({ cursor: null, toTime: null, syncedAt: null, dueAt: sql`now()` })
    .where(inArray(calendarFeeds.integrationId, own))
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

type Traces = { eventIds: string[]; keys: string[]; icalUids: string[]; meetingIds: string[] }

/**
 * Returns the traces that this product left itself for the user: the id of an event or the key that made it, its UID,
 * or the meeting whose calendar file was emailed.
 */
export async function findOwnTraces(db: Database, userId: string, traces: Traces): Promise<Set<string>> {
  // An array instead of a join: with it the planner uses the indexes, whatever length it expects.
  const listed = (texts: string[], type: 'text' | 'uuid' = 'text') =>
    sql`any(array(select jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb)::${sql.raw(type)}))`
  const eventId = providerEventId(meetings)
  const found = await db.execute(sql`
    select external_id as trace from calendar_events
      where user_id = ${userId} and external_id = ${listed(traces.eventIds)}
    union select id::text from calendar_events where user_id = ${userId} and id = ${listed(traces.keys, 'uuid')}
    union select ical_uid from calendar_events where user_id = ${userId} and ical_uid = ${listed(traces.icalUids)}
    union select ${eventId} from meetings
      where user_id = ${userId} and ${oneOf(sql`primary_source`, OWN_SOURCES)}
        and ${eventId} is not null and ${eventId} = ${listed(traces.eventIds)}
    union select id::text from meetings
      where user_id = ${userId} and ${oneOf(sql`primary_source`, OWN_SOURCES)}
        and id = ${listed(traces.meetingIds, 'uuid')}`)
  return new Set(rowsOf<{ trace: string }>(found).map(({ trace }) => trace))
}

export type DueFeed = { userId: string; isWorthReading: boolean }

/**
 * Claims the feeds that are longest due, for this process alone. Feeds worth reading have changed, or have a recently
 * active owner, or have upcoming events of ours and no push channel: they are due again at `soon`. The others are due
 * `later`, or when their channel ends. A session in its last month is not extended any more, so it always counts as
 * recent activity.
 */
export async function claimDueFeeds(
  db: Database,
  { now, seenUntil, soon, later, limit }: { now: Date; seenUntil: Date; soon: Date; later: Date; limit: number },
): Promise<DueFeed[]> {
  const at = (instant: Date) => sql`${instant.toISOString()}::timestamptz`
  const taken = await db.execute(sql`
    with due as (
      select * from calendar_feeds where due_at <= ${at(now)} order by due_at limit ${limit} for update skip locked
    ), checked as (
      select f.integration_id, f.calendar_id, i.user_id,
        least(${at(later)}, case when f.channel_expires_at > ${at(now)} then f.channel_expires_at end) as later,
        coalesce(f.changed_at >= f.synced_at, false)
          or exists (select from sessions s where s.user_id = i.user_id and s.expires > least(${at(seenUntil)},
            s.created_at + interval '89 days'))
          or ((f.channel_id is null or f.channel_expires_at < ${at(now)}) and i.expired_at is null
            and exists (select from calendar_events e join meetings m on m.id = e.meeting_id
              where e.integration_id = f.integration_id and e.calendar_id = f.calendar_id
                and e.state in ('made', 'failed') and m.status = 'confirmed' and m.end_time > ${at(now)})) as is_worth
      from due f join integrations i on i.id = f.integration_id
    )
    update calendar_feeds f set due_at = case when c.is_worth then ${at(soon)} else c.later end
    from checked c where f.integration_id = c.integration_id and f.calendar_id = c.calendar_id
    returning c.user_id as "userId", c.is_worth as "isWorthReading"`)
  return rowsOf(taken)
}
