import type { calendar_v3 } from '@googleapis/calendar'
import type { FakeRequest } from '../routing'
import { toInstants } from './busy'
import { refuse } from './refusals'
import type { GoogleCalendar, GoogleEvent, GoogleState } from './state'

/** Parameters that Google refuses beside a sync token. */
const NOT_WITH_SYNC_TOKEN = ['timeMin', 'timeMax', 'orderBy', 'q', 'iCalUID', 'updatedMin', 'privateExtendedProperty']
const DEFAULT_PAGE = 250

/** A page token is `offset:lastChange:since`, a sync token `sync:lastChange`. */
export function listEvents(
  state: GoogleState,
  calendar: GoogleCalendar,
  { query }: FakeRequest,
): calendar_v3.Schema$Events {
  if (calendar.entry.accessRole === 'freeBusyReader') refuse(403, 'forbidden', 'Forbidden')
  const syncToken = query.get('syncToken')
  const refused = syncToken ? NOT_WITH_SYNC_TOKEN.filter((name) => query.has(name)) : []
  if (refused.length > 0) refuse(400, 'badRequest', `Sync token cannot be used with ${refused.join(', ')}.`)
  const since = syncToken ? readSyncToken(state, syncToken) : null

  const [offset = 0, lastChange = state.lastChange] = (query.get('pageToken') ?? '')
    .split(':')
    .filter(Boolean)
    .map(Number)
  const size = Math.min(Number(query.get('maxResults') ?? DEFAULT_PAGE), 2500)
  const all = since === null ? listWindow(calendar, query) : listChanged(calendar, since)
  const isLast = offset + size >= all.length
  return {
    kind: 'calendar#events',
    summary: calendar.entry.summary,
    timeZone: calendar.entry.timeZone,
    accessRole: calendar.entry.accessRole,
    items: all.slice(offset, offset + size),
    ...(isLast
      ? { ...(query.has('orderBy') ? {} : { nextSyncToken: `sync:${lastChange}` }) }
      : { nextPageToken: `${offset + size}:${lastChange}` }),
  }
}

function readSyncToken(state: GoogleState, token: string): number {
  const change = Number(/^sync:(\d+)$/.exec(token)?.[1] ?? Number.NaN)
  if (Number.isNaN(change)) refuse(400, 'invalid', 'Invalid sync token value.')
  if (change < state.oldestSync)
    refuse(410, 'fullSyncRequired', 'Sync token is no longer valid, a full sync is required.')
  return change
}

function listWindow(calendar: GoogleCalendar, query: URLSearchParams): GoogleEvent[] {
  const from = Date.parse(query.get('timeMin') ?? '1970-01-01T00:00:00Z')
  const to = Date.parse(query.get('timeMax') ?? '9999-12-31T00:00:00Z')
  return [...calendar.events.values()].filter((event) => {
    if (event.status === 'cancelled' && query.get('showDeleted') !== 'true') return false
    if (query.has('iCalUID') && event.iCalUID !== query.get('iCalUID')) return false
    const { start, end } = toInstants(event, calendar.entry.timeZone)
    return start < to && end > from
  })
}

/** A deleted event comes as little more than its id; what changed outside of any window comes as well. */
function listChanged(calendar: GoogleCalendar, since: number): GoogleEvent[] {
  const changed = [...calendar.events.values()].filter(({ id }) => (calendar.changes.get(id) ?? 0) > since)
  return changed.map((event) => {
    const { kind, etag, id, status } = event
    return status === 'cancelled' ? { kind, etag, id, status } : event
  })
}
