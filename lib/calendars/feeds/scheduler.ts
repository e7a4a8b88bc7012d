import { database } from '@/db/client'
import { findOwnerLanguage } from '@/db/queries/accounts/owner-language'
import { markFeedChanged } from '@/db/queries/calendars/calendar-channels'
import {
  addFeeds,
  claimDueFeeds,
  claimFeed,
  type FeedConnection,
  type FeedRow,
  hastenFeeds,
  listChosenCalendars,
  listFeedConnections,
  listFeeds,
  updateClaimedFeed,
} from '@/db/queries/calendars/calendar-feeds'
import { dropFeed } from '@/db/queries/calendars/feed-meetings'
import { logFailure } from '@/lib/log/log'
import { withTimeout } from '@/lib/platform/with-timeout'
import { DAY_MS } from '@/lib/scheduling/units'
import { readCalendarChoice } from '@/lib/shared/calendars/calendar-id'
import { INTEGRATION_TYPES, PROVIDER_OF_TYPE } from '@/lib/shared/calendars/integration'
import { factsOf, hasCalendars } from '@/lib/shared/calendars/providers'
import type { ReadFailure } from '@/lib/shared/calendars/read-failures'
import { SERVICE_NAMES } from '@/lib/shared/calendars/service-names'
import { textsOf } from '@/messages'
import { type OpenConnection, openAccounts } from '../accounts/open-accounts'
import { ProviderError } from '../providers/provider-error'
import { describeReadFailure, toReadFailure } from '../providers/read-failure'
import { closeChannels, keepChannel } from '../watching/channels'
import { emptyFeed, syncFeed } from './sync'

/** Accounts whose events are listed with the meetings. */
const TYPES = INTEGRATION_TYPES.filter((type) => hasCalendars(PROVIDER_OF_TYPE[type]))

/** Maximum age of listed events, and the lease of a read on a feed. */
const FRESH_MS = 60_000
/** In the background, for owners who were here in the last days, and for what we wrote. */
const OLD_MS = 10 * 60_000
const SEEN_WITHIN_MS = 3 * 86_400_000
const SESSION_MS = 30 * 86_400_000
/** Owners whose calendars a process reads at a time, and how many feeds each of these readers takes at once. */
const READERS = 10
const FEEDS_AT_ONCE = 5
const BACKGROUND_PATIENCE_MS = 10_000

/** An account of whose events a list may not know the latest, and why. */
export type UnreadCalendar = { account: string; service: string; reason: string }
export type FeedRefresh = { unread: UnreadCalendar[]; isDone: boolean }

/** Before a first reading, or a push channel, that failed for a passing reason is tried again. After the last one the timers do it. */
export const RETRY_PAUSES_MS = [2_000, 8_000, 32_000, 128_000]
/** By owner: tries that failed in a row, and the next one. */
const retries = new Map<string, { failed: number; next: NodeJS.Timeout | null }>()

/** Syncs under way, and the connections that they know of. */
const running = new Map<string, { ids: ReadonlySet<string>; done: Promise<void> }>()

/**
 * Reads what changed in the user's calendars, unless that was done within the last minute, and waits for it as long as
 * `waitMs`; past that it goes on by itself. Never throws for what is wrong with a calendar.
 */
export async function refreshFeeds(userId: string, now: Date, waitMs: number): Promise<FeedRefresh> {
  const connections = await listFeedConnections(database(), userId, TYPES)
  if (connections.length === 0) return { unread: [], isDone: true }
  const isDone = (await withTimeout(waitMs, shareSync(userId, connections, now))) !== 'pending'
  const feeds = await listFeeds(
    database(),
    connections.map(({ id }) => id),
  )
  const failed = connections.flatMap(({ id, type, account }) => {
    const [failure] = feeds.flatMap((feed) => (feed.integrationId === id ? (readFailureOf(feed) ?? []) : []))
    return failure ? { failure, type, account } : []
  })
  if (failed.length === 0) return { unread: [], isDone }
  const texts = textsOf(await findOwnerLanguage(database(), userId)).part('calendars')
  const unread = failed.map(({ failure, type, account }) => ({
    ...{ account, service: SERVICE_NAMES[type] },
    reason: describeReadFailure(failure, type, texts),
  }))
  return { unread, isDone }
}

