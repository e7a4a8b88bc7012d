import { database } from '@/db/client'
import { findOwnTraces } from '@/db/queries/calendars/own-traces'
import { env } from '@/lib/platform/env'
import { isUuid, uuidOf } from '@/lib/shared/text/uuid'
import type { ChangePage, SeenEvent } from '../providers/provider'
import { toStorableText } from './imported-meeting'

/** One may come twice: the later one counts. */
export function latestOf({ events }: ChangePage): SeenEvent[] {
  const latest = new Map(events.map((event) => [event.id, event]))
  return [...latest.values()].filter((event): event is SeenEvent => 'title' in event)
}

/** Tells what this product wrote into a calendar of the user, for all of their meetings or for one booking, from the others. */
export async function splitOwn(
  userId: string,
  events: SeenEvent[],
  which: { bookingId?: string } = {},
): Promise<{ own: SeenEvent[]; others: SeenEvent[] }> {
  const host = new URL(env().APP_URL).hostname
  const traced = events.map((event) => ({
    event,
    key: toKey(event.key ?? event.id),
    meetingId: toMeetingId(event.icalUid, host),
  }))
  const sought = {
    eventIds: traced.map(({ event }) => toStorableText(event.id)),
    keys: traced.flatMap(({ key }) => key ?? []),
    icalUids: traced.flatMap(({ event }) => (event.icalUid ? toStorableText(event.icalUid) : [])),
    meetingIds: traced.flatMap(({ meetingId }) => meetingId ?? []),
  }
  const traces = await findOwnTraces(database(), userId, sought, which)
  const isOwn = ({ event, key, meetingId }: (typeof traced)[number]) =>
    [event.id, event.icalUid, key, meetingId].some((trace) => trace && traces.has(trace))
  return {
    own: traced.filter(isOwn).map(({ event }) => event),
    others: traced.filter((one) => !isOwn(one)).map(({ event }) => event),
  }
}

/** Google's events of ours have their key for an id, without its hyphens. */
function toKey(name: string): string | null {
  const key = uuidOf(name)
  return isUuid(key) ? key.toLowerCase() : null
}

/** Calendar files of ours have `{meeting}@{host}` for a UID. */
function toMeetingId(icalUid: string | null, host: string): string | null {
  const [id = '', at] = icalUid?.split('@') ?? []
  return at === host && isUuid(id) ? id.toLowerCase() : null
}
