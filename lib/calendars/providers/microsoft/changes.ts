import { toWebLink } from '../join-link'
import type { ChangePage, SeenEvent } from '../provider'
import { ProviderError } from '../provider-error'
import { type ListedEvent, listedEvent, type MicrosoftEvent, toKey } from './event'
import { readPages, toOwnPath } from './paging'
import { calendarPath, eventPath, type MicrosoftCall, PREFER } from './rules'
import { periodOf } from './times'

const PAGE = { prefer: `${PREFER.prefer}, odata.maxpagesize=200` }

/** All of the window, or what changed in it since the cursor. The cursor is Microsoft's own link. */
export async function readChanges(
  call: MicrosoftCall,
  calendarId: string,
  cursor: string | null,
  window: { from: number; to: number },
): Promise<ChangePage> {
  const path = cursor === null ? toFirstPath(calendarId, window) : toOwnPath(call.tools.apiUrl(call.connection), cursor)
  if (path === null) throw new ProviderError('stale-cursor', 'This cursor is of another server')
  const { items, deltaLink } = await readPages(call, {
    name: 'calendarView.delta',
    path,
    item: listedEvent,
    headers: PAGE,
  })
  const masters = new Map(items.filter(({ type }) => type === 'seriesMaster').map((master) => [master.id, master]))
  const events: ChangePage['events'] = []
  for (const item of items) {
    if (item.type !== 'seriesMaster') events.push(...toSeenEvent(await withMaster(call, item, masters)))
  }
  return { events, cursor: deltaLink }
}

function toFirstPath(calendarId: string, { from, to }: { from: number; to: number }): string {
  const query = new URLSearchParams({
    startDateTime: new Date(from).toISOString(),
    endDateTime: new Date(to).toISOString(),
  })
  return `${calendarPath(calendarId)}/calendarView/delta?${query}`
}

/** For an instance of a series Microsoft returns little more than its times; the rest is in the series. */
async function withMaster(
  call: MicrosoftCall,
  item: ListedEvent,
  masters: Map<string, ListedEvent>,
): Promise<ListedEvent> {
  const id = item.seriesMasterId
  if (item['@removed'] || item.type !== 'occurrence' || !id) return item
  const master = masters.get(id) ?? (await readMaster(call, id))
  masters.set(id, master)
  const said = Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined && value !== null))
  return { ...master, ...said, id: item.id }
}

function readMaster({ tools, connection }: MicrosoftCall, id: string): Promise<ListedEvent> {
  const path = eventPath(id)
  return tools.api(connection, { name: 'events.get', method: 'GET', path, headers: PREFER, answer: listedEvent })
}

/** Nothing for an event whose times cannot be read. */
export function toSeenEvent(event: ListedEvent): ChangePage['events'] {
  if (event['@removed'] || event.isCancelled) return [{ id: event.id, isCancelled: true }]
  const period = periodOf(event)
  if (!period) return []
  const answer = event.responseStatus?.response
  const seen: SeenEvent = {
    id: event.id,
    ...(event.transactionId && { key: toKey(event.transactionId) }),
    icalUid: event.iCalUId ?? null,
    title: event.subject ?? '',
    description: event.bodyPreview ?? '',
    ...period,
    isAllDay: event.isAllDay ?? false,
    isCancelled: false,
    isFree: event.showAs === 'free' || event.showAs === 'workingElsewhere',
    isTentative: event.showAs === 'tentative' || answer === 'tentativelyAccepted',
    isDeclined: answer === 'declined',
    attendees: attendeesOf(event),
    location: event.location?.displayName ?? '',
    joinUrl: toWebLink(event.onlineMeeting?.joinUrl),
    webLink: toWebLink(event.webLink),
  }
  return [seen]
}

function attendeesOf({ attendees }: MicrosoftEvent): string[] {
  return (attendees ?? []).flatMap(({ type, emailAddress }) =>
    type !== 'resource' && emailAddress?.address ? emailAddress.address : [],
  )
}
