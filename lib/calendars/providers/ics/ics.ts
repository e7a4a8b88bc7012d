import { setTimeout as sleep } from 'node:timers/promises'
import { sha256 } from '@/lib/platform/sha256'
import { yieldBetweenBatches } from '@/lib/platform/yield-between-batches'
import type { Period } from '@/lib/scheduling'
import { toSeenEvent } from '../caldav/changes'
import { busyOf, type ObjectReading, readerOf } from '../caldav/objects'
import { EventReader } from '../calendar-file/events'
import type { ChangePage, Connection, Provider, SeenEvent } from '../provider'
import { ProviderError } from '../provider-error'
import { inSlices } from '../slices'
import { type FeedCopy, readFeed } from './copies'
import { AddressError, type Reach } from './download'

type Settings = {
  reach: () => Reach
  timeLimitMs?: number
  /** Servers say 404 in bad moments too: the connection ends once they have said so for this long. */
  missingMs?: number
}

const TIME_LIMIT_MS = 9_500
const MISSING_MS = 10 * 60_000
const ASK_AGAIN_MS = 400
/** Events that are told of in one turn of the event loop. */
const EVENTS_PER_BATCH = 1_000

/** Since when an address has been answered by 404, by its SHA-256. */
const missingSince = new Map<string, number>()

/** A calendar file at an address that anyone may give us. It can be read, and nothing else. */
export function createIcs({ reach, timeLimitMs = TIME_LIMIT_MS, missingMs = MISSING_MS }: Settings): Provider {
  const open = async ({ grants }: Connection) => {
    const endsAt = Date.now() + timeLimitMs
    const grant = await grants.current()
    if (grant.kind !== 'address') throw new ProviderError('needs-reauth', 'A calendar file has an address')
    const read = () => readFeed(grant.address, { reach: reach(), endsAt })
    const key = sha256(grant.address)
    try {
      const copy = await read().catch((error) => readOnceMore(error, read))
      missingSince.delete(key)
      return { copy, deadline: endsAt }
    } catch (error) {
      if (error instanceof AddressError && error.problem === 'missing' && isForGood(key, error, missingMs)) {
        missingSince.delete(key)
        await grants.renew(grant)
      }
      throw error
    }
  }
  return {
    id: 'ics',
    can: {
      calendars: true,
      conference: 'none',
      invites: 'us',
      changes: 'poll',
      maxBusyDays: 366,
      maxBusyCalendars: 1,
    },
    async calendars(connection) {
      const { copy } = await open(connection)
      return [{ id: '', name: nameOf(connection) || copy.file.name, isPrimary: true, canWrite: false }]
    },
    async busy(connection, calendarIds, start, end) {
      const { copy, deadline } = await open(connection)
      const periods = (await readEvents(copy, connection, { start, end }, deadline)).flatMap(busyOf)
      return { busy: calendarIds.map((calendarId) => ({ calendarId, periods })), failed: [] }
    },
    async changes(connection, _, cursor, { from, to }): Promise<ChangePage> {
      const { copy, deadline } = await open(connection)
      if (cursor === copy.version) return { events: [], cursor }
      if (cursor !== null) throw new ProviderError('stale-cursor', 'The calendar has to be read anew')
      const { addresses } = readerOf(connection)
      const readings = await readEvents(copy, connection, { start: from, end: to }, deadline)
      const events: SeenEvent[] = []
      for await (const some of yieldBetweenBatches(readings, EVENTS_PER_BATCH)) {
        events.push(...some.flatMap(({ path, instances }) => instances.map((one) => toSeenEvent(path, one, addresses))))
      }
      const closed = readings.flatMap((reading) => reading.closed)
      return { events, closed, unread: readings.flatMap(({ unread }) => unread), cursor: copy.version }
    },
    create: refuseToWrite,
    update: refuseToWrite,
    cancel: refuseToWrite,
  }
}

/** What all events say in the period, with time for others between them. */
export async function readEvents(
  { file }: FeedCopy,
  connection: Pick<Connection, 'config'>,
  period: Period,
  deadline: number,
): Promise<ObjectReading[]> {
  const near = file.events.filter(({ first, last }) => first < period.end && last > period.start)
  try {
    return await inSlices(deadline, async (slices) => {
      const reader = new EventReader(period, readerOf(connection))
      const readings = file.busyTimes.map((one) => ({ path: '', ...reader.readBusy(one) }))
      for (const event of near) {
        if (slices.isDue()) await slices.rest()
        readings.push({ path: event.id, ...reader.read(event) })
      }
      return readings
    })
  } catch (error) {
    if (error instanceof ProviderError) throw error
    throw new ProviderError('rejected', 'This calendar repeats more often than can be read')
  }
}

async function readOnceMore(error: unknown, read: () => Promise<FeedCopy>): Promise<FeedCopy> {
  if (!(error instanceof AddressError) || error.problem !== 'missing') throw error
  await sleep(ASK_AGAIN_MS)
  return read()
}

function isForGood(key: string, { isFinal }: AddressError, missingMs: number): boolean {
  const since = missingSince.get(key) ?? Date.now()
  missingSince.set(key, since)
  return isFinal || Date.now() - since >= missingMs
}

function nameOf({ config }: Connection): string {
  return typeof config.account === 'string' ? config.account : ''
}

function refuseToWrite(): Promise<never> {
  return Promise.reject(new ProviderError('rejected', 'A calendar file can only be read'))
}
