import { z } from 'zod'
import { DAY_MS } from '@/lib/scheduling/units'
import { ProviderError } from '../provider-error'
import { listCalendars } from './calendars'
import { type MicrosoftEvent, microsoftEvent } from './event'
import { readPages } from './paging'
import { calendarPath, DUPLICATE, eventPath, type MicrosoftCall, PREFER } from './rules'

/** Microsoft's refusal of a transaction that made an event before: with that event's id, or without. */
export type Repeat = { eventId: string | null }
type Lookup = { calendarId: string; transactionId: string; start: number }
type Range = { from: number; to: number }

const NEAR_DAYS = 7
/** Days to search back: an owner may have moved the event, and a deleted meeting no longer says when it was. */
const PAST_DAYS = 30
const FUTURE_DAYS = 400
const MAX_CALENDARS = 30
/** Below the lease of the row that is written meanwhile. */
const SEARCH_MS = 25_000

/** The id is in an annotation of the error; other members are searched too, in case it moves. */
const EVENT_ID = /existing.*id$|event\.?id$|item\.?id$/i
const MAX_DEPTH = 4

const errorBody = z.object({ error: z.looseObject({ code: z.string() }) })

export function readRepeat(status: number, body: unknown): Repeat | null {
  const parsed = errorBody.safeParse(body)
  const code = parsed.success ? parsed.data.error.code : ''
  if (code !== DUPLICATE && status !== 409) return null
  return { eventId: parsed.success ? findEventId(parsed.data.error, MAX_DEPTH) : null }
}

function findEventId(value: unknown, depth: number): string | null {
  if (typeof value !== 'object' || value === null || depth === 0) return null
  const entries = Object.entries(value)
  const own = entries.find(([name, text]) => EVENT_ID.test(name) && typeof text === 'string' && text !== '')
  if (own) return String(own[1])
  return entries.reduce<string | null>((found, [, inner]) => found ?? findEventId(inner, depth - 1), null)
}

/**
 * Finds the event that the transaction made. Null when Microsoft names it but it no longer exists; throws `conflict`
 * when that is unknown.
 */
export async function findRepeated(
  call: MicrosoftCall,
  lookup: Lookup,
  { eventId }: Repeat,
): Promise<MicrosoftEvent | null> {
  const named = eventId === null ? null : await getEvent(call, eventId).catch(goneAs('gone' as const))
  const isNamed = named !== null && named !== 'gone' && isOf(named, lookup)
  if (isNamed) return named
  const found = await searchCalendars(call, lookup)
  if (found) return getEvent(call, found)
  if (named === 'gone') return null
  throw new ProviderError('conflict', 'Microsoft made this event before, and does not show it')
}

export function getEvent({ tools, connection }: MicrosoftCall, id: string): Promise<MicrosoftEvent> {
  const path = eventPath(id)
  return tools.api(connection, { name: 'events.get', method: 'GET', path, headers: PREFER, answer: microsoftEvent })
}

/** An event without the name of a transaction is taken at Microsoft's word. */
function isOf({ transactionId }: Pick<MicrosoftEvent, 'transactionId'>, lookup: Lookup): boolean {
  return !transactionId || transactionId === lookup.transactionId
}

/** Microsoft refuses a filter by transaction: near its time in every calendar, then far around in its own. */
async function searchCalendars(call: MicrosoftCall, lookup: Lookup): Promise<string | null> {
  const deadline = Date.now() + SEARCH_MS
  const { calendarId, start } = lookup
  const near = { from: start - NEAR_DAYS * DAY_MS, to: start + NEAR_DAYS * DAY_MS }
  const far = { from: Date.now() - PAST_DAYS * DAY_MS, to: Date.now() + FUTURE_DAYS * DAY_MS }
  const search = (where: string, range: Range) => {
    if (Date.now() > deadline) throw new ProviderError('transient', 'Microsoft is too slow to be looked through')
    return searchCalendar(call, where, range, lookup)
  }
  const own = await search(calendarId, near)
  if (own) return own
  const others = (await listCalendars(call)).filter(({ id, isPrimary }) =>
    calendarId === '' ? !isPrimary : id !== calendarId,
  )
  for (const { id } of others.slice(0, MAX_CALENDARS)) {
    const found = await search(id, near)
    if (found) return found
  }
  return search(calendarId, far)
}

const listed = z.object({
  id: z.string().min(1),
  transactionId: z.string().nullish(),
  isCancelled: z.boolean().nullish(),
})

/** Prefers a confirmed event to a cancelled one. */
async function searchCalendar(
  call: MicrosoftCall,
  calendarId: string,
  { from, to }: Range,
  { transactionId }: Lookup,
): Promise<string | null> {
  const query = new URLSearchParams({
    startDateTime: new Date(from).toISOString(),
    endDateTime: new Date(to).toISOString(),
    $select: 'id,transactionId,isCancelled',
    $top: '500',
  })
  const path = `${calendarPath(calendarId)}/calendarView?${query}`
  const view = await readPages(call, { name: 'calendarView.list', path, item: listed }).catch(goneAs(null))
  const ours = view?.items.filter((event) => event.transactionId === transactionId) ?? []
  return (ours.find(({ isCancelled }) => !isCancelled) ?? ours[0])?.id ?? null
}

function goneAs<T>(value: T): (error: unknown) => T {
  return (error) => {
    if (error instanceof ProviderError && error.kind === 'gone') return value
    throw error
  }
}
