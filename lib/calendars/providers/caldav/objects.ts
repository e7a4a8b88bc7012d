import type { Period } from '@/lib/scheduling'
import { EventReader, type EventReading, type Reader } from '../calendar-file/events'
import { splitFile } from '../calendar-file/split'
import type { Connection } from '../provider'
import { inSlices, type Slices } from '../slices'
import { DAV_NAMESPACES, type Dav, type DavProperties } from './dav'
import { uidOf } from './event-file'
import { unreadable } from './failures'
import type { DavResponse } from './multistatus'
import { pathOf, propertyOf, textOf } from './properties'

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

/** What a file says in the period. */
export type ObjectReading = EventReading & { path: string }

/**
 * File by file, with time for others between them. Throws when all repeat more often than can be counted, which "forgiving"
 * leaves out, and when the time of the call is over.
 */
export function readEvents(
  { deadline }: Pick<Dav, 'deadline'>,
  objects: DavObject[],
  { period, reader, isForgiving = false }: { period: Period; reader: Reader; isForgiving?: boolean },
): Promise<ObjectReading[]> {
  return inSlices(deadline, async (slices) => {
    const events = new EventReader(period, reader, { isForgiving })
    const readings: ObjectReading[] = []
    for (const { path, text } of objects) {
      if (slices.isDue()) await slices.rest()
      readings.push({ path, ...joinReadings(await readObject(text, events, slices)) })
    }
    return readings
  })
}

async function readObject(text: string, reader: EventReader, slices: Slices): Promise<EventReading[]> {
  const file = await splitFile(text, slices).catch((error) => {
    if (error instanceof SyntaxError) return null
    throw error
  })
  if (!file) return [reader.closeAll(text)]
  return [...file.events.map((event) => reader.read(event)), ...file.busyTimes.map((one) => reader.readBusy(one))]
}

export function joinReadings(readings: EventReading[]): EventReading {
  return {
    instances: readings.flatMap(({ instances }) => instances),
    closed: readings.flatMap(({ closed }) => closed),
    unread: readings.flatMap(({ unread }) => unread),
  }
}

/** What takes the owner's time. */
export function busyOf({ instances, closed }: EventReading): Period[] {
  return [...instances.filter(({ isBusy }) => isBusy).map(({ start, end }) => ({ start, end })), ...closed]
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
