import { z } from 'zod'
import type { Period } from '@/lib/scheduling'
import type { UnreadEvent } from '@/lib/shared/calendars/unread-event'
import type { EventInstance } from '../calendar-file/events'
import { toWebLink } from '../join-link'
import type { ChangePage, Connection, SeenEvent } from '../provider'
import { ProviderError } from '../provider-error'
import { calendarUrlOf } from './calendars'
import { DAV_NAMESPACES, type Dav } from './dav'
import { unreadable } from './failures'
import { childrenOf, type DavResponse } from './multistatus'
import { type DavObject, queryObjects, readEvents, readerOf, readObjects } from './objects'
import { pathOf, propertyOf, textOf } from './properties'

/** `series` are the files that repeat or cannot be read: only reading the whole window shows what a change of them removed. */
const cursorShape = z.union([
  z.object({ token: z.string(), series: z.array(z.string()) }),
  z.object({ ctag: z.string() }),
])
type Cursor = z.infer<typeof cursorShape>

export const ALL_TIME: Period = { start: Date.UTC(1000, 0), end: Date.UTC(9999, 0) }

/** Throws `stale-cursor` also when a series changed: then the window has to be read whole. */
export async function readChanges(
  dav: Dav,
  connection: Connection,
  { calendarId, cursor, window }: { calendarId: string; cursor: string | null; window: Period },
): Promise<ChangePage> {
  const url = await calendarUrlOf(dav, connection, calendarId)
  if (cursor === null) return readWindow(dav, connection, url, window)
  const known = parseCursor(cursor)
  if ('token' in known) return readSince(dav, connection, url, known)
  const state = await readState(dav, url)
  if (!state || !('ctag' in state) || state.ctag !== known.ctag) throw stale()
  return { events: [], cursor }
}

/** The state is read first: what changes meanwhile comes twice, and is not lost. */
async function readWindow(dav: Dav, connection: Connection, url: string, window: Period): Promise<ChangePage> {
  const state = await readState(dav, url)
  const objects = await queryObjects(dav, url, window)
  const { events, closed, unread, unreadPaths } = await toSeenEvents(dav, connection, objects, window)
  if (!state) return { events, closed, unread, cursor: null }
  const series = objects.filter((object) => isSeries(object) || unreadPaths.has(object.path)).map(({ path }) => path)
  return { events, closed, unread, cursor: JSON.stringify('token' in state ? { ...state, series } : state) }
}

async function readSince(
  dav: Dav,
  connection: Connection,
  url: string,
  { token, series }: { token: string; series: string[] },
): Promise<ChangePage> {
  const found = await syncSince(dav, url, token)
  const changed = found.responses.flatMap((response) => {
    const path = pathOf(response, url)
    return path && !path.endsWith('/') ? [{ path, isGone: response.status === 404 }] : []
  })
  if (changed.some(({ path }) => series.includes(path))) throw stale()
  const paths = changed.filter(({ isGone }) => !isGone).map(({ path }) => path)
  const objects = await readObjects(dav, url, paths)
  if (objects.some(isSeries)) throw stale()
  const there = new Set(objects.map(({ path }) => path))
  const gone = changed
    .filter(({ path }) => !there.has(path))
    .map(({ path }) => ({ id: path, isCancelled: true as const }))
  const { events, unread } = await toSeenEvents(dav, connection, objects, ALL_TIME)
  if (unread.length > 0) throw stale()
  return { events: [...gone, ...events], cursor: JSON.stringify({ token: found.token, series }) }
}

/** RFC 6578. A server refuses a token that it has forgotten with 403 or 409. */
async function syncSince(dav: Dav, url: string, token: string): Promise<{ token: string; responses: DavResponse[] }> {
  const body = { ...DAV_NAMESPACES, 'd:sync-token': token, 'd:sync-level': 1, 'd:prop': { 'd:getetag': {} } }
  try {
    const { responses, root } = await dav.reportWithRoot(url, { 'd:sync-collection': body })
    const next = textOf(childrenOf(root, 'sync-token')[0])
    if (next === '') throw unreadable()
    return { token: next, responses }
  } catch (error) {
    const isRefused = error instanceof ProviderError && ['forbidden', 'conflict', 'rejected'].includes(error.kind)
    throw isRefused ? stale() : error
  }
}

async function readState(dav: Dav, url: string): Promise<Cursor | null> {
  const { found } = await dav.propfind(url, { 'd:sync-token': {}, 'cs:getctag': {} }, '0')
  const read = (name: string) => (found[0] ? textOf(propertyOf(found[0], name)) : '')
  const [token, ctag] = [read('sync-token'), read('getctag')]
  if (token) return { token, series: [] }
  return ctag ? { ctag } : null
}

type Seen = { events: SeenEvent[]; closed: Period[]; unread: UnreadEvent[]; unreadPaths: Set<string> }

/** Without what cannot be read: a list does without it, unlike what may be booked. */
export async function toSeenEvents(
  dav: Dav,
  connection: Connection,
  objects: DavObject[],
  period: Period,
): Promise<Seen> {
  const reader = readerOf(connection)
  const read = await readEvents(dav, objects, { period, reader, isForgiving: true })
  return {
    events: read.flatMap(({ path, instances }) => instances.map((one) => toSeenEvent(path, one, reader.addresses))),
    closed: read.flatMap(({ closed }) => closed),
    unread: read.flatMap(({ unread }) => unread),
    unreadPaths: new Set(read.filter(({ unread }) => unread.length > 0).map(({ path }) => path)),
  }
}

/** `path`: the id of the whole event; its instances have ids of their own if it repeats. */
export function toSeenEvent(path: string, instance: EventInstance, own: readonly string[]): SeenEvent {
  const { uid, recurrenceId, title, description, location, start, end, isAllDay, attendees } = instance
  const { isCancelled, isFree, isTentative, isDeclined } = instance
  return {
    id: recurrenceId ? `${path}#${recurrenceId}` : path,
    icalUid: uid || null,
    ...{ title, description, location, start, end, isAllDay, isCancelled, isFree, isTentative, isDeclined },
    attendees: attendees.filter((address) => address.includes('@') && !own.includes(address)),
    joinUrl: toWebLink(location.trim()) ?? toWebLink(instance.url),
    webLink: null,
  }
}

function isSeries({ text }: DavObject): boolean {
  return /^(?:RRULE|RDATE|RECURRENCE-ID)[;:]/im.test(text)
}

function parseCursor(cursor: string): Cursor {
  try {
    return cursorShape.parse(JSON.parse(cursor))
  } catch {
    throw stale()
  }
}

function stale(): ProviderError {
  return new ProviderError('stale-cursor', 'The calendar has to be read anew')
}
