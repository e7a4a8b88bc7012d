import { and, eq, gt, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import { calendarFeeds, integrations, userSettings } from '@/db/schema'
import { oneOf } from '@/db/schema/columns'
import { OWN_SOURCES } from '@/lib/shared/calendars/sources'
import { DEFAULT_LANGUAGE, type OwnerLanguage } from '@/lib/shared/languages'
import { ownerLanguage } from '../accounts/owner-language'
import { rowsOf } from '../rows'

export type FeedKey = { integrationId: string; calendarId: string }
export type FeedRow = typeof calendarFeeds.$inferSelect
export type FeedConnection = { id: string; type: (typeof integrations.$inferSelect)['type']; account: string }

export const isFeed = ({ integrationId, calendarId }: FeedKey) =>
  and(eq(calendarFeeds.integrationId, integrationId), eq(calendarFeeds.calendarId, calendarId))
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

/** The user's time zone and language. */
export async function findReader(db: Database, userId: string): Promise<{ timezone: string; language: OwnerLanguage }> {
  const { timezone } = userSettings
  const [row] = await db
    .select({ timezone, language: ownerLanguage() })
    .from(userSettings)
    .where(eq(userSettings.userId, userId))
  return row ?? { timezone: 'UTC', language: DEFAULT_LANGUAGE }
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

type FeedState = Partial<Pick<FeedRow, 'cursor' | 'fromTime' | 'toTime' | 'errorCode' | 'unread'>>

/** Holds a feed for a transaction. False when it was deleted, or claimed by another process since. */
export async function holdClaimedFeed(tx: Database, key: FeedKey, claimedAt: Date): Promise<boolean> {
  const rows = await tx
    .select({ calendarId: calendarFeeds.calendarId })
    .from(calendarFeeds)
    .where(and(isFeed(key), eq(calendarFeeds.syncedAt, claimedAt)))
    .for('no key update')
  return rows.length > 0
}

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
            and exists (select from calendar_events e join meetings m on m.id = e.meeting_id and m.user_id = e.user_id
              where e.integration_id = f.integration_id and e.calendar_id = f.calendar_id
                and e.state in ('made', 'failed') and m.status = 'confirmed' and m.end_time > ${at(now)})) as is_worth
      from due f join integrations i on i.id = f.integration_id
    )
    update calendar_feeds f set due_at = case when c.is_worth then ${at(soon)} else c.later end
    from checked c where f.integration_id = c.integration_id and f.calendar_id = c.calendar_id
    returning c.user_id as "userId", c.is_worth as "isWorthReading"`)
  return rowsOf(taken)
}
