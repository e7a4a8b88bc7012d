import { createHash } from 'node:crypto'
import type { Event } from '@microsoft/microsoft-graph-types'
import type { FakeRequest } from '../routing'
import { refuse, refuseRepeat } from './refusals'
import {
  type Invitation,
  type MicrosoftCalendar,
  type MicrosoftEvent,
  type MicrosoftState,
  newEventId,
  now,
} from './state'

export type Caller = { state: MicrosoftState; email: string }
type InCalendar = Caller & { calendar: MicrosoftCalendar }

/** The text that Microsoft writes into the body of an online meeting; removing it removes the meeting. */
const JOIN_TEXT = 'Microsoft Teams meeting'

export function createEvent({ state, email, calendar }: InCalendar, { json, fault }: FakeRequest): MicrosoftEvent {
  requireEditable(calendar)
  const body = json as Event
  const transaction = `${email} ${body.transactionId}`
  const known = body.transactionId ? state.transactions.get(transaction) : undefined
  const before = known && state.findEvent(email, known)
  if (before && state.repeats === 'answered') return before.event
  if (known) refuseRepeat(state, known)
  requireTimes(body)
  requireTeams(calendar, body)
  const id = newEventId()
  if (body.transactionId) state.transactions.set(transaction, id)
  if (fault === 'no-link') state.teamsLooks.set(id, Number.POSITIVE_INFINITY)
  const made = state.put(calendar, toWhole(email, id, body))
  invite(state, made, 'made')
  return look(state, calendar, made)
}

export function changeEvent({ state, email }: Caller, request: FakeRequest): MicrosoftEvent {
  const { calendar, event } = requireEvent({ state, email }, request)
  requireEditable(calendar)
  const { transactionId: _, ...body } = request.json as Event
  requireTimes({ ...event, ...body })
  requireTeams(calendar, body)
  const losesMeeting = event.isOnlineMeeting && body.body && !body.body.content?.includes(JOIN_TEXT)
  const after: MicrosoftEvent = {
    ...event,
    ...body,
    ...(body.body && textOf(body)),
    // Once an online meeting, always one; but for its text.
    isOnlineMeeting: !losesMeeting && Boolean(event.isOnlineMeeting || body.isOnlineMeeting),
    ...(losesMeeting && { onlineMeeting: null, onlineMeetingProvider: 'unknown' }),
  }
  const stored = state.put(calendar, after)
  invite(state, stored, 'changed')
  return look(state, calendar, stored)
}

export function cancelEvent({ state, email }: Caller, request: FakeRequest): void {
  const { calendar, event } = requireEvent({ state, email }, request)
  if (!event.isOrganizer)
    refuse(400, 'ErrorCalendarIsCancelledMessage', 'You need to be an organizer to cancel a meeting.')
  if (!event.attendees?.length) refuse(400, 'ErrorInvalidRequest', 'Your request can’t be completed: no attendees.')
  state.remove(calendar, event.id)
  invite(state, event, 'cancelled')
}

/** Exchange notifies the attendees here too. */
export function deleteEvent({ state, email }: Caller, request: FakeRequest): void {
  const { calendar, event } = requireEvent({ state, email }, request)
  requireEditable(calendar)
  state.remove(calendar, event.id)
  if (event.isOrganizer) invite(state, event, 'cancelled')
}

export function requireEvent({ state, email }: Caller, { params }: FakeRequest) {
  return (
    state.findEvent(email, params.eventId ?? '') ??
    refuse(404, 'ErrorItemNotFound', 'The specified object was not found in the store.')
  )
}