/** A sentence, which the release before stores instead of a code, is any failure until the next read. */
function readFailureOf({ errorCode, error }: FeedRow): ReadFailure | null {
  return errorCode ?? (error === null ? null : 'unavailable')
}

/**
 * Syncs after a provider reported a change, and after an account was connected or a calendar chosen. A sync in progress may have
 * begun before it, so another one follows.
 */
export async function readChangedFeeds(userId: string): Promise<void> {
  try {
    await running.get(userId)?.done
    await refreshFeeds(userId, new Date(), BACKGROUND_PATIENCE_MS)
  } catch (error) {
    logFailure('work_failed', error, { work: 'changed_calendars' })
  }
}

/** For a timer: takes feeds until none is due, or the time is up. Several processes share them. */
export async function syncDueFeeds(now: Date, isTimeUp = () => false): Promise<void> {
  const later = (ms: number) => new Date(now.getTime() + ms)
  const seenUntil = later(SESSION_MS - SEEN_WITHIN_MS)
  const spans = { now, seenUntil, soon: later(OLD_MS), later: later(DAY_MS), limit: FEEDS_AT_ONCE }
  async function read(): Promise<void> {
    while (!isTimeUp()) {
      const feeds = await claimDueFeeds(database(), spans)
      const users = new Set(feeds.flatMap(({ userId, isWorthReading }) => (isWorthReading ? [userId] : [])))
      for (const userId of users) {
        // Left for the next run, or another process.
        if (isTimeUp()) await hastenFeeds(database(), userId, now)
        else await refreshFeeds(userId, now, BACKGROUND_PATIENCE_MS)
      }
      if (feeds.length < FEEDS_AT_ONCE) return
    }
  }
  await Promise.all(Array.from({ length: READERS }, read))
}

/** A sync that does not know of a connection yet is followed by another one. */
function shareSync(userId: string, connections: FeedConnection[], now: Date): Promise<void> {
  const begun = running.get(userId)
  if (begun && connections.every(({ id }) => begun.ids.has(id))) return begun.done
  const sync = {
    ids: new Set(connections.map(({ id }) => id)),
    done: Promise.resolve(begun?.done)
      .then(() => syncConnected(userId, connections, now))
      // The list has its own database errors to tell; here a line in the log is all there is to say.
      .catch((error: Error) => logFailure('calendar_feeds_failed', error))
      .finally(() => running.get(userId) === sync && running.delete(userId)),
  }
  running.set(userId, sync)
  return sync.done
}

/** Skips calendars that were disconnected meanwhile, and reads the others. */
async function syncConnected(userId: string, connections: FeedConnection[], now: Date): Promise<void> {
  try {
    await syncAll(userId, connections, now)
  } catch (error) {
    const left = await listFeedConnections(database(), userId, TYPES)
    const stay = connections.filter(({ id }) => left.some((one) => one.id === id))
    if (stay.length === connections.length) throw error
    if (stay.length > 0) await syncConnected(userId, stay, now)
  }
}

async function syncAll(userId: string, connections: FeedConnection[], now: Date): Promise<void> {
  const feeds = await settleFeeds(userId, connections)
  const before = new Date(now.getTime() - FRESH_MS)
  const due = feeds.filter(({ syncedAt, changedAt }) => {
    return !syncedAt || syncedAt < before || (changedAt !== null && changedAt >= syncedAt)
  })
  if (due.length === 0) return
  const opened = await openAccounts(due.map(({ integrationId }) => integrationId))
  const results = await Promise.all(
    due.map(async (feed) => {
      const claimed = await claimFeed(database(), feed, { now, before, dueAt: new Date(now.getTime() + OLD_MS) })
      const connection = connections.find(({ id }) => id === feed.integrationId)
      const account = opened.get(feed.integrationId)
      if (!claimed || !connection) return true
      const isRead = await syncOne(claimed, connection, account, now)
      const channel = { ...claimed, expiresAt: claimed.channelExpiresAt }
      const isWatched = !account || (await keepChannel(channel, account, now))
      // One that was read before has its next round.
      const isFine = isWatched && (isRead || feed.fromTime !== null)
      if (!isFine) await markFeedChanged(database(), feed, now)
      return isFine
    }),
  )
  if (results.includes(false)) retryLater(userId)
  else endRetries(userId)
}

