import { z } from 'zod'
import type { EventRef, SeenEvent } from '../provider'
import { ProviderError } from '../provider-error'
import { toSeenEvent } from './changes'
import { type GoogleEvent, googleEvent, toEventRef } from './event'
import { listCalendars } from './read'
import { eventsPath, type GoogleCall } from './rules'

const MAX_CALENDARS = 30

/** An event of ours, and the calendar that it is in now. */
export type FoundEvent = { calendarId: string; event: GoogleEvent }

/**
 * In its own calendar, else in another one of the account that its owner moved it to: there it keeps its id. Guests have the
 * same id in their calendars, so one that is found elsewhere has to be organized there.
 */
export async function findEvent(call: GoogleCall, { calendarId, id }: EventRef): Promise<FoundEvent | null> {
  const own = await getEvent(call, calendarId, id).catch(nothingWhenGone)
  if (own && own.status !== 'cancelled') return { calendarId, event: own }
  return findMoved(call, { calendarId, id })
}

/** Null for a series, and for an event that is organized elsewhere. */
export async function findByUid(
  { tools, connection }: GoogleCall,
  calendarId: string,
  uid: string,
): Promise<EventRef | null> {
  const { items } = await tools.api(connection, {
    name: 'events.list',
    method: 'GET',
    path: eventsPath(calendarId),
    query: { iCalUID: uid },
    answer: z.object({ items: z.array(googleEvent).default([]) }),
  })
  const [event, ...more] = items.filter(({ status, iCalUID }) => status !== 'cancelled' && iCalUID === uid)
  const isOne = event && more.length === 0 && !event.recurrence && !event.recurringEventId
  return isOne && event.organizer?.self ? toEventRef(calendarId, event) : null
}

/** Outside of its own calendar. */
export async function findMoved(
  call: GoogleCall,
  { calendarId, id }: Pick<EventRef, 'calendarId' | 'id'>,
): Promise<FoundEvent | null> {
  const calendars = (await listCalendars(call).catch(nothingWhenGone)) ?? []
  const others = calendars.filter((one) => one.canWrite && !isSame(one, calendarId))
  for (const other of others.slice(0, MAX_CALENDARS)) {
    const event = await getEvent(call, other.id, id).catch(nothingWhenGone)
    if (event?.organizer?.self && event.status !== 'cancelled') return { calendarId: other.id, event }
  }
  return null
}

export async function lookAtEvent(call: GoogleCall, ref: EventRef): Promise<SeenEvent | 'unclear' | null> {
  const found = await findEvent(call, ref)
  if (!found) return null
  if (found.event.recurrence) return 'unclear'
  const [seen] = toSeenEvent(found.event, 'UTC')
  return seen && 'title' in seen ? seen : 'unclear'
}

export function getEvent({ tools, connection }: GoogleCall, calendarId: string, id: string): Promise<GoogleEvent> {
  return tools.api(connection, {
    name: 'events.get',
    method: 'GET',
    path: eventsPath(calendarId, id),
    answer: googleEvent,
  })
}

function isSame({ id, isPrimary }: { id: string; isPrimary: boolean }, calendarId: string): boolean {
  return calendarId === '' ? isPrimary : id === calendarId
}

function nothingWhenGone(error: unknown): null {
  if (error instanceof ProviderError && (error.kind === 'gone' || error.kind === 'forbidden')) return null
  throw error
}
