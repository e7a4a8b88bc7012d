import type { calendar_v3 } from '@googleapis/calendar'
import type { FakeRequest } from '../routing'
import { look, withConference } from './meet'
import { refuse } from './refusals'
import type { GoogleCalendar, GoogleEvent, GoogleState, Invitation } from './state'

type Caller = { state: GoogleState; email: string; calendar: GoogleCalendar }

export function insertEvent({ state, email, calendar }: Caller, request: FakeRequest): GoogleEvent {
  requireWriter(calendar)
  const body = request.json as calendar_v3.Schema$Event
  const id = body.id ?? crypto.randomUUID().replaceAll('-', '')
  if (!/^[a-v0-9]{5,1024}$/.test(id)) refuse(400, 'invalid', 'Invalid resource id value.')
  // A cancelled event keeps its id too.
  if (calendar.events.has(id)) refuse(409, 'duplicate', 'The requested identifier already exists.')
  requireTimes(body)
  requireMeetAllowed(calendar, body)
  const made: GoogleEvent = {
    kind: 'calendar#event',
    status: 'confirmed',
    eventType: 'default',
    htmlLink: `https://www.google.com/calendar/event?eid=${Buffer.from(`${id} ${calendar.entry.id}`).toString('base64url')}`,
    created: new Date().toISOString(),
    creator: { email, self: true },
    organizer: { email: calendar.entry.id, self: true },
    iCalUID: `${id}@google.com`,
    sequence: 0,
    reminders: { useDefault: true },
    ...body,
    id,
  }
  return store(state, calendar, made, null, request, 'made')
}

/** `patch` changes what it names, lists as a whole; `update` replaces what people write. */
export function changeEvent(caller: Caller, request: FakeRequest, isPatch: boolean): GoogleEvent {
  const { state, calendar } = caller
  requireWriter(calendar)
  const before = requireEvent(calendar, request)
  requireEtag(before, request)
  const body = request.json as calendar_v3.Schema$Event
  const { id, kind, htmlLink, created, creator, organizer, iCalUID, eventType } = before
  const fixed = { id, kind, htmlLink, created, creator, organizer, iCalUID, eventType }
  const after: GoogleEvent = isPatch ? { ...before, ...body, ...fixed } : { status: 'confirmed', ...body, ...fixed }
  requireTimes(after)
  requireMeetAllowed(calendar, body)
  if ((body.sequence ?? before.sequence ?? 0) < (before.sequence ?? 0))
    refuse(400, 'invalid', 'Invalid sequence value.')
  return store(state, calendar, after, before, request, 'changed')
}

export function deleteEvent({ state, calendar }: Caller, request: FakeRequest): void {
  requireWriter(calendar)
  const event = requireEvent(calendar, request)
  requireEtag(event, request)
  if (event.status === 'cancelled') refuse(410, 'deleted', 'Resource has been deleted')
  state.put(calendar, { ...event, status: 'cancelled' })
  invite(state, event, request, 'cancelled')
}

export function requireEvent(calendar: GoogleCalendar, { params }: FakeRequest): GoogleEvent {
  return calendar.events.get(params.eventId ?? '') ?? refuse(404, 'notFound', 'Not Found')
}

function store(
  state: GoogleState,
  calendar: GoogleCalendar,
  event: GoogleEvent,
  before: GoogleEvent | null,
  request: FakeRequest,
  reason: Invitation['reason'],
): GoogleEvent {
  const options = { version: request.query.get('conferenceDataVersion'), isWithoutLink: request.fault === 'no-link' }
  const attendees = event.attendees?.map((attendee) => ({ responseStatus: 'needsAction', ...attendee }))
  const whole = { ...event, ...(attendees && { attendees }) }
  const stored = state.put(calendar, withConference(state, whole, before, options))
  invite(state, stored, request, reason)
  return look(state, calendar.events, stored)
}

function invite(state: GoogleState, event: GoogleEvent, { query }: FakeRequest, reason: Invitation['reason']): void {
  const to = (event.attendees ?? []).flatMap(({ email, self }) => (email && !self ? [email] : []))
  if (query.get('sendUpdates') === 'all' && to.length > 0) state.invitations.push({ eventId: event.id, reason, to })
}

function requireWriter({ entry }: GoogleCalendar): void {
  if (!['owner', 'writer'].includes(entry.accessRole ?? '')) {
    refuse(403, 'requiredAccessLevel', 'You need to have writer access to this calendar.')
  }
}

function requireMeetAllowed({ entry }: GoogleCalendar, { conferenceData }: calendar_v3.Schema$Event): void {
  const allowed = entry.conferenceProperties?.allowedConferenceSolutionTypes ?? ['hangoutsMeet']
  const wanted = conferenceData?.createRequest?.conferenceSolutionKey?.type
  if (wanted && !allowed.includes(wanted)) refuse(400, 'invalid', 'Invalid conference type value.')
}

function requireEtag(event: GoogleEvent, { headers }: FakeRequest): void {
  const wanted = headers['if-match']
  if (wanted && wanted !== '*' && wanted !== event.etag) refuse(412, 'conditionNotMet', 'Precondition Failed')
}

function requireTimes({ start, end, attendees }: calendar_v3.Schema$Event): void {
  const from = start?.dateTime ?? start?.date
  const to = end?.dateTime ?? end?.date
  if (!from || !to) refuse(400, 'required', `Missing ${from ? 'end' : 'start'} time.`)
  if (Date.parse(to) <= Date.parse(from)) refuse(400, 'timeRangeEmpty', 'The specified time range is empty.')
  if (start?.dateTime && !/(Z|[+-]\d\d:\d\d)$/.test(start.dateTime) && !start.timeZone)
    refuse(400, 'required', 'Missing time zone definition for start time.')
  if (attendees?.some(({ email }) => !/^[^\s@]+@[^\s@]+$/.test(email ?? '')))
    refuse(400, 'invalid', 'Invalid attendee email.')
}