function retryLater(userId: string): void {
  const { failed, next } = retries.get(userId) ?? { failed: 0, next: null }
  if (next) return
  const pauseMs = RETRY_PAUSES_MS[failed]
  const retry = () => {
    retries.set(userId, { failed: failed + 1, next: null })
    void readChangedFeeds(userId)
  }
  const timer = pauseMs === undefined ? null : setTimeout(retry, pauseMs)
  timer?.unref()
  retries.set(userId, { failed, next: timer })
}

function endRetries(userId: string): void {
  clearTimeout(retries.get(userId)?.next ?? undefined)
  retries.delete(userId)
}

/** The primary calendar of each account and every one that was chosen for anything have a feed; no others. */
async function settleFeeds(userId: string, connections: FeedConnection[]): Promise<FeedRow[]> {
  const ids = connections.map(({ id }) => id)
  const [chosen, feeds] = await Promise.all([listChosenCalendars(database(), userId), listFeeds(database(), ids)])
  const calendars = chosen.flatMap((choice) => readCalendarChoice(choice) ?? [])
  const primary = ids.map((integrationId) => ({ integrationId, calendarId: '' }))
  const wanted = distinctCalendars([...primary, ...calendars]).filter(({ integrationId }) =>
    ids.includes(integrationId),
  )
  type Key = (typeof wanted)[number]
  const isSame = (one: Key) => (other: Key) =>
    one.integrationId === other.integrationId && one.calendarId === other.calendarId
  const missing = wanted.filter((key) => !feeds.some(isSame(key)))
  await dropFeeds(feeds.filter((feed) => !wanted.some(isSame(feed))))
  if (missing.length === 0) return feeds.filter((feed) => wanted.some(isSame(feed)))
  await addFeeds(
    database(),
    missing.map(({ integrationId, calendarId }) => ({ integrationId, calendarId })),
    new Date(),
  )
  return (await listFeeds(database(), ids)).filter((feed) => wanted.some(isSame(feed)))
}

/** A primary calendar may have been chosen as well, or one calendar for several pages. */
function distinctCalendars<T extends { integrationId: string; calendarId: string }>(calendars: T[]): T[] {
  return [
    ...new Map(calendars.map((calendar) => [`${calendar.integrationId} ${calendar.calendarId}`, calendar])).values(),
  ]
}

async function dropFeeds(feeds: FeedRow[]): Promise<void> {
  if (feeds.length === 0) return
  const opened = await openAccounts(feeds.map(({ integrationId }) => integrationId))
  for (const feed of feeds) {
    await dropFeed(database(), feed)
    await closeChannels([{ ...feed, expiresAt: feed.channelExpiresAt }], opened.get(feed.integrationId))
  }
}

/** False if it failed for a reason that passes by itself. */
async function syncOne(
  feed: FeedRow,
  { type }: FeedConnection,
  opened: OpenConnection | undefined,
  now: Date,
): Promise<boolean> {
  try {
    const source = factsOf(PROVIDER_OF_TYPE[type]).calendars?.source
    if (opened?.provider.changes && source) await syncFeed(feed, opened, source, now)
    return true
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    // Others' calendars may show busy times only, or not be there any more; the account itself is well.
    const isOther = feed.calendarId !== '' && (error.kind === 'gone' || error.kind === 'forbidden')
    if (isOther) {
      await emptyFeed(feed, now)
      return true
    }
    const state = { errorCode: toReadFailure(error) }
    if (feed.syncedAt) await updateClaimedFeed(database(), feed, feed.syncedAt, state)
    return error.kind !== 'transient'
  }
}
