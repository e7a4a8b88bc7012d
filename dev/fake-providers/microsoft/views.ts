import { DateTime } from 'luxon'
import type { FakeRequest } from '../routing'
import { refuse } from './refusals'
import { MAILBOX_ZONE, type MicrosoftCalendar, type MicrosoftEvent, type MicrosoftState } from './state'

/** A whole day is between two midnights of the mailbox's zone; other times are UTC. */
export function toInstants({ start, end, isAllDay }: MicrosoftEvent): { start: number; end: number } {
  const at = (text = '') =>
    DateTime.fromISO(text.slice(0, 19), { zone: isAllDay ? MAILBOX_ZONE.iana : 'UTC' }).toMillis()
  return { start: at(start?.dateTime), end: at(end?.dateTime) }
}

/** One page of a list, with the link to the next one. */
export function pageOf(state: MicrosoftState, items: object[], { query, origin, path }: FakeRequest): object {
  const size = Math.min(Number(query.get('$top') ?? 10), state.pageSize)
  const offset = Number(query.get('$skip') ?? 0)
  const next = new URLSearchParams(query)
  next.set('$skip', String(offset + size))
  return {
    '@odata.context': `${origin}/microsoft/v1.0/$metadata`,
    value: items.slice(offset, offset + size).map((item) => select(item, query)),
    ...(offset + size < items.length && { '@odata.nextLink': `${origin}${path}?${next}` }),
  }
}

/** Selects the requested properties, and those that are always returned. */
export function select(item: object, query: URLSearchParams): object {
  const names = query.get('$select')?.split(',')
  if (!names) return item
  const kept = Object.entries(item).filter(
    ([name]) => names.includes(name) || name === 'id' || name.startsWith('@odata'),
  )
  return Object.fromEntries(kept)
}

export function viewEvents(state: MicrosoftState, calendar: MicrosoftCalendar, request: FakeRequest): object {
  const events = eventsIn(calendar, windowOf(request.query))
  return pageOf(state, events, request)
}

/**
 * All of the window, or what changed in it since. The state of a round travels in its links: which change it knows, the
 * window, and how far the pages are.
 */
export function viewChanges(state: MicrosoftState, calendar: MicrosoftCalendar, request: FakeRequest): object {
  const { query, headers, origin, path } = request
  const token = query.get('$deltatoken') ?? query.get('$skiptoken')
  const round = token ? readToken(token) : { since: 0, upTo: state.lastChange, offset: 0, ...windowOf(query) }
  if (token && round.since > 0 && round.since < state.oldestDelta) refuse(410, 'SyncStateNotFound', 'Resync required.')
  if (query.has('$deltatoken')) round.upTo = state.lastChange
  const size = Math.min(Number(/odata\.maxpagesize=(\d+)/.exec(headers.prefer ?? '')?.[1] ?? 10), state.pageSize)
  const all = round.since > 0 ? changesIn(calendar, round) : withMasters(calendar, eventsIn(calendar, round))
  const isLast = round.offset + size >= all.length
  const link = (name: string, values: object) =>
    `${origin}${path}?${new URLSearchParams({ [name]: writeToken(values) })}`
  return {
    '@odata.context': `${origin}/microsoft/v1.0/$metadata#Collection(event)`,
    value: all.slice(round.offset, round.offset + size),
    ...(isLast
      ? { '@odata.deltaLink': link('$deltatoken', { ...round, since: round.upTo, offset: 0 }) }
      : { '@odata.nextLink': link('$skiptoken', { ...round, offset: round.offset + size }) }),
  }
}

type Window = { from: number; to: number }
type Round = Window & { since: number; upTo: number; offset: number }
const writeToken = (round: object) => Buffer.from(JSON.stringify(round)).toString('base64url')

function readToken(token: string): Round {
  try {
    return JSON.parse(Buffer.from(token, 'base64url').toString()) as Round
  } catch {
    return refuse(400, 'BadRequest', 'Badly formed token.')
  }
}

function windowOf(query: URLSearchParams): Window {
  const from = Date.parse(query.get('startDateTime') ?? '')
  const to = Date.parse(query.get('endDateTime') ?? '')
  if (Number.isNaN(from) || Number.isNaN(to))
    refuse(400, 'ErrorInvalidParameter', 'startDateTime and endDateTime needed')
  if (to <= from) refuse(400, 'ErrorInvalidParameter', 'The end is before the start.')
  return { from, to }
}

function eventsIn(calendar: MicrosoftCalendar, { from, to }: Window): MicrosoftEvent[] {
  return [...calendar.events.values()].filter((event) => {
    const { start, end } = toInstants(event)
    return start < to && end > from
  })
}

/** A series comes once and whole; of its single times hardly more than when they are. */
function withMasters(calendar: MicrosoftCalendar, events: MicrosoftEvent[]): object[] {
  const told = new Set<string>()
  return events.flatMap((event) => {
    const master = calendar.masters.get(event.seriesMasterId ?? '')
    if (!master) return [event]
    const { id, type, seriesMasterId, start, end } = event
    const short = { '@odata.type': '#microsoft.graph.event', id, type, seriesMasterId, start, end }
    const isNew = !told.has(master.id)
    told.add(master.id)
    return isNew ? [master, short] : [short]
  })
}

/** Events that left the window or were deleted come as their ids. */
function changesIn(calendar: MicrosoftCalendar, { since, upTo, ...window }: Round): object[] {
  const inside = new Map(eventsIn(calendar, window).map((event) => [event.id, event]))
  const changed = [...calendar.changes].filter(([, number]) => number > since && number <= upTo)
  return changed.flatMap(([id]): object[] => {
    if (calendar.masters.has(id)) return []
    const event = inside.get(id)
    return event ? withMasters(calendar, [event]) : [{ id, '@removed': { reason: 'deleted' } }]
  })
}
