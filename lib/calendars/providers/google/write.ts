import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { EventDraft, EventRef } from '../provider'
import { ProviderError } from '../provider-error'
import { type GoogleEvent, googleEvent, meetLinkOf, toEventId, toEventRef, toGoogleBody } from './event'
import { findEvent, findMoved, getEvent } from './find'
import { eventsPath, type GoogleCall, onceMoreAfterConflict } from './rules'

/** Pauses between reads for a new Meet link; after them the event stays without it. */
const LOOKS_AFTER_MS = [250, 500, 1000]

type Notifying = { notifies: boolean }
const writeQuery = ({ notifies }: Notifying) => ({ conferenceDataVersion: '1', sendUpdates: toSendUpdates(notifies) })
const toSendUpdates = (notifies: boolean) => (notifies ? 'all' : 'none')

/** The event's id comes from the draft's key, so a repeat finds what the first made. */
export async function createEvent(call: GoogleCall, calendarId: string, draft: EventDraft): Promise<EventRef> {
  const id = toEventId(draft.key)
  try {
    return await withLink(call, calendarId, draft, await insertEvent(call, calendarId, draft, id))
  } catch (error) {
    if (!(error instanceof ProviderError) || error.kind !== 'conflict') throw error
    return findOrRevive(call, calendarId, draft, id)
  }
}

/** Some calendars may have no Meet: then rather an event without a link than none. */
async function insertEvent(call: GoogleCall, calendarId: string, draft: EventDraft, id: string): Promise<GoogleEvent> {
  try {
    return await call.tools.api(call.connection, {
      name: 'events.insert',
      method: 'POST',
      path: eventsPath(calendarId),
      query: writeQuery(draft),
      body: { id, ...toGoogleBody(draft), ...(draft.wantsConference && newConference()) },
      answer: googleEvent,
    })
  } catch (error) {
    const isRefused = error instanceof ProviderError && error.kind === 'rejected'
    if (isRefused && draft.wantsConference)
      return insertEvent(call, calendarId, { ...draft, wantsConference: false }, id)
    throw error
  }
}

/** Throws `gone` for an event that was deleted meanwhile. */
export function updateEvent(call: GoogleCall, ref: EventRef, draft: EventDraft): Promise<EventRef> {
  return onceMoreAfterConflict(async () => {
    const found = await findEvent(call, ref)
    if (!found) throw new ProviderError('gone', 'Google has cancelled this event')
    return patchEvent(call, found.calendarId, draft, found.event)
  })
}

export async function deleteEvent(
  call: GoogleCall,
  ref: EventRef,
  options: Notifying,
): Promise<'cancelled' | 'already-gone'> {
  const outcome = await deleteIn(call, ref, options)
  if (outcome === 'cancelled') return outcome
  const moved = await findMoved(call, ref)
  return moved ? deleteIn(call, { calendarId: moved.calendarId, id: ref.id }, options) : outcome
}

async function deleteIn(
  { tools, connection }: GoogleCall,
  ref: Pick<EventRef, 'calendarId' | 'id'>,
  { notifies }: Notifying,
): Promise<'cancelled' | 'already-gone'> {
  try {
    await tools.api(connection, {
      name: 'events.delete',
      method: 'DELETE',
      path: eventsPath(ref.calendarId, ref.id),
      query: { sendUpdates: toSendUpdates(notifies) },
      answer: z.unknown(),
    })
    return 'cancelled'
  } catch (error) {
    if (error instanceof ProviderError && error.kind === 'gone') return 'already-gone'
    throw error
  }
}

/** An id stays taken after its event is deleted, so a deleted event is restored. */
function findOrRevive(call: GoogleCall, calendarId: string, draft: EventDraft, id: string): Promise<EventRef> {
  return onceMoreAfterConflict(async () => {
    const found = await getEvent(call, calendarId, id)
    if (found.status === 'cancelled') return patchEvent(call, calendarId, draft, found)
    const isLinkMissing = draft.wantsConference && !meetLinkOf(found) && !isPending(found)
    return isLinkMissing ? patchEvent(call, calendarId, draft, found) : withLink(call, calendarId, draft, found)
  })
}

/** Changes only the fields that we manage, and only if the event has not changed since it was read. */
async function patchEvent(
  call: GoogleCall,
  calendarId: string,
  draft: EventDraft,
  before: GoogleEvent,
): Promise<EventRef> {
  const hasLink = Boolean(meetLinkOf(before)) || isPending(before)
  const conference = draft.wantsConference
    ? !hasLink && newConference()
    : hasLink && draft.uid === undefined && { conferenceData: null }
  const changed = await call.tools.api(call.connection, {
    name: 'events.patch',
    method: 'PATCH',
    path: eventsPath(calendarId, before.id),
    query: writeQuery(draft),
    headers: before.etag ? { 'if-match': before.etag } : {},
    body: { status: 'confirmed', ...toGoogleBody(draft, before.attendees), ...conference },
    answer: googleEvent,
  })
  return withLink(call, calendarId, draft, changed)
}

/** Google makes Meet links by the way: the event is there first. */
async function withLink(call: GoogleCall, calendarId: string, draft: EventDraft, made: GoogleEvent): Promise<EventRef> {
  let event = made
  for (const milliseconds of draft.wantsConference ? LOOKS_AFTER_MS : []) {
    if (meetLinkOf(event)) break
    await call.tools.pause(milliseconds)
    event = await getEvent(call, calendarId, event.id).catch(() => event)
  }
  return toEventRef(calendarId, event)
}

/** Google ignores a request whose id it has seen. */
function newConference() {
  return {
    conferenceData: { createRequest: { requestId: randomUUID(), conferenceSolutionKey: { type: 'hangoutsMeet' } } },
  }
}

function isPending({ conferenceData }: GoogleEvent): boolean {
  return conferenceData?.createRequest?.status?.statusCode === 'pending'
}
