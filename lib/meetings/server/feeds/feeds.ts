import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import { type Database, database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { lockOwner } from '@/db/queries/accounts/owner-lock'
import {
  countMeetingFeeds,
  createMeetingFeed,
  deleteMeetingFeed,
  listMeetingFeeds,
  type MeetingFeedRow,
} from '@/db/queries/meetings/meeting-feeds'
import { findPage } from '@/db/queries/pages/time-slot-pages'
import { retryTransaction } from '@/db/retry'
import { env } from '@/lib/platform/env'
import { sha256 } from '@/lib/platform/sha256'
import { holdKey } from '@/lib/request/calling-key'
import { once } from '@/lib/request/once'
import { AppError } from '@/lib/shared/errors'
import { MAX_MEETING_FEEDS } from '@/lib/shared/meeting-feeds'
import type { CallingKey } from '@/lib/shared/scopes'
import type { CreatedMeetingFeed, MeetingFeed, meetingFeedSchema } from '../../feed-schema'

/** Newest first. */
export async function listFeeds(owner: OwnerId): Promise<MeetingFeed[]> {
  return (await listMeetingFeeds(database(), owner)).map(toMeetingFeed)
}

/** Throws `page_not_found` for a page of somebody else, `too_many_feeds` at the limit. */
export async function createFeed(
  owner: OwnerId,
  { kind, pageId }: z.output<typeof meetingFeedSchema>,
  key: CallingKey | null,
): Promise<CreatedMeetingFeed> {
  const create = async (tx: Database) => {
    const token = randomBytes(32).toString('base64url')
    await lockOwner(tx, owner)
    if (pageId && !(await findPage(tx, owner, pageId))) throw new AppError('page_not_found')
    if ((await countMeetingFeeds(tx, owner)) >= MAX_MEETING_FEEDS) throw new AppError('too_many_feeds')
    const apiKeyId = await holdKey(tx, owner, key)
    const row = await createMeetingFeed(tx, owner, { kind, pageId, tokenHash: sha256(token), apiKeyId })
    return { ...toMeetingFeed(row), url: `${env().APP_URL}/feeds/${token}.ics` }
  }
  return retryTransaction(database(), (tx) => once(tx, () => create(tx)))
}

export async function deleteFeed(owner: OwnerId, id: string): Promise<void> {
  if (!(await deleteMeetingFeed(database(), owner, id))) throw new AppError('feed_not_found')
}

function toMeetingFeed({ id, kind, pageId, apiKeyId, createdAt, lastReadAt }: MeetingFeedRow): MeetingFeed {
  return {
    id,
    kind,
    pageId,
    ...(apiKeyId && { keyId: apiKeyId }),
    createdAt: createdAt.toISOString(),
    lastReadAt: lastReadAt?.toISOString() ?? null,
  }
}
