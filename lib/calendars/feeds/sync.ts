import { type Database, database } from '@/db/client'
import { type FeedRow, findReader, holdClaimedFeed, updateClaimedFeed } from '@/db/queries/calendars/calendar-feeds'
import { replaceSeenMeetings, type SeenMeetingRow } from '@/db/queries/calendars/feed-meetings'
import { yieldBetweenBatches } from '@/lib/platform/yield-between-batches'
import { DAY_MS } from '@/lib/scheduling/units'
import type { CalendarSource } from '@/lib/shared/calendars/sources'
import { MAX_UNREAD_EVENTS, type UnreadEvent } from '@/lib/shared/calendars/unread-event'
import { MAX_TITLE } from '@/lib/shared/text/text'
import type { OpenConnection } from '../accounts/open-accounts'
import type { ChangePage, SeenEvent } from '../providers/provider'
import { ProviderError } from '../providers/provider-error'
import { followOwnerEdits } from './follow-owner-edits'
import { cut, isMeeting, toImportedMeeting, toStorableText } from './imported-meeting'
import { latestOf, splitOwn } from './seen-events'

const DAYS_BACK = 30
const DAYS_AHEAD = 365
/** Events that are judged in one turn of the event loop, and looked up in one statement. */
const EVENTS_PER_BATCH = 1_000

type Window = { from: number; to: number }
/** `since` is empty when all of the window was read. */
type FeedReading = { page: ChangePage; window: Window; isWhole: boolean }

/** Reads what changed in one calendar, and keeps its events as meetings. The feed has been claimed for it. */
export async function syncFeed(
  feed: FeedRow,
  opened: OpenConnection,
  source: CalendarSource,
  now: Date,
): Promise<void> {
  const begunAt = Date.now()
  const reading = await readFeed(feed, opened, now)
  const { userId } = opened
  // Before the cursor moves on: what is interrupted is read again.
  await followOwnerEdits(feed, { ...reading, events: reading.page.events, begunAt }, opened, now)
  const reader = await findReader(database(), userId)
  const { from, to } = reading.window
  const isKept = (event: SeenEvent) => isMeeting(event) && event.start < to && event.end > from
  const toRow = (event: SeenEvent): SeenMeetingRow => ({
    ...toImportedMeeting(event, source, reader),
    userId,
    primarySource: source,
    integrationId: feed.integrationId,
    externalCalendarId: feed.calendarId,
    externalId: toStorableText(event.id),
  })
  const rows: SeenMeetingRow[] = []
  for await (const events of yieldBetweenBatches(latestOf(reading.page), EVENTS_PER_BATCH)) {
    const { others: seen } = await splitOwn(userId, events)
    rows.push(...seen.filter(isKept).map(toRow))
  }
  await save(feed, rows, reading, now)
}

/** The cursor moves on last: what is interrupted is read again. */
async function save(feed: FeedRow, rows: SeenMeetingRow[], reading: FeedReading, now: Date) {
  const { page, window, isWhole } = reading
  const { syncedAt: claimedAt } = feed
  if (!claimedAt) return
  const replacement = { rows, gone: isWhole ? ('all others' as const) : goneOf(reading, rows), now }
  const isOurs = (tx: Database) => holdClaimedFeed(tx, feed, claimedAt)
  if (!(await replaceSeenMeetings(database(), feed, replacement, isOurs))) return
  const unread = page.unread?.slice(0, MAX_UNREAD_EVENTS).map(toStorable)
  const reached = isWhole ? { fromTime: new Date(window.from), toTime: new Date(window.to) } : {}
  const state = { cursor: page.cursor, errorCode: null, ...(unread && { unread }), ...reached }
  await updateClaimedFeed(database(), feed, claimedAt, state)
}

/** Ids of changed events that are no meetings of the window any more. */
function goneOf({ page }: FeedReading, rows: SeenMeetingRow[]): string[] {
  const kept = new Set(rows.map(({ externalId }) => externalId))
  return page.events.map(({ id }) => toStorableText(id)).filter((id) => !kept.has(id))
}

/** Deletes the meetings of a calendar that does not exist, or shows no events. */
export async function emptyFeed(feed: FeedRow, now: Date): Promise<void> {
  const reading = { page: { events: [], unread: [], cursor: null }, window: windowAt(now), isWhole: true }
  await save(feed, [], reading, now)
}

/** The window moves on with the days: read whole when it has fallen behind by one, and when its cursor is refused. */
async function readFeed(feed: FeedRow, { provider, connection }: OpenConnection, now: Date): Promise<FeedReading> {
  const window = windowAt(now)
  if (!provider.changes) throw new ProviderError('rejected', 'This provider tells of no changes')
  const { cursor, fromTime, toTime } = feed
  if (cursor && fromTime && toTime && toTime.getTime() > window.to - DAY_MS) {
    const known = { from: fromTime.getTime(), to: toTime.getTime() }
    try {
      const page = await provider.changes(connection, feed.calendarId, cursor, known)
      return { page, window: known, isWhole: false }
    } catch (error) {
      if (!(error instanceof ProviderError) || error.kind !== 'stale-cursor') throw error
    }
  }
  const page = await provider.changes(connection, feed.calendarId, null, window)
  return { page, window, isWhole: true }
}

function windowAt(now: Date): Window {
  return { from: now.getTime() - DAYS_BACK * DAY_MS, to: now.getTime() + DAYS_AHEAD * DAY_MS }
}

function toStorable({ title, line, ...event }: UnreadEvent): UnreadEvent {
  return { ...event, title: cut(title, MAX_TITLE), line: toStorableText(line) }
}
