import { type CalendarEvent, toCalendarFile } from '@/lib/export/ics'
import { env } from '@/lib/platform/env'
import { readMeetLink } from '@/lib/vocabulary/join-url'
import { mails } from '@/messages/en/mails'
import type { EventProps, Message } from './templates'

export type Method = 'REQUEST' | 'CANCEL'

/** Rows may have waited since before join links were checked. */
export function withFitLink<T extends EventProps>(props: T): T {
  return { ...props, joinUrl: readMeetLink(props.joinUrl)?.href ?? null }
}

/** Where a meeting is, and what has to be typed to get in. */
export function describePlace({ location, joinUrl, password }: EventProps): string {
  return joinUrl && password ? `${location}, ${mails.event.passwordLine(password)}` : location
}

/**
 * One sender of invitations. Where a provider invites, ours would make a second entry in the reader's
 * calendar: the file then carries the provider's UID and no method, and is left out while there is no UID.
 */
export function attachCalendar(
  props: EventProps,
  method: Method,
  more: Pick<CalendarEvent, 'description' | 'attendees'>,
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
    location: props.joinUrl ?? props.location,
    organizer: { name: props.ownerName, email: props.ownerEmail },
    isCancelled: method === 'CANCEL',
    ...(providerUid === undefined && { method }),
    ...more,
  })
  return { calendar: { method: providerUid === undefined ? method : null, content } }
}
