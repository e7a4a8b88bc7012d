import type { Provider } from '../provider'
import { ProviderError } from '../provider-error'
import { listCalendars } from './calendars'
import { readChanges } from './changes'
import { Dav, type DavOptions, type Reach } from './dav'
import { unreadable } from './failures'
import { findByUid, lookAtEvent } from './look'
import { readBusy } from './read'
import { cancelEvent, createEvent, updateEvent } from './write'

type Settings = Partial<DavOptions> & {
  /** The host name in UIDs that we make. */
  host: () => string
}

const TIME_LIMIT_MS = 9_500
const NOTHING_PRIVATE: Reach = { allowsPrivate: false, hosts: null }

/** iCloud, Fastmail, Nextcloud, and every other server that speaks CalDAV (RFC 4791). */
export function createCaldav({ host, reach = () => NOTHING_PRIVATE, timeLimitMs = TIME_LIMIT_MS }: Settings): Provider {
  const open = (connection: ConstructorParameters<typeof Dav>[0]) => new Dav(connection, { reach, timeLimitMs })
  return {
    id: 'caldav',
    can: {
      calendars: true,
      conference: 'none',
      invites: 'us',
      changes: 'poll',
      maxBusyDays: 366,
      maxBusyCalendars: 1,
    },
    calendars: (connection) => tellingFailures(listCalendars(open(connection), connection)),
    busy: (connection, calendarIds, start, end) =>
      tellingFailures(readBusy(open(connection), connection, calendarIds, { start, end })),
    create: (connection, calendarId, draft) =>
      tellingFailures(createEvent(open(connection), connection, { calendarId, draft, host: host() })),
    findByUid: (connection, calendarId, uid) =>
      tellingFailures(findByUid(open(connection), connection, { calendarId, uid })),
    update: (connection, ref, draft) =>
      tellingFailures(updateEvent(open(connection), connection, { ref, draft, host: host() })),
    cancel: (connection, ref) => tellingFailures(cancelEvent(open(connection), connection, ref)),
    changes: (connection, calendarId, cursor, { from, to }) =>
      tellingFailures(
        readChanges(open(connection), connection, { calendarId, cursor, window: { start: from, end: to } }),
      ),
    look: (connection, ref) => tellingFailures(lookAtEvent(open(connection), connection, ref)),
  }
}

/** A server may respond with anything; an unforeseen error counts as an unreadable response. */
async function tellingFailures<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    throw error instanceof ProviderError ? error : unreadable()
  }
}
