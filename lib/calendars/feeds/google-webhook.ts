import { database } from '@/db/client'
import { findFeedOfChannel, markFeedChanged } from '@/db/queries/calendars/calendar-channels'
import { afterAnswer } from '@/lib/platform/after-answer'
import { isSameSecret } from '@/lib/platform/constant-time'
import { sha256 } from '@/lib/platform/sha256'
import { AppError } from '@/lib/shared/errors'
import { dropReads } from '../busy/coalesced-reads'
import { readChangedFeeds } from './scheduler'

/** Google sends the channel, its secret and the watched resource in headers; the body is empty. */
export type GoogleMessage = { channelId: string; token: string; resource: string; state: string }

/** Something changed in a calendar, or a channel was opened. Throws a 404 for a channel that is not ours (any more). */
export async function receiveGoogleMessage(message: GoogleMessage, now: Date): Promise<void> {
  const feed = message.channelId ? await findFeedOfChannel(database(), message.channelId) : null
  if (!feed || !isOfChannel(feed, message.token) || feed.resource !== message.resource) {
    throw new AppError('not_found')
  }
  if (message.state === 'sync') return
  await markFeedChanged(database(), feed, now)
  noteChange(feed)
}

/** Checks the channel's secret. */
export function isOfChannel({ tokenHash }: { tokenHash: string | null }, secret: string): boolean {
  return tokenHash !== null && isSameSecret(sha256(secret), tokenHash)
}

/** Reads the feed after the response, since a read in progress may be older than the change. */
export function noteChange({ integrationId, userId }: { integrationId: string; userId: string }): void {
  dropReads(integrationId)
  afterAnswer(() => readChangedFeeds(userId))
}
