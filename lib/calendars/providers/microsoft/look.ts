import { z } from 'zod'
import { MINUTE_MS } from '@/lib/scheduling/units'
import type { EventRef, SeenEvent } from '../provider'
import { ProviderError } from '../provider-error'
import { listCalendars } from './calendars'
import { toSeenEvent } from './changes'
import { listedEvent, toEventRef } from './event'
import { readPages } from './paging'
import { calendarPath, eventPath, type MicrosoftCall, PREFER } from './rules'

const MAX_CALENDARS = 30

/** A deleted event can still be fetched by its id; only events in a calendar view exist. */
export async function lookAtEvent(call: MicrosoftCall, ref: EventRef): Promise<SeenEvent | 'unclear' | null> {
  const answer = await read(call, ref.id)
  if (answer === null) return null
  const event = listedEvent.safeParse(answer).data
  if (!event || event.type === 'seriesMaster') return 'unclear'
  const [seen] = toSeenEvent(event)
  if (!seen) return 'unclear'
  if (!('title' in seen)) return null
  return (await isShown(call, ref, seen)) ? seen : null
}

/** Null for a series, and for an event that is organized elsewhere. */
export async function findByUid(call: MicrosoftCall, calendarId: string, uid: string): Promise<EventRef | null> {
  const query = new URLSearchParams({ $filter: `iCalUId eq '${uid.replaceAll("'", "''")}'` })
  const path = `${calendarPath(calendarId)}/events?${query}`
  const { items } = await readPages(call, { name: 'events.list', path, item: listedEvent })
  const [event, ...more] = items.filter(({ isCancelled, iCalUId }) => !isCancelled && iCalUId === uid)
  const isOne = event && more.length === 0 && event.type === 'singleInstance' && event.isOrganizer
  return isOne ? toEventRef(calendarId, event, { wantsConference: false }) : null
}

async function isShown(call: MicrosoftCall, ref: EventRef, seen: SeenEvent): Promise<boolean> {
  if (await isShownIn(call, ref.calendarId, seen)) return true
  const others = (await listCalendars(call)).filter(({ id, isPrimary }) =>
    ref.calendarId === '' ? !isPrimary : id !== ref.calendarId,
  )
  for (const { id } of others.slice(0, MAX_CALENDARS)) if (await isShownIn(call, id, seen)) return true
  return false
}

async function isShownIn(call: MicrosoftCall, calendarId: string, { id, start, end }: SeenEvent): Promise<boolean> {
  const query = new URLSearchParams({
    startDateTime: new Date(start - MINUTE_MS).toISOString(),
    endDateTime: new Date(end + MINUTE_MS).toISOString(),
    $select: 'id',
    $top: '100',
  })
  const path = `${calendarPath(calendarId)}/calendarView?${query}`
  const item = z.object({ id: z.string() })
  const shown = await readPages(call, { name: 'calendarView.list', path, item }).catch(nothingWhenGone)
  return shown?.items.some((one) => one.id === id) ?? false
}

/** Null if the event does not exist. The caller checks its content, or an odd event would be fetched forever. */
async function read({ tools, connection }: MicrosoftCall, id: string): Promise<unknown> {
  const path = eventPath(id)
  const call = { name: 'events.get', method: 'GET', path, headers: PREFER, answer: z.unknown() } as const
  return tools.api(connection, call).catch(nothingWhenGone)
}

function nothingWhenGone(error: unknown): null {
  if (error instanceof ProviderError && error.kind === 'gone') return null
  throw error
}
