import type { CalendarRef, Connection } from '../provider'
import { ProviderError } from '../provider-error'
import type { Dav } from './dav'
import { findHome } from './discovery'
import { childrenOf, type DavResponse } from './multistatus'
import { namesIn, pathOf, propertyOf, textOf } from './properties'

const WRITING = ['write', 'write-content', 'bind', 'all']
const PROPERTIES = {
  'd:displayname': {},
  'd:resourcetype': {},
  'd:current-user-privilege-set': {},
  'c:supported-calendar-component-set': {},
}

/** A calendar's id is its path on the server of its account. The first that can be written to is the primary one. */
export async function listCalendars(dav: Dav, connection: Connection): Promise<CalendarRef[]> {
  const { url, found } = await dav.propfind(await homeOf(dav, connection), PROPERTIES, '1')
  const calendars = found.filter(isEventCalendar).flatMap((response) => {
    const id = pathOf(response, url)
    return id ? [{ id, name: nameOf(response, id), canWrite: canWrite(response) }] : []
  })
  const known = calendars.find(({ id }) => id === connection.config.primaryCalendar)
  const primary = known ?? calendars.find((calendar) => calendar.canWrite) ?? calendars[0]
  return calendars.map((calendar) => ({ ...calendar, isPrimary: calendar === primary }))
}

/** The address of a calendar; the empty id is the primary one. Ids come from outside: none leads to another server. */
export async function calendarUrlOf(dav: Dav, connection: Connection, calendarId: string): Promise<string> {
  const home = await homeOf(dav, connection)
  const id = calendarId || (await primaryOf(dav, connection))
  const isPath = id.startsWith('/') && URL.canParse(id, home) && new URL(id, home).origin === new URL(home).origin
  if (!isPath) throw new ProviderError('gone', 'This account has no such calendar')
  return new URL(id.endsWith('/') ? id : `${id}/`, home).href
}

async function primaryOf(dav: Dav, connection: Connection): Promise<string> {
  const { primaryCalendar } = connection.config
  if (typeof primaryCalendar === 'string') return primaryCalendar
  return (await listCalendars(dav, connection)).find(({ isPrimary }) => isPrimary)?.id ?? ''
}

async function homeOf(dav: Dav, { config }: Connection): Promise<string> {
  return typeof config.homeUrl === 'string' ? config.homeUrl : (await findHome(dav)).homeUrl
}

/** Servers keep lists of tasks and inboxes beside calendars. */
function isEventCalendar(response: DavResponse): boolean {
  if (!namesIn(propertyOf(response, 'resourcetype')).includes('calendar')) return false
  const set = propertyOf(response, 'supported-calendar-component-set')
  const components = childrenOf(set, 'comp').map(({ attributes }) => attributes.get('name')?.toUpperCase())
  return components.length === 0 || components.includes('VEVENT')
}

/** Without privileges in the response, assume that everything is allowed. */
function canWrite(response: DavResponse): boolean {
  const set = propertyOf(response, 'current-user-privilege-set')
  if (set === undefined) return true
  const privileges = childrenOf(set, 'privilege').flatMap(namesIn)
  return privileges.some((name) => WRITING.includes(name))
}

function nameOf(response: DavResponse, path: string): string {
  const [last = ''] = path.split('/').filter(Boolean).slice(-1)
  return textOf(propertyOf(response, 'displayname')) || decode(last)
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
