import { and, asc, eq, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import { calendarFeeds, integrations } from '@/db/schema'

type FeedKey = { integrationId: string; calendarId: string }
/** A push channel of a provider; `tokenHash` is the SHA-256 (hex) of its secret. */
export type NewChannel = { channelId: string; resource: string; tokenHash: string; expiresAt: Date; renewedAt: Date }
export type ChannelRow = FeedKey & { channelId: string | null; channelResource: string | null; expiresAt: Date | null }

const columns = {
  integrationId: calendarFeeds.integrationId,
  calendarId: calendarFeeds.calendarId,
  channelId: calendarFeeds.channelId,
  channelResource: calendarFeeds.channelResource,
  expiresAt: calendarFeeds.channelExpiresAt,
}
const isFeed = ({ integrationId, calendarId }: FeedKey) =>
  and(eq(calendarFeeds.integrationId, integrationId), eq(calendarFeeds.calendarId, calendarId))

/** The earlier of the feed's next background run and `now`. */
const noLaterThan = (now: Date) => sql`least(${calendarFeeds.dueAt}, ${now.toISOString()}::timestamptz)`

/** Finds the feed of a channel, and its owner. */
export async function findFeedOfChannel(db: Database, channelId: string) {
  const [row] = await db
    .select({
      integrationId: calendarFeeds.integrationId,
      calendarId: calendarFeeds.calendarId,
      tokenHash: calendarFeeds.channelTokenHash,
      resource: calendarFeeds.channelResource,
      userId: integrations.userId,
    })
    .from(calendarFeeds)
    .innerJoin(integrations, eq(integrations.id, calendarFeeds.integrationId))
    .where(eq(calendarFeeds.channelId, channelId))
  return row ?? null
}

/** Marks the feed as changed: earlier reads of its calendar are stale. */
export async function markFeedChanged(db: Database, key: FeedKey, now: Date): Promise<void> {
  await db
    .update(calendarFeeds)
    .set({
      changedAt: sql`greatest(${calendarFeeds.changedAt}, ${now.toISOString()}::timestamptz)`,
      dueAt: noLaterThan(now),
    })
    .where(isFeed(key))
}

/** The same for all feeds of a connection. */
export async function markFeedsChanged(db: Database, integrationId: string, now: Date): Promise<void> {
  await db
    .update(calendarFeeds)
    .set({ changedAt: now, dueAt: noLaterThan(now) })
    .where(eq(calendarFeeds.integrationId, integrationId))
}

/**
 * Claims feeds whose channel is due for a check, for this process alone. Those of working connections without a
 * channel, or with one that ends before `before`, are due again at `soon` unless the caller sets another time; the
 * others `later`. Returns the former, and how many were claimed.
 */
export async function claimFeedsToWatch(
  db: Database,
  options: {
    types: (typeof integrations.$inferSelect)['type'][]
    spans: { now: Date; before: Date; soon: Date; later: Date }
    limit: number
  },
): Promise<{ rows: ChannelRow[]; taken: number }> {
  const { now, before, soon, later } = options.spans
  const due = db
    .select({ integrationId: calendarFeeds.integrationId, calendarId: calendarFeeds.calendarId })
    .from(calendarFeeds)
    .where(lte(calendarFeeds.watchDueAt, now))
    .orderBy(asc(calendarFeeds.watchDueAt))
    .limit(options.limit)
    .for('update', { skipLocked: true })
  const own = db.$with('due').as(due)
  const isWanted = sql<boolean>`(${and(
    inArray(integrations.type, options.types),
    isNull(integrations.expiredAt),
    or(isNull(calendarFeeds.channelExpiresAt), lt(calendarFeeds.channelExpiresAt, before)),
  )})`
  const at = (instant: Date) => sql`${instant.toISOString()}::timestamptz`
  const taken = await db
    .with(own)
    .update(calendarFeeds)
    .set({ watchDueAt: sql`case when ${isWanted} then ${at(soon)} else ${at(later)} end` })
    .from(own)
    .innerJoin(integrations, eq(integrations.id, own.integrationId))
    .where(and(eq(calendarFeeds.integrationId, own.integrationId), eq(calendarFeeds.calendarId, own.calendarId)))
    .returning({ ...columns, isWanted })
  const rows = taken.filter((row) => row.isWanted).map(({ isWanted: _, ...row }) => row)
  return { rows, taken: taken.length }
}

/** Channels of a connection that may still be open. */
export async function listChannels(db: Database, integrationId: string): Promise<ChannelRow[]> {
  return db
    .select(columns)
    .from(calendarFeeds)
    .where(and(eq(calendarFeeds.integrationId, integrationId), isNotNull(calendarFeeds.channelId)))
}

const isStill = (row: ChannelRow) =>
  and(isFeed(row), sql`${calendarFeeds.channelId} is not distinct from ${row.channelId}`)

/**
 * Replaces the channel that was read, and makes the feed due: something may have changed in between. False when another
 * process was first.
 */
export async function saveChannel(db: Database, row: ChannelRow, channel: NewChannel, now: Date): Promise<boolean> {
  const saved = await db
    .update(calendarFeeds)
    .set({
      channelId: channel.channelId,
      channelResource: channel.resource,
      channelTokenHash: channel.tokenHash,
      channelExpiresAt: channel.expiresAt,
      changedAt: now,
      dueAt: noLaterThan(now),
      watchDueAt: channel.renewedAt,
    })
    .where(isStill(row))
    .returning({ calendarId: calendarFeeds.calendarId })
  return saved.length > 0
}

/** Clears the channel, and tries none until then. */
export async function saveNoChannel(db: Database, row: ChannelRow, until: Date): Promise<void> {
  await db
    .update(calendarFeeds)
    .set({ channelId: null, channelResource: null, channelTokenHash: null, channelExpiresAt: until, watchDueAt: until })
    .where(isStill(row))
}

/** Marks a channel as ended by its provider: earlier reads are no longer fresh, and a new channel is due. */
export async function endChannelVouching(db: Database, key: FeedKey, now: Date): Promise<void> {
  await db
    .update(calendarFeeds)
    .set({ channelExpiresAt: now, watchDueAt: now, dueAt: noLaterThan(now) })
    .where(isFeed(key))
}
