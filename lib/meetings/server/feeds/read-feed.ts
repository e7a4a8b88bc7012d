import { setImmediate as nextTurn } from 'node:timers/promises'
import { database } from '@/db/client'
import { type FeedEventRow, type FoundFeed, findMeetingFeed, listFeedEvents } from '@/db/queries/meetings/feed-events'
import { noteFeedRead } from '@/db/queries/meetings/meeting-feeds'
import { toCalendarFeed } from '@/lib/export/ics'
import { logFailure } from '@/lib/log/log'
import { afterAnswer } from '@/lib/platform/after-answer'
import { env } from '@/lib/platform/env'
import { sha256 } from '@/lib/platform/sha256'
import { AppError } from '@/lib/shared/errors'
import { textsOf } from '@/messages'
import type { Texts } from '@/messages/texts'
import { toFeedEvent } from './feed-event'

/** Programs are asked to wait this long between two reads. */
export const REFRESH_SECONDS = 300
/** A feed has no more: the next ones, then the last ones. */
const MAX_EVENTS = 5_000
/** Events that are drawn in one turn of the event loop. */
const BATCH = 50
const READ_NOTED_EVERY_MS = 3_600_000
/** Raised when the same meetings are drawn differently. */
const DRAWING = 1

export type OpenedFeed = {
  /** With its quotes. */
  etag: string
  /** The file in pieces; reads the events when it is asked for the first. */
  draw: () => AsyncGenerator<string>
}

/** `file` is the last part of the address. Throws `not_found` for a token that is unknown or was deleted. */
export async function openFeed(file: string, now: Date): Promise<OpenedFeed> {
  const [, token] = /^([\w-]{43})\.ics$/.exec(file) ?? []
  const feed = token ? await findMeetingFeed(database(), sha256(token), now) : null
  if (!feed) throw new AppError('not_found')
  noteRead(feed, now)
  return { etag: etagOf(feed), draw: () => drawFeed(feed, now) }
}

function etagOf({ id, pageTitle, ownerName, ownerEmail, language, digest, team }: FoundFeed): string {
  const facts = [
    DRAWING,
    env().APP_URL,
    id,
    pageTitle,
    ownerName,
    ownerEmail,
    language,
    digest,
    ...(team ? [team] : []),
  ]
  return `"${sha256(JSON.stringify(facts)).slice(0, 32)}"`
}

async function* drawFeed(feed: FoundFeed, now: Date): AsyncGenerator<string> {
  const rows = await listFeedEvents(database(), feed, now, MAX_EVENTS)
  const texts = textsOf(feed.language)
  const name = feed.kind === 'busy' ? texts.t.calendarEntry.busy : (feed.pageTitle ?? 'Slotform')
  for await (const piece of toCalendarFeed({ name, refreshSeconds: REFRESH_SECONDS }, batchesOf(rows, feed, texts))) {
    yield piece
    await nextTurn()
  }
}

function* batchesOf(rows: FeedEventRow[], feed: FoundFeed, texts: Texts) {
  for (let place = 0; place < rows.length; place += BATCH) {
    yield rows.slice(place, place + BATCH).map((row) => toFeedEvent(row, feed, texts))
  }
}

function noteRead({ id, lastReadAt }: FoundFeed, now: Date): void {
  const before = new Date(now.getTime() - READ_NOTED_EVERY_MS)
  if (lastReadAt && lastReadAt > before) return
  afterAnswer(async () => {
    await noteFeedRead(database(), id, now, before).catch((error) =>
      logFailure('work_failed', error, { work: 'feed_read' }),
    )
  })
}