/** One look at an event: a Teams link that was waited for long enough is there. */
export function look(state: MicrosoftState, calendar: MicrosoftCalendar, event: MicrosoftEvent): MicrosoftEvent {
  if (!event.isOnlineMeeting || event.onlineMeeting) return event
  const left = state.teamsLooks.get(event.id) ?? state.teamsPendingLooks
  state.teamsLooks.set(event.id, left - 1)
  if (left > 0) return event
  const thread = createHash('sha256').update(event.id).digest('hex').slice(0, 32)
  const joinUrl = `https://teams.microsoft.com/l/meetup-join/19%3ameeting_${thread}%40thread.v2/0`
  const seen: MicrosoftEvent = { ...event, onlineMeeting: { joinUrl } }
  calendar.events.set(event.id, seen)
  return seen
}

function toWhole(email: string, id: string, body: Event): MicrosoftEvent {
  const person = { emailAddress: { name: email, address: email } }
  return {
    categories: [],
    createdDateTime: now(),
    iCalUId: `040000008200E00074C5B7101A82E008${createHash('sha256').update(id).digest('hex').slice(0, 32).toUpperCase()}`,
    importance: 'normal',
    isAllDay: false,
    isCancelled: false,
    isDraft: false,
    isOnlineMeeting: false,
    isOrganizer: true,
    onlineMeeting: null,
    onlineMeetingProvider: 'unknown',
    organizer: person,
    originalStartTimeZone: body.start?.timeZone,
    originalEndTimeZone: body.end?.timeZone,
    responseStatus: { response: 'organizer', time: '0001-01-01T00:00:00Z' },
    sensitivity: 'normal',
    showAs: 'busy',
    type: 'singleInstance',
    webLink: `https://outlook.office365.com/owa/?itemid=${encodeURIComponent(id)}&path=/calendar/item`,
    ...body,
    ...(body.body && textOf(body)),
    attendees: (body.attendees ?? []).map((attendee) => ({
      status: { response: 'none', time: '0001-01-01T00:00:00Z' },
      ...attendee,
    })),
    id,
  }
}

function textOf({ body, isOnlineMeeting }: Event): Pick<Event, 'body' | 'bodyPreview'> {
  const content = `${body?.content ?? ''}${isOnlineMeeting ? `\n\n${JOIN_TEXT}` : ''}`
  return { body: { contentType: 'html', content }, bodyPreview: content.slice(0, 255) }
}

function invite(state: MicrosoftState, event: MicrosoftEvent, reason: Invitation['reason']): void {
  const to = (event.attendees ?? []).flatMap(({ emailAddress }) => emailAddress?.address ?? [])
  if (to.length > 0) state.invitations.push({ eventId: event.id, reason, to })
}

function requireEditable({ entry }: MicrosoftCalendar): void {
  if (!entry.canEdit) refuse(403, 'ErrorAccessDenied', 'Access is denied. Check credentials and try again.')
}

function requireTeams(
  { entry }: MicrosoftCalendar,
  { isOnlineMeeting, onlineMeetingProvider = 'unknown' }: Event,
): void {
  const allowed = entry.allowedOnlineMeetingProviders ?? []
  if (isOnlineMeeting && !allowed.some((provider) => provider === onlineMeetingProvider))
    refuse(400, 'ErrorInvalidRequest', 'This calendar does not allow that online meeting provider.')
}

/** The fake accepts UTC only; Exchange accepts Windows' time zones and some of IANA's. */
function requireTimes({ start, end, attendees }: Event): void {
  const [from, to] = [Date.parse(`${start?.dateTime}Z`), Date.parse(`${end?.dateTime}Z`)]
  if (Number.isNaN(from) || Number.isNaN(to) || start?.timeZone !== 'UTC' || end?.timeZone !== 'UTC')
    refuse(400, 'ErrorPropertyValidationFailure', 'At least one property failed validation: start or end.')
  if (to < from) refuse(400, 'ErrorCalendarEndDateIsEarlierThanStartDate', 'The end is before the start.')
  if (attendees?.some(({ emailAddress }) => !/^[^\s@]+@[^\s@]+$/.test(emailAddress?.address ?? '')))
    refuse(400, 'ErrorInvalidRecipients', 'At least one recipient isn’t valid.')
}
