import { and, asc, count, eq, inArray } from 'drizzle-orm'
import type { Database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { integrations, meetingFeeds, pageLinks, timeSlotPages, webhookEndpoints } from '@/db/schema'

type Key = { owner: OwnerId; id: string }

/** Names of pages or connections in the answer; there are no more of the other things. */
const MAX_LISTED = 100

/** What a key made that lets somebody in or sends something out, oldest first. */
export async function listMadeByKey(db: Database, { owner, id }: Key) {
  const webhooks = await db
    .select({ id: webhookEndpoints.id, url: webhookEndpoints.url })
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.userId, owner), eq(webhookEndpoints.apiKeyId, id)))
    .orderBy(asc(webhookEndpoints.createdAt))
  const feeds = await db
    .select({ id: meetingFeeds.id, kind: meetingFeeds.kind, pageTitle: timeSlotPages.title })
    .from(meetingFeeds)
    .leftJoin(timeSlotPages, and(eq(timeSlotPages.id, meetingFeeds.pageId), eq(timeSlotPages.userId, owner)))
    .where(and(eq(meetingFeeds.userId, owner), eq(meetingFeeds.apiKeyId, id)))
    .orderBy(asc(meetingFeeds.createdAt))
  const links = await db
    .select({ pageId: timeSlotPages.id, pageTitle: timeSlotPages.title, count: count() })
    .from(pageLinks)
    .innerJoin(timeSlotPages, eq(timeSlotPages.id, pageLinks.pageId))
    .where(and(eq(timeSlotPages.userId, owner), eq(pageLinks.apiKeyId, id)))
    .groupBy(timeSlotPages.id)
    .orderBy(asc(timeSlotPages.id))
    .limit(MAX_LISTED)
  const connections = await listConnectionsOfKey(db, { owner, id })
  return { webhooks, feeds, links, connections: connections.slice(0, MAX_LISTED) }
}

export function listConnectionsOfKey(db: Database, { owner, id }: Key) {
  return db
    .select({ id: integrations.id, type: integrations.type, config: integrations.config })
    .from(integrations)
    .where(and(eq(integrations.userId, owner), eq(integrations.apiKeyId, id)))
    .orderBy(asc(integrations.createdAt))
}

/** Ends its webhooks, feeds and links. Its connections are ended by their service, which gives back what they hold. */
export async function deleteMadeByKey(tx: Database, { owner, id }: Key): Promise<void> {
  await tx.delete(webhookEndpoints).where(and(eq(webhookEndpoints.userId, owner), eq(webhookEndpoints.apiKeyId, id)))
  await tx.delete(meetingFeeds).where(and(eq(meetingFeeds.userId, owner), eq(meetingFeeds.apiKeyId, id)))
  const own = tx.select({ id: timeSlotPages.id }).from(timeSlotPages).where(eq(timeSlotPages.userId, owner))
  await tx.delete(pageLinks).where(and(eq(pageLinks.apiKeyId, id), inArray(pageLinks.pageId, own)))
}
