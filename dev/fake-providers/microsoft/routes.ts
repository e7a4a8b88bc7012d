import type { AccountProfile, Authority } from '../oauth/authority'
import { type FakeAnswer, type FakeRequest, type Route, redirect } from '../routing'
import { cancelEvent, changeEvent, createEvent, deleteEvent, look, requireEvent } from './event-writes'
import { refuse } from './refusals'
import type { MicrosoftCalendar, MicrosoftState } from './state'
import { subscribe, tellSubscriptions, unsubscribe } from './subscriptions'
import { pageOf, select, viewChanges, viewEvents } from './views'

const API = '/microsoft/v1.0'

type Caller = { state: MicrosoftState; email: string; calendar: MicrosoftCalendar }

export function microsoftRoutes(state: MicrosoftState, authority: Authority): Route[] {
  state.onChange = (calendar, eventId) => tellSubscriptions(state, calendar, eventId)
  const identify = ({ headers }: FakeRequest, scope: string): AccountProfile => {
    const family = authority.findByAccessToken(headers.authorization?.replace(/^Bearer /, '') ?? '')
    if (!family) return refuse(401, 'InvalidAuthenticationToken', 'Access token validation failure.')
    if (!family.scopes.includes(scope)) refuse(403, 'Authorization_RequestDenied', 'Insufficient privileges.')
    return family.account
  }
  const route = (
    method: string,
    path: string,
    name: string,
    act: (email: string, request: FakeRequest) => FakeAnswer,
  ): Route => ({
    provider: 'microsoft',
    name,
    method,
    pattern: `${API}${path}`,
    handle: (request) => {
      const { email } = identify(request, 'Calendars.ReadWrite')
      const wishes = request.headers.prefer ?? ''
      // Without it, times would come in the mailbox's zone, and ids would change when events are moved.
      const isRight = path.startsWith('/me/calendar') && method === 'GET' && !name.startsWith('calendarView')
      if (!isRight && !(wishes.includes('outlook.timezone="UTC"') && wishes.includes('IdType="ImmutableId"')))
        refuse(400, 'ErrorInvalidRequest', 'The fake accepts only UTC and immutable ids.')
      return act(email, request)
    },
  })
  /** The same for the default calendar and for one that is named. */
  const inCalendar = (
    method: string,
    path: string,
    name: string,
    act: (caller: Caller, request: FakeRequest) => FakeAnswer,
  ): Route[] =>
    ['/me', '/me/calendars/:calendarId'].map((base) =>
      route(method, `${base}${path}`, name, (email, request) => {
        const calendar =
          state.find(email, request.params.calendarId ?? '') ??
          refuse(404, 'ErrorItemNotFound', 'The specified object was not found in the store.')
        return act({ state, email, calendar }, request)
      }),
    )
  const entryOf = (calendarId: string) => (email: string, request: FakeRequest) => {
    const calendar = state.find(email, request.params[calendarId] ?? '')
    return calendar ? ok(select(calendar.entry, request.query)) : refuse(404, 'ErrorItemNotFound', 'Not found.')
  }

  return [
    {
      provider: 'microsoft',
      name: 'me.get',
      method: 'GET',
      pattern: `${API}/me`,
      handle: (request) => {
        const { id, email, name } = identify(request, 'User.Read')
        return ok({ id, displayName: name, mail: email, userPrincipalName: email })
      },
    },
    route('GET', '/me/calendars', 'calendars.list', (email, request) =>
      ok(
        pageOf(
          state,
          state.listOf(email).map(({ entry }) => entry),
          request,
        ),
      ),
    ),
    route('GET', '/me/calendar', 'calendar.get', entryOf('none')),
    route('GET', '/me/calendars/:calendarId', 'calendar.get', entryOf('calendarId')),
    ...inCalendar('GET', '/calendarView', 'calendarView.list', ({ calendar }, request) =>
      ok(viewEvents(state, calendar, request)),
    ),
    ...inCalendar('GET', '/calendarView/delta', 'calendarView.delta', ({ calendar }, request) =>
      ok(viewChanges(state, calendar, request)),
    ),
    ...inCalendar('POST', '/events', 'events.create', (caller, request) => ({
      status: 201,
      json: createEvent(caller, request),
    })),
    ...inCalendar('GET', '/events', 'events.list', ({ calendar }, request) => {
      if (request.query.get('$filter')?.includes('transactionId'))
        refuse(400, 'ErrorInvalidUrlQueryFilter', "The property 'transactionId' does not support filtering.")
      const uid = /^iCalUId eq '(.*)'$/.exec(request.query.get('$filter') ?? '')?.[1]?.replaceAll("''", "'")
      const events = [...calendar.events.values()].filter(({ iCalUId }) => uid === undefined || iCalUId === uid)
      return ok(pageOf(state, events, request))
    }),
    route('GET', '/me/events/:eventId', 'events.get', (email, request) => {
      const { calendar, event } = requireEvent({ state, email }, request)
      return ok(select(look(state, calendar, event), request.query))
    }),
    route('PATCH', '/me/events/:eventId', 'events.update', (email, request) =>
      ok(changeEvent({ state, email }, request)),
    ),
    route('DELETE', '/me/events/:eventId', 'events.delete', (email, request) => {
      deleteEvent({ state, email }, request)
      return { status: 204 }
    }),
    route('POST', '/me/events/:eventId/cancel', 'events.cancel', (email, request) => {
      cancelEvent({ state, email }, request)
      return { status: 202 }
    }),
    {
      ...route('POST', '/subscriptions', 'subscriptions.create', () => ({ status: 201 })),
      handle: (request) => subscribe(state, identify(request, 'Calendars.ReadWrite').email, request),
    },
    route('DELETE', '/subscriptions/:subscriptionId', 'subscriptions.delete', (_, request) =>
      unsubscribe(state, request),
    ),
    // Microsoft's own pages would be here.
    { provider: 'microsoft', name: 'home', method: 'GET', pattern: '/microsoft', handle: () => redirect('/') },
  ]
}

const ok = (json: unknown): FakeAnswer => ({ status: 200, json })
