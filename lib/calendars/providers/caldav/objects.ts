import type { Period } from '@/lib/scheduling'
import type { Connection } from '../provider'
import { DAV_NAMESPACES, type Dav, type DavProperties } from './dav'
import { uidOf } from './event-file'
import { unreadable } from './failures'
import type { DavResponse } from './multistatus'
import { pathOf, propertyOf, textOf } from './properties'
import { type EventInstance, listEventInstances, type Reader } from './recurrence/recurrence'
import { WorkBudget } from './recurrence/work-budget'
import { inSlices } from './slices'

/**
 * Cost limits of one file (about 30 ms) and of one read of a calendar (a second or two). A daily event has this many
 * instances in 80 years.
 */
const STEPS_OF_FILE = 30_000
const STEPS = 1_000_000
/** Servers have their own idea of when an all-day event begins. */
const MARGIN_MS = 86_400_000
const MAX_OF_A_QUESTION = 100

/** A calendar file on the server. */
export type DavObject = { path: string; etag: string | null; text: string }

export const OBJECT_PROPERTIES: DavProperties = { 'd:getetag': {}, 'c:calendar-data': {} }

/** All files of a calendar with something in the period. */
export async function queryObjects(dav: Dav, calendarUrl: string, { start, end }: Period): Promise<DavObject[]> {
  const range = { _attributes: { start: toUtc(start - MARGIN_MS), end: toUtc(end + MARGIN_MS) } }
  const events = { _attributes: { name: 'VEVENT' }, 'c:time-range': range }
  const filter = { 'c:comp-filter': { _attributes: { name: 'VCALENDAR' }, 'c:comp-filter': events } }
  const query = { ...DAV_NAMESPACES, 'd:prop': OBJECT_PROPERTIES, 'c:filter': filter }
  const found = await dav.report(calendarUrl, { 'c:calendar-query': query })
  // Objects that the server did not return count as busy.
  return found.map((response) => toObject(response, calendarUrl) ?? fail())
}

/** The files of an event, by what it is called in calendar files. */
export async function queryObjectsOfUid(dav: Dav, calendarUrl: string, uid: string): Promise<DavObject[]> {
  const text = { _attributes: { collation: 'i;octet' }, _text: uid }
  const named = { _attributes: { name: 'UID' }, 'c:text-match': text }
  const events = { _attributes: { name: 'VEVENT' }, 'c:prop-filter': named }
  const filter = { 'c:comp-filter': { _attributes: { name: 'VCALENDAR' }, 'c:comp-filter': events } }
  const query = { ...DAV_NAMESPACES, 'd:prop': OBJECT_PROPERTIES, 'c:filter': filter }
  const found = await dav.report(calendarUrl, { 'c:calendar-query': query })
  // A text-match looks for parts of words, and servers may leave it out.
  return found
    .flatMap((response) => toObject(response, calendarUrl) ?? [])
    .filter((object) => uidOf(object.text) === uid)
}

/** Those of the paths that are still there. */
export async function readObjects(dav: Dav, calendarUrl: string, paths: string[]): Promise<DavObject[]> {
  const objects: DavObject[] = []
  for (let place = 0; place < paths.length; place += MAX_OF_A_QUESTION) {
    const some = paths.slice(place, place + MAX_OF_A_QUESTION)
    const body = { ...DAV_NAMESPACES, 'd:prop': OBJECT_PROPERTIES, 'd:href': some }
    const found = await dav.report(calendarUrl, { 'c:calendar-multiget': body })
    objects.push(...found.flatMap((response) => toObject(response, calendarUrl) ?? []))
  }
  return objects
}

/**
 * File by file, with time for others between them. Throws on a file that cannot be read, on more repetitions than can be
 * counted, and when the time of the call is over. "Forgiving" leaves out the files that cannot be read.
 */
export function instancesOf(
  { deadline }: Pick<Dav, 'deadline'>,
  objects: DavObject[],
  { period, reader, isForgiving = false }: { period: Period; reader: Reader; isForgiving?: boolean },
): Promise<[DavObject, EventInstance[]][]> {
  return inSlices(deadline, async (slices) => {
    const whole = isForgiving ? null : new WorkBudget(STEPS)
    const read: [DavObject, EventInstance[]][] = []
    for (const object of objects) {
      if (slices.isDue()) await slices.rest()
      try {
        read.push([object, listEventInstances(object.text, period, reader, new WorkBudget(STEPS_OF_FILE, whole))])
      } catch (error) {
        if (!isForgiving) throw error
      }
    }
    return read
  })
}

/** By which clock and addresses this account's calendars are read. */
export function readerOf({ config }: Pick<Connection, 'config'>): Reader {
  const addresses = [config.addresses, config.username].flat().filter((address) => typeof address === 'string')
  const zone = typeof config.timezone === 'string' ? config.timezone : 'UTC'
  return { zone, addresses: addresses.map((address) => address.toLowerCase()) }
}

function toObject(response: DavResponse, calendarUrl: string): DavObject | null {
  const path = pathOf(response, calendarUrl)
  const text = textOf(propertyOf(response, 'calendar-data'))
  if (!response.isOk || !path || text === '') return null
  return { path, etag: textOf(propertyOf(response, 'getetag')) || null, text }
}

function fail(): never {
  throw unreadable()
}

function toUtc(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
}
