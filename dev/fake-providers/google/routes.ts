import type { AccountProfile, Authority } from '../oauth/authority'
import { type FakeAnswer, type FakeRequest, type Route, redirect } from '../routing'
import { queryFreeBusy } from './busy'
import { stopChannel, tellChannels, watchEvents } from './channels'
import { listEvents } from './event-lists'
import { changeEvent, deleteEvent, insertEvent, requireEvent } from './event-writes'
import { look } from './meet'
import { refuse } from './refusals'
import { CALENDAR_LIST, EVENTS, FREE_BUSY } from './scopes'
import type { GoogleCalendar, GoogleState } from './state'

const API = '/google/calendar/v3'
const EVENTS_PATH = `${API}/calendars/:calendarId/events`

type Caller = { state: GoogleState; email: string; calendar: GoogleCalendar }

export function googleRoutes(state: GoogleState, authority: Authority): Route[] {
  const identify = ({ headers }: FakeRequest, scopes: string[]): AccountProfile => {
    const family = authority.findByAccessToken(headers.authorization?.replace(/^Bearer /, '') ?? '')
    if (!family) return refuse(401, 'authError', 'Invalid Credentials')
    if (!scopes.some((scope) => family.scopes.includes(scope)))
      refuse(403, 'insufficientPermissions', 'Request had insufficient authentication scopes.')
    return family.account
  }
  const route = (
    method: string,
    path: string,
    name: string,
    scopes: string[],
    act: (email: string, request: FakeRequest) => FakeAnswer,
  ): Route => ({
    provider: 'google',
    name,
    method,
    pattern: path,
    handle: (request) => act(identify(request, scopes).email, request),
  })
  const inCalendar = (
    method: string,
    path: string,
    name: string,
    act: (caller: Caller, request: FakeRequest) => FakeAnswer,
  ) =>
    route(method, path, name, EVENTS, (email, request) => {
      const calendar = state.find(email, request.params.calendarId ?? '') ?? refuse(404, 'notFound', 'Not Found')
      const answer = act({ state, email, calendar }, request)
      if (method !== 'GET' && !name.endsWith('watch')) tellChannels(state, calendar.entry.id)
      return answer
    })

  return [
    route('GET', `${API}/users/me/calendarList`, 'calendarList.list', CALENDAR_LIST, (email) =>
      ok({ kind: 'calendar#calendarList', etag: '"list"', items: state.listOf(email).map(({ entry }) => entry) }),
    ),
    route('POST', `${API}/freeBusy`, 'freebusy.query', FREE_BUSY, (email, request) =>
      ok(queryFreeBusy(state, email, request)),
    ),
    inCalendar('GET', EVENTS_PATH, 'events.list', ({ calendar }, request) => ok(listEvents(state, calendar, request))),
    inCalendar('POST', EVENTS_PATH, 'events.insert', (caller, request) => ok(insertEvent(caller, request))),
    inCalendar('GET', `${EVENTS_PATH}/:eventId`, 'events.get', ({ calendar }, request) =>
      ok(look(state, calendar.events, requireEvent(calendar, request))),
    ),
    inCalendar('PATCH', `${EVENTS_PATH}/:eventId`, 'events.patch', (caller, request) =>
      ok(changeEvent(caller, request, true)),
    ),
    inCalendar('PUT', `${EVENTS_PATH}/:eventId`, 'events.update', (caller, request) =>
      ok(changeEvent(caller, request, false)),
    ),
    inCalendar('DELETE', `${EVENTS_PATH}/:eventId`, 'events.delete', (caller, request) => {
      deleteEvent(caller, request)
      return { status: 204 }
    }),
    inCalendar('POST', `${EVENTS_PATH}/watch`, 'events.watch', ({ calendar }, request) =>
      ok(watchEvents(state, calendar, request)),
    ),
    route('POST', `${API}/channels/stop`, 'channels.stop', EVENTS, (_, request) => stopChannel(state, request)),
    // Google's own pages would be here.
    { provider: 'google', name: 'home', method: 'GET', pattern: '/google', handle: () => redirect('/') },
  ]
}

const ok = (json: unknown): FakeAnswer => ({ status: 200, json })
