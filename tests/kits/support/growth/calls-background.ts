import { randomUUID } from 'node:crypto'
import type { Database } from '@/db/client'
import { database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { listWrittenEvents } from '@/db/queries/calendar-changes'
import { listFeedsToWatch } from '@/db/queries/calendar-channels'
import {
  dropFeed,
  findOwnTraces,
  listChosenCalendars,
  replaceSeenMeetings,
  type SeenMeetingRow,
} from '@/db/queries/calendar-feeds'
import { claimNews } from '@/db/queries/form-digests'
import { deleteExpired } from '@/db/queries/housekeeping'
import { countOfAccount, deleteIntegrationRow } from '@/db/queries/integrations'
import { countSentSince, wereMailsBegun } from '@/db/queries/outbox'
import { syncOldFeeds } from '@/lib/calendars/feeds'
import { resealAllTokens } from '@/lib/calendars/sealed-tokens'
import { queueDigests } from '@/lib/forms/digest'
import { deliverEventsDue } from '@/lib/outbox/deliver-events'
import { deliverMailsDue } from '@/lib/outbox/deliver-mails'
import { listNewlyChangedPaths } from '@/lib/page-changes'
import { type Calls, inDays, plain, type Subject } from './subject'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

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

function seenEvent({ userId, integrationId }: Subject, number: number): SeenMeetingRow {
  const start = Date.now() + number * DAY_MS
  return {
    userId,
    title: 'Dentist',
    startTime: new Date(start),
    endTime: new Date(start + 30 * MINUTE_MS),
    primarySource: 'google',
    integrationId,
    externalCalendarId: '',
    externalId: `new-${number}`,
    locationData: { icalUid: `new-${number}@google.com` },
  }
}

const names = (count: number) => Array.from({ length: count }, () => randomUUID())

/** Work on one owner's calendars and mails; the providers' part is left out. */
export const BACKGROUND_CALLS: Calls = {
  'feed: chosen calendars': plain(({ userId }) => listChosenCalendars(database(), userId)),
  'feed: own traces of 5 events': plain(({ userId }) =>
    findOwnTraces(database(), userId, { eventIds: names(5), keys: names(5), icalUids: names(5), meetingIds: names(5) }),
  ),
  'feed: 1 changed event written': plain((subject) =>
    rolledBack((tx) => replaceSeenMeetings(tx, feedOf(subject), [seenEvent(subject, 1)], ['gone'], new Date())),
  ),
  'feed: whole window read, 20 events': plain((subject) => {
    const events = Array.from({ length: 20 }, (_, index) => seenEvent(subject, index))
    return rolledBack((tx) => replaceSeenMeetings(tx, feedOf(subject), events, 'all others', new Date()))
  }),
  'feed: dropped': plain((subject) => rolledBack((tx) => dropFeed(tx, feedOf(subject)))),
  'feed: written events of the window': plain((subject) => {
    const window = { from: new Date(inDays(-30)), to: new Date(inDays(365)) }
    return listWrittenEvents(database(), feedOf(subject), window, new Date())
  }),
  'feed: written events by 5 names': plain((subject) =>
    listWrittenEvents(database(), feedOf(subject), { externalIds: names(5), icalUids: names(5) }, new Date()),
  ),
  'disconnect: integration row': plain(({ userId, integrationId }) =>
    rolledBack((tx) => deleteIntegrationRow(tx, userId as OwnerId, integrationId)),
  ),
  'disconnect: count of account': plain(() => countOfAccount(database(), 'google_calendar', 'account-2')),
  'event mail: were mails begun': plain(({ userId, pastMeetingId: meetingId }) =>
    wereMailsBegun(database(), { userId, meetingId, templates: ['booking-owner', 'booking-attendee'] }),
  ),
  'mail: sent since a day': plain(({ userId }) => countSentSince(database(), userId, new Date(inDays(-1)))),
  'digest of one owner': plain(({ userId }) => rolledBack((tx) => claimNews(tx, userId, new Date()))),
}

/** What every process does again and again, for all owners together. */
export const TICKS: Calls = {
  'tick: mails, none due': plain(deliverMailsDue),
  'tick: events, none due': plain(deliverEventsDue),
  'tick: digests, none due': plain(() => queueDigests(new Date())),
  'tick: old feeds, none due': plain(() => syncOldFeeds(new Date())),
  'tick: old feeds, all read 10 minutes ago': plain(() => syncOldFeeds(new Date(Date.now() + 15 * MINUTE_MS))),
  'tick: feeds to watch': plain(() => {
    const options = { types: ['google_calendar' as const], before: new Date(inDays(1)), limit: 10 }
    return listFeedsToWatch(database(), options)
  }),
  'tick: page changes': plain(listNewlyChangedPaths),
  'tick: clean up': plain(() => deleteExpired(database(), new Date())),
  'tick: tokens of other keys': plain(resealAllTokens),
}
