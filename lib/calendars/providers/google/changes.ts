import { z } from 'zod'
import { dayNumber, isCalendarDate } from '@/lib/scheduling/calendar-date'
import { DAY_MS } from '@/lib/scheduling/units'
import { getZone, toInstant } from '@/lib/scheduling/zone'
import { isTimezone } from '@/lib/scheduling/zone-clock'
import { toWebLink } from '../join-link'
import { lenientArray } from '../lenient-array'
import type { ChangePage, SeenEvent } from '../provider'
import { ProviderError } from '../provider-error'
import { type GoogleEvent, googleEvent } from './event'
import { eventsPath, type GoogleCall } from './rules'

const PAGE_SIZE = '500'
const MAX_PAGES = 40
/** Google's entries that are not meetings: working locations and birthdays. */
const NO_MEETINGS = ['workingLocation', 'birthday']

const eventList = z.object({
  timeZone: z.string().optional(),
  nextPageToken: z.string().optional(),
  nextSyncToken: z.string().optional(),
  items: lenientArray(googleEvent),
})

/** All of the window, or what changed since the cursor. Throws `stale-cursor` when Google has forgotten that cursor. */
export async function readChanges(
  call: GoogleCall,
  calendarId: string,
  cursor: string | null,
  window: { from: number; to: number },
): Promise<ChangePage> {
  try {
    return await readPages(call, calendarId, cursor, window)
  } catch (error) {
    const isRefused = error instanceof ProviderError && error.kind === 'rejected'
    if (cursor !== null && isRefused) throw new ProviderError('stale-cursor', 'Google does not take this cursor')
    throw error
  }
}

async function readPages(
  { tools, connection }: GoogleCall,
  calendarId: string,
  cursor: string | null,
  { from, to }: { from: number; to: number },
): Promise<ChangePage> {
  const events: ChangePage['events'] = []
  // Google allows no window beside a cursor.
  const range = cursor
    ? { syncToken: cursor }
    : { timeMin: new Date(from).toISOString(), timeMax: new Date(to).toISOString() }
  let pageToken: string | undefined
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const answer = await tools.api(connection, {
      name: 'events.list',
      method: 'GET',
      path: eventsPath(calendarId),
      query: { singleEvents: 'true', maxResults: PAGE_SIZE, ...range, pageToken },
      answer: eventList,
    })
    const zone = answer.timeZone && isTimezone(answer.timeZone) ? answer.timeZone : 'UTC'
    events.push(...answer.items.flatMap((event) => toSeenEvent(event, zone)))
    if (!answer.nextPageToken) return { events, cursor: answer.nextSyncToken ?? null }
    pageToken = answer.nextPageToken
  }
  throw new ProviderError('rejected', 'Google has more events in this calendar than can be read')
}

/** Nothing for what is no meeting, and for an event whose times cannot be read. */
export function toSeenEvent(event: GoogleEvent, zone: string): ChangePage['events'] {
  if (event.status === 'cancelled') return [{ id: event.id, isCancelled: true }]
  const start = toInstantOf(event.start, zone)
  const end = toInstantOf(event.end, zone)
  if (NO_MEETINGS.includes(event.eventType ?? '') || start === null || end === null) return []
  const own = event.attendees?.find(({ self }) => self)
  const seen: SeenEvent = {
    id: event.id,
    icalUid: event.iCalUID ?? null,
    title: event.summary ?? '',
    description: event.description ?? '',
    start,
    end,
    isAllDay: event.start?.date !== undefined,
    isCancelled: false,
    isFree: event.transparency === 'transparent',
    isTentative: event.status === 'tentative' || own?.responseStatus === 'tentative',
    isDeclined: own?.responseStatus === 'declined',
    attendees: (event.attendees ?? []).flatMap(({ email, self, resource }) =>
      email && !self && !resource ? email : [],
    ),
    location: event.location ?? '',
    joinUrl: linkOf(event),
    webLink: toWebLink(event.htmlLink),
  }
  return [seen]
}

/** A whole day begins at midnight in its calendar's zone. Null for what is no time. */
function toInstantOf(time: GoogleEvent['start'], zone: string): number | null {
  if (time?.dateTime) return Number.isNaN(Date.parse(time.dateTime)) ? null : Date.parse(time.dateTime)
  if (!time?.date || !isCalendarDate(time.date)) return null
  return toInstant(getZone(zone), dayNumber(time.date) * DAY_MS)
}

/** An event of another organizer may have any link. */
function linkOf({ hangoutLink, conferenceData }: GoogleEvent): string | null {
  const video = conferenceData?.entryPoints?.find(({ entryPointType }) => entryPointType === 'video')
  return toWebLink(hangoutLink) ?? toWebLink(video?.uri)
}
