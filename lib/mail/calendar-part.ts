import { type CalendarEvent, toCalendarFile } from '@/lib/export/ics'
import { env } from '@/lib/platform/env'
import { readMeetLink } from '@/lib/vocabulary/calendars/join-url'
import { passwordLine } from '@/lib/vocabulary/calendars/join-words'
import { commaList } from '@/lib/vocabulary/text/comma-list'
import type { Texts } from '@/messages/texts'
import type { EventProps, Message } from './templates'

export type Method = 'REQUEST' | 'CANCEL'

/** Earlier releases queued rows with unchecked join links. */
export function withFitLink<T extends EventProps>(props: T): T {
  return { ...props, joinUrl: readMeetLink(props.joinUrl)?.href ?? null }
}

/** The place of a meeting, with the password to type there. */
export function withPassword(place: string, { joinUrl, password }: EventProps, texts: Texts): string {
  if (!joinUrl || !password) return place
  return commaList([place, passwordLine(password, texts.part('joining'))], texts.locale)
}

type Entry = Pick<CalendarEvent, 'description' | 'attendees'> & { place: string }

/**
 * One sender of invitations. If a provider invites, our file would make a second entry in the reader's calendar: it carries
 * the provider's UID and no method then, and is left out while there is no UID.
 */
export function attachCalendar(
  props: EventProps,
  method: Method,
  { place, ...entry }: Entry,
): Pick<Message, 'calendar'> {
  const { providerUid } = props
  if (providerUid === null) return {}
  const content = toCalendarFile({
    id: props.meetingId,
    uid: providerUid,
    host: new URL(env().APP_URL).hostname,
    sequence: props.sequence,
    stamp: new Date(props.stamp),
    start: new Date(props.startTime),
    end: new Date(props.endTime),
    summary: props.title,
    location: props.joinUrl ?? place,
    organizer: { name: props.ownerName, email: props.ownerEmail },
    isCancelled: method === 'CANCEL',
    ...(providerUid === undefined && { method }),
    ...entry,
  })
  return { calendar: { method: providerUid === undefined ? method : null, content } }
}
