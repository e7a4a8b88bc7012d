import type { Connection, EventRef, SeenEvent } from '../provider'
import { calendarUrlOf, listCalendars } from './calendars'
import { ALL_TIME, toSeenEvents } from './changes'
import type { Dav } from './dav'
import { toFailure } from './failures'
import { type DavObject, queryObjectsOfUid } from './objects'
import { eventUrlOf, toRef } from './write'

const MAX_CALENDARS = 30

/** At its own address, else by its UID: moved to another calendar it has another address. */
export async function lookAtEvent(
  dav: Dav,
  connection: Connection,
  ref: EventRef,
): Promise<SeenEvent | 'unclear' | null> {
  const url = await eventUrlOf(dav, connection, ref)
  const { status, etag, body } = await dav.send(url, { method: 'GET' })
  if (status >= 200 && status < 300) return toLook(dav, connection, { path: new URL(url).pathname, etag, text: body })
  if (status !== 404 && status !== 410) throw toFailure(status, null)
  const moved = ref.icalUid ? await findMoved(dav, connection, ref.icalUid) : null
  return moved && toLook(dav, connection, moved)
}

/** Null for a series, for several files and for one that cannot be read. */
export async function findByUid(
  dav: Dav,
  connection: Connection,
  { calendarId, uid }: { calendarId: string; uid: string },
): Promise<EventRef | null> {
  const calendarUrl = await calendarUrlOf(dav, connection, calendarId)
  const [object, ...more] = await queryObjectsOfUid(dav, calendarUrl, uid)
  if (!object || more.length > 0 || (await toLook(dav, connection, object)) === 'unclear') return null
  return toRef(calendarId, new URL(object.path, calendarUrl).href, object.etag, uid)
}

async function findMoved(dav: Dav, connection: Connection, uid: string): Promise<DavObject | null> {
  const calendars = await listCalendars(dav, connection)
  for (const { id } of calendars.slice(0, MAX_CALENDARS)) {
    const [found] = await queryObjectsOfUid(dav, await calendarUrlOf(dav, connection, id), uid)
    if (found) return found
  }
  return null
}

async function toLook(dav: Dav, connection: Connection, object: DavObject): Promise<SeenEvent | 'unclear'> {
  const { events, unread } = await toSeenEvents(dav, connection, [object], ALL_TIME)
  const [seen, ...more] = events
  const isOne = seen !== undefined && more.length === 0 && seen.id === object.path && unread.length === 0
  return isOne ? seen : 'unclear'
}
