import { randomUUID } from 'node:crypto'
import { type Database, database } from '@/db/client'
import { listNewlyChangedPaths } from '@/lib/process/page-changes'
import { DAY_MS, MINUTE_MS } from '@/lib/scheduling/units'
import { makeFeedsDue } from './due'
import { product } from './product'
import { type Calls, inDays, plain, type Subject } from './subject'

class RolledBack extends Error {}

/** Measured as the product runs it, and undone, so that the next call finds the same rows. */
export async function rolledBack(work: (tx: Database) => Promise<unknown>): Promise<void> {
  try {
    await database().transaction(async (tx) => {
      await work(tx)
      throw new RolledBack()
    })
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error
  }
}

const feedOf = ({ integrationId }: Subject) => ({ integrationId, calendarId: '' })

function seenEvent({ userId, integrationId }: Subject, number: number) {
  const start = Date.now() + number * DAY_MS
  return {
    userId,
    title: 'Dentist',
    description: '',
    startTime: new Date(start),
    endTime: new Date(start + 30 * MINUTE_MS),
    primarySource: 'google',
    integrationId,
    externalCalendarId: '',
    externalId: `new-${number}`,
    location: 'custom',
    locationData: { icalUid: `new-${number}@google.com` },
    attendees: [],
  }
}

const names = (count: number) => Array.from({ length: count }, () => randomUUID())

/** Work on one owner's calendars and mails; the providers' part is left out. */
export const BACKGROUND_CALLS: Calls = {
  'feed: chosen calendars': plain(({ userId }) => product('listChosenCalendars', database(), userId)),
  'feed: own traces of 5 events': plain(({ userId }) => {
    const traces = { eventIds: names(5), keys: names(5), icalUids: names(5), meetingIds: names(5) }
    return product('findOwnTraces', database(), userId, traces)
  }),
  'feed: 1 changed event written': plain((subject) => {
    const rows = [seenEvent(subject, 1)]
    return rolledBack((tx) =>
      product('replaceSeenMeetings', tx, feedOf(subject), { rows, gone: ['gone'], now: new Date() }),
    )
  }),
  'feed: whole window read, 20 events': plain((subject) => {
    const rows = Array.from({ length: 20 }, (_, index) => seenEvent(subject, index))
    return rolledBack((tx) =>
      product('replaceSeenMeetings', tx, feedOf(subject), { rows, gone: 'all others', now: new Date() }),
    )
  }),
  'feed: dropped': plain((subject) => rolledBack((tx) => product('dropFeed', tx, feedOf(subject)))),
  'feed: written events of the window': plain((subject) => {
    const window = { from: new Date(inDays(-30)), to: new Date(inDays(365)) }
    return product('listWrittenEvents', database(), feedOf(subject), window, new Date())
  }),
  'feed: written events by 5 names': plain((subject) => {
    const which = { externalIds: names(5), icalUids: names(5) }
    return product('listWrittenEvents', database(), feedOf(subject), which, new Date())
  }),
  'disconnect: integration row': plain(({ userId, integrationId }) =>
    rolledBack((tx) => product('deleteIntegrationRow', tx, userId, integrationId)),
  ),
  'disconnect: count of account': plain(() => product('countOfAccount', database(), 'google_calendar', 'account-2')),
  'event mail: were mails begun': plain(({ userId, pastMeetingId: meetingId }) => {
    const templates = ['booking-confirmation', 'booking-notice']
    return product('wereMailsBegun', database(), { userId, meetingId, templates })
  }),
  'digest of one owner': plain(({ userId }) => rolledBack((tx) => product('claimNews', tx, userId, new Date()))),
}

/** Periodic work of every process, for all owners together. */
export const TICKS: Calls = {
  'tick: mails, none due': plain(() => product('deliverMailsDue')),
  'tick: events, none due': plain(() => product('deliverEventsDue')),
  'tick: digests, none due': plain(() => product('queueDigests', new Date())),
  'tick: feeds, none due': plain(() => product('syncDueFeeds syncOldFeeds', new Date())),
  'tick: feeds, 10 due': async () => {
    await makeFeedsDue(database(), 10)
    return () => product('syncDueFeeds syncOldFeeds', new Date())
  },
  'tick: feeds to watch': plain(() => {
    const spans = {
      now: new Date(),
      before: new Date(inDays(1)),
      soon: new Date(inDays(1)),
      later: new Date(inDays(1)),
    }
    const options = { types: ['google_calendar'], limit: 10, before: spans.before, spans }
    return rolledBack((tx) => product('claimFeedsToWatch listFeedsToWatch', tx, options))
  }),
  'tick: page changes': plain(() => listNewlyChangedPaths()),
  'tick: closed forms': plain(() => product('settleClosings', new Date())),
  'tick: clean up': plain(() => product('deleteExpired', database(), new Date())),
  'tick: tokens of other keys': plain(() => product('resealAllTokens')),
}
