import { clampInstant, type Period } from '@/lib/scheduling'
import { MINUTE_MS } from '@/lib/scheduling/units'
import { readJoinUrl } from '@/lib/shared/calendars/join-url'
import type { MeetingLocation } from '@/lib/shared/calendars/locations'
import { factsOf, PROVIDER_IDS } from '@/lib/shared/calendars/providers'
import { type CalendarSource, SEEN_IN } from '@/lib/shared/calendars/sources'
import type { OwnerLanguage } from '@/lib/shared/languages'
import { MAX_DESCRIPTION, MAX_LINE, MAX_TITLE } from '@/lib/shared/text/text'
import { textsOf } from '@/messages'
import { moveWholeDays } from '../providers/all-day'
import { toPlainDescription } from '../providers/plain-description'
import type { SeenEvent } from '../providers/provider'

const MAX_ATTENDEES = 200
/** A hundred years. */
const MAX_MS = 36_525 * 86_400_000

const VIDEOS = PROVIDER_IDS.flatMap((id) => factsOf(id).video ?? [])

/** False for cancelled and declined events. */
export function isMeeting(event: SeenEvent): boolean {
  return !event.isCancelled && !event.isDeclined
}

type Reader = { timezone: string; language: OwnerLanguage }

/** The meeting that shows an event of the owner's calendar. */
export function toImportedMeeting(event: SeenEvent, source: CalendarSource, { timezone, language }: Reader) {
  const bounded = boundTimes(event)
  const times = event.isAllDay ? moveWholeDays(bounded, timezone) : bounded
  const link = readJoinUrl(event.joinUrl)
  const place = cut(event.location, MAX_LINE)
  const webLink = readJoinUrl(event.webLink)?.href
  const location: MeetingLocation = VIDEOS.find(({ hosts }) => link && hosts?.test(link.host))?.location ?? 'custom'
  return {
    title: cut(event.title, MAX_TITLE) || textsOf(language).t.calendars.untitledEvent,
    description: cut(toPlainDescription(event.description), MAX_DESCRIPTION),
    startTime: new Date(times.start),
    // An event may have no length, a meeting may not.
    endTime: new Date(Math.max(times.end, times.start + MINUTE_MS)),
    location,
    locationData: {
      ...(link && { meetLink: link.href }),
      ...(place && place !== link?.href && { customLocation: place }),
      ...(event.icalUid && { icalUid: toStorableText(event.icalUid) }),
      [SEEN_IN[source].eventId]: toStorableText(event.id),
      ...(webLink && { [SEEN_IN[source].webLink]: webLink }),
    },
    attendees: event.attendees.slice(0, MAX_ATTENDEES).map((address) => cut(address, MAX_LINE)),
  }
}

/** Invitations from strangers can carry any year; this accepts dates that can be shown, of a plausible length. */
function boundTimes({ start, end }: SeenEvent): Period {
  const first = clampInstant(start)
  return { start: first, end: clampInstant(Math.min(end, first + MAX_MS)) }
}

/** NUL and half characters are no text to a database. */
export function toStorableText(text: string): string {
  return text.toWellFormed().replaceAll('\0', '')
}

export function cut(text: string, length: number): string {
  return toStorableText(text.trim().slice(0, length))
}
