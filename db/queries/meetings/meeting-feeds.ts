import { and, count, desc, eq, isNull, lt, or } from 'drizzle-orm'
import type { Database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { meetingFeeds } from '@/db/schema'

const { id, kind, pageId, apiKeyId, createdAt, lastReadAt } = meetingFeeds
/** Never with the token's hash. */
const columns = { id, kind, pageId, apiKeyId, createdAt, lastReadAt }
export type MeetingFeedRow = Pick<typeof meetingFeeds.$inferSelect, keyof typeof columns>

/** Newest first. */
export function listMeetingFeeds(db: Database, owner: OwnerId): Promise<MeetingFeedRow[]> {
  return db.select(columns).from(meetingFeeds).where(eq(meetingFeeds.userId, owner)).orderBy(desc(createdAt), desc(id))
}

export async function countMeetingFeeds(tx: Database, owner: OwnerId): Promise<number> {
  const [row] = await tx.select({ feeds: count() }).from(meetingFeeds).where(eq(meetingFeeds.userId, owner))
  return row?.feeds ?? 0
}

/** Inside a transaction that holds the owner. A page has been found to be theirs. */
export async function createMeetingFeed(
  tx: Database,
  owner: OwnerId,
  feed: Pick<typeof meetingFeeds.$inferSelect, 'kind' | 'pageId' | 'tokenHash' | 'apiKeyId'>,
): Promise<MeetingFeedRow> {
  const [row] = await tx
    .insert(meetingFeeds)
    .values({ ...feed, userId: owner })
    .returning(columns)
  if (!row) throw new Error('The feed was not written')
  return row
}

/** False when it is not this owner's. */
export async function deleteMeetingFeed(db: Database, owner: OwnerId, feedId: string): Promise<boolean> {
  const rows = await db
    .delete(meetingFeeds)
    .where(and(eq(id, feedId), eq(meetingFeeds.userId, owner)))
    .returning({ id })
  return rows.length > 0
}

/** Notes a read, unless one was noted since `before`. */
export async function noteFeedRead(db: Database, feedId: string, now: Date, before: Date): Promise<void> {
  await db
    .update(meetingFeeds)
    .set({ lastReadAt: now })
    .where(and(eq(id, feedId), or(isNull(lastReadAt), lt(lastReadAt, before))))
}
