import { z } from 'zod'
import type { EventDraft, EventRef } from '../provider'
import { ProviderError } from '../provider-error'
import { mayUseTeams } from './calendars'
import {
  type MicrosoftEvent,
  microsoftEvent,
  teamsLinkOf,
  toAttendees,
  toDescription,
  toEventRef,
  toMicrosoftBody,
  toTransaction,
  WITH_TEAMS,
} from './event'
import { findRepeated, getEvent, type Repeat, readRepeat } from './repeat'
import { calendarPath, eventPath, type MicrosoftCall, PREFER } from './rules'

/** Pauses between reads for a new Teams link; after them the event stays without it. */
const LOOKS_AFTER_MS = [250, 500, 1000]
const MAX_LIVES = 3

/**
 * The draft's transaction makes one event, however often it is asked for. Throws `conflict` when Microsoft refuses the
 * transaction as a repeat and its event cannot be found: another transaction could make a second event.
 */
export async function createEvent(call: MicrosoftCall, calendarId: string, draft: EventDraft): Promise<EventRef> {
  const hasTeams = draft.wantsConference && (await mayUseTeams(call, calendarId))
  for (let life = 0; life < MAX_LIVES; life += 1) {
    const transactionId = toTransaction(draft, life)
    const body = { ...toMicrosoftBody(draft), ...toDescription(draft), ...toAttendees(draft), transactionId }
    const made = await postEvent(call, calendarId, { ...body, ...(hasTeams && WITH_TEAMS) })
    const lookup = { calendarId, transactionId, start: draft.start }
    const event = 'eventId' in made ? await findRepeated(call, lookup, made) : made
    if (event && !event.isCancelled) return withLink(call, calendarId, draft, event)
  }
  throw new ProviderError('conflict', 'Microsoft does not take this event')
}

function postEvent(
  { tools, connection }: MicrosoftCall,
  calendarId: string,
  body: object,
): Promise<MicrosoftEvent | Repeat> {
  return tools.api<MicrosoftEvent | Repeat>(connection, {
    name: 'events.create',
    method: 'POST',
    path: `${calendarPath(calendarId)}/events`,
    headers: PREFER,
    body,
    answer: microsoftEvent,
    refusal: readRepeat,
  })
}

/** Throws `gone` for an event that was cancelled meanwhile. */
export async function updateEvent(call: MicrosoftCall, ref: EventRef, draft: EventDraft): Promise<EventRef> {
  const before = await getEvent(call, ref.id)
  if (before.isCancelled) throw new ProviderError('gone', 'Microsoft has cancelled this event')
  const needsTeams = draft.wantsConference && !before.isOnlineMeeting && (await mayUseTeams(call, ref.calendarId))
  const changed = await call.tools.api(call.connection, {
    name: 'events.update',
    method: 'PATCH',
    path: eventPath(ref.id),
    headers: PREFER,
    body: {
      ...toMicrosoftBody(draft),
      // Microsoft writes how to join into the text of an online meeting, and ends the meeting when that is lost.
      ...(!before.isOnlineMeeting && toDescription(draft)),
      ...toAttendees(draft, before.attendees ?? []),
      ...(needsTeams && WITH_TEAMS),
    },
    answer: microsoftEvent,
  })
  return withLink(call, ref.calendarId, draft, changed)
}

/** Cancelling notifies attendees; an event without any, or of another organizer, can only be deleted. */
export async function cancelEvent(
  call: MicrosoftCall,
  ref: EventRef,
  { notifies }: { notifies: boolean },
): Promise<'cancelled' | 'already-gone'> {
  try {
    if (!notifies || !(await tryToCancel(call, ref))) await removeEvent(call, 'DELETE', eventPath(ref.id))
    return 'cancelled'
  } catch (error) {
    if (isKind(error, 'gone')) return 'already-gone'
    throw error
  }
}

async function tryToCancel(call: MicrosoftCall, ref: EventRef): Promise<boolean> {
  try {
    await removeEvent(call, 'POST', `${eventPath(ref.id)}/cancel`)
    return true
  } catch (error) {
    if (isKind(error, 'rejected') || isKind(error, 'forbidden')) return false
    throw error
  }
}

function removeEvent({ tools, connection }: MicrosoftCall, method: 'POST' | 'DELETE', path: string): Promise<unknown> {
  return tools.api(connection, {
    name: method === 'POST' ? 'events.cancel' : 'events.delete',
    method,
    path,
    headers: PREFER,
    ...(method === 'POST' && { body: { comment: '' } }),
    answer: z.unknown(),
  })
}

/** Microsoft may make the link by the way: the event is there first. */
async function withLink(
  call: MicrosoftCall,
  calendarId: string,
  draft: EventDraft,
  made: MicrosoftEvent,
): Promise<EventRef> {
  let event = made
  for (const milliseconds of draft.wantsConference && made.isOnlineMeeting ? LOOKS_AFTER_MS : []) {
    if (teamsLinkOf(event)) break
    await call.tools.pause(milliseconds)
    event = await getEvent(call, event.id).catch(() => event)
  }
  return toEventRef(calendarId, event, draft)
}

function isKind(error: unknown, kind: ProviderError['kind']): boolean {
  return error instanceof ProviderError && error.kind === kind
}
