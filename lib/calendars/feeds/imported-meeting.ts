import { clampInstant, type Period } from '@/lib/scheduling'
import { readJoinUrl } from '@/lib/vocabulary/join-url'
import { MAX_DESCRIPTION, MAX_LINE, MAX_TITLE } from '@/lib/vocabulary/text'
import { moveWholeDays } from '../providers/all-day'
import { toPlainDescription } from '../providers/plain-description'
import type { SeenEvent } from '../providers/provider'

const MINUTE_MS = 60_000
const MOST_ATTENDEES = 200
/** A hundred years. */
const LONGEST_MS = 36_525 * 86_400_000

const PLACES = [
  { location: 'google_meet', hosts: /(?:^|\.)meet\.google\.com$/ },
  { location: 'teams', hosts: /(?:^|\.)teams\.(?:microsoft|live)\.com$/ },
  { location: 'zoom', hosts: /(?:^|\.)zoom\.(?:us|com)$/ },
] as const

/** Whether an event is one of the account's meetings; one that was declined is not. */
export function isMeeting(event: SeenEvent): boolean {
  return !event.isCancelled && !event.isDeclined
}

/** Kinds of accounts whose events stand among the meetings. */
export type SeenSource = 'google' | 'outlook'

/** An event of somebody's calendar as it stands among their meetings. */
export function toSeenMeeting(event: SeenEvent, source: SeenSource, timezone: string) {
  const bounded = boundTimes(event)
  const times = event.isAllDay ? moveWholeDays(bounded, timezone) : bounded
  const link = readJoinUrl(event.joinUrl)
  const place = cut(event.location, MAX_LINE)
  const webLink = readJoinUrl(event.webLink)?.href
  const location = PLACES.find(({ hosts }) => link && hosts.test(link.host))?.location ?? ('custom' as const)
  return {
    title: cut(event.title, MAX_TITLE) || '(No title)',
    description: cut(toPlainDescription(event.description), MAX_DESCRIPTION),
    startTime: new Date(times.start),
    // A meeting lasts; in a calendar an event may be a moment.
    endTime: new Date(Math.max(times.end, times.start + MINUTE_MS)),
    location,
    locationData: {
      ...(link && { meetLink: link.href }),
      ...(place && place !== link?.href && { customLocation: place }),
      ...(event.icalUid && { icalUid: clean(event.icalUid) }),
      ...(source === 'google'
        ? { googleEventId: clean(event.id), ...(webLink && { googleWebLink: webLink }) }
        : { outlookEventId: clean(event.id), ...(webLink && { outlookWebLink: webLink }) }),
    },
    attendees: event.attendees.slice(0, MOST_ATTENDEES).map((address) => cut(address, MAX_LINE)),
  }
}

/** A stranger's invitation may say any year. What is drawn as a date has to be one, and nobody meets for longer. */
function boundTimes({ start, end }: SeenEvent): Period {
  const first = clampInstant(start)
  return { start: first, end: clampInstant(Math.min(end, first + LONGEST_MS)) }
}

/** NUL and half characters are no text to a database. */
export function clean(text: string): string {
  return text.toWellFormed().replaceAll('\0', '')
}

function cut(text: string, length: number): string {
  return clean(text.trim().slice(0, length))
}
