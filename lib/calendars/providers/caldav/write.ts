import type { Connection, EventDraft, EventRef } from '../provider'
import { ProviderError } from '../provider-error'
import { calendarUrlOf } from './calendars'
import type { Dav, DavAnswer } from './dav'
import { mergeEventFile, toEventFile, uidOf } from './event-file'
import { toFailure } from './failures'

const CONTENT_TYPE = { 'content-type': 'text/calendar; charset=utf-8' }
/** Responses that mean that a file of that name, or an event of that UID, exists. */
const EXISTS = [409, 412]

/** The file is named by the draft's key, so that the same key makes one event. */
export async function createEvent(
  dav: Dav,
  connection: Connection,
  { calendarId, draft, host }: { calendarId: string; draft: EventDraft; host: string },
): Promise<EventRef> {
  const calendarUrl = await calendarUrlOf(dav, connection, calendarId)
  const url = new URL(`${draft.key}.ics`, calendarUrl).href
  const body = toEventFile(draft, host, new Date())
  const answer = await dav.send(url, { method: 'PUT', headers: { ...CONTENT_TYPE, 'if-none-match': '*' }, body })
  if (isGood(answer)) return toRef(calendarId, url, answer.etag, uidOf(body))
  const there = EXISTS.includes(answer.status) ? await dav.send(url, { method: 'GET' }) : null
  if (!there || !isGood(there)) throw toFailure(answer.status, null)
  return toRef(calendarId, url, there.etag, uidOf(there.body))
}

/** If someone wrote between our read and our write, read once more; after that it is a conflict. */
export async function updateEvent(
  dav: Dav,
  connection: Connection,
  { ref, draft, host }: { ref: EventRef; draft: EventDraft; host: string },
): Promise<EventRef> {
  const url = await eventUrlOf(dav, connection, ref)
  for (const isLast of [false, true]) {
    const current = await dav.send(url, { method: 'GET' })
    if (!isGood(current)) throw toFailure(current.status, null)
    const body = mergeEventFile(current.body, draft, host, new Date())
    const condition: Record<string, string> = current.etag ? { 'if-match': current.etag } : {}
    const answer = await dav.send(url, { method: 'PUT', headers: { ...CONTENT_TYPE, ...condition }, body })
    if (isGood(answer)) return toRef(ref.calendarId, url, answer.etag, uidOf(body))
    if (answer.status !== 412 || isLast) throw toFailure(answer.status, null)
  }
  throw toFailure(412, null)
}

export async function cancelEvent(
  dav: Dav,
  connection: Connection,
  ref: EventRef,
): Promise<'cancelled' | 'already-gone'> {
  const answer = await dav.send(await eventUrlOf(dav, connection, ref), { method: 'DELETE' })
  if (isGood(answer)) return 'cancelled'
  if (answer.status === 404 || answer.status === 410) return 'already-gone'
  throw toFailure(answer.status, null)
}

/** An event's id is its path, on the server of its account only. */
export async function eventUrlOf(dav: Dav, connection: Connection, ref: EventRef): Promise<string> {
  const calendarUrl = await calendarUrlOf(dav, connection, ref.calendarId)
  const isPath = ref.id.startsWith('/') && URL.canParse(ref.id, calendarUrl)
  if (!isPath || new URL(ref.id, calendarUrl).origin !== new URL(calendarUrl).origin) {
    throw new ProviderError('gone', 'This account has no such event')
  }
  return new URL(ref.id, calendarUrl).href
}

function isGood({ status }: DavAnswer): boolean {
  return status >= 200 && status < 300
}

export function toRef(calendarId: string, url: string, etag: string | null, icalUid: string): EventRef {
  return { calendarId, id: new URL(url).pathname, etag, icalUid, joinUrl: null, password: null, webLink: null }
}
