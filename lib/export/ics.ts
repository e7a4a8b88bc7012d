import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import { cleanName } from '@/lib/vocabulary/text/person-name'

type Person = { name: string; email: string }

export type CalendarEvent = {
  /** With `host` it makes the UID, which is the same in every file about a meeting. */
  id: string
  /** Replaces that UID if a provider sent the invitation with its own. */
  uid?: string
  host: string
  sequence: number
  stamp: Date
  start: Date
  end: Date
  summary: string
  description: string
  location: string
  organizer?: Person
  /** A guest who booked has accepted; an invited attendee is asked to reply. */
  attendees: (Person & { hasAccepted: boolean })[]
  /** Undefined for a downloaded file, or if a provider sends the invitation. */
  method?: 'REQUEST' | 'CANCEL'
  isCancelled?: boolean
}

/**
 * One VEVENT as RFC 5545 text: CRLF, lines folded at 75 octets, instants in UTC, so that no VTIMEZONE is needed. Names
 * are cleaned first: generators write illegal lines for a quote or a control character in a CN.
 */
export function toCalendarFile(event: CalendarEvent): string {
  const calendar = ical({ prodId: { company: 'Slotform', product: 'Slotform', language: 'EN' } })
  if (event.method) calendar.method(ICalCalendarMethod[event.method])
  const item = calendar.createEvent({
    id: event.uid ?? `${event.id}@${event.host}`,
    sequence: event.sequence,
    stamp: event.stamp,
    start: event.start,
    end: event.end,
    summary: plain(event.summary),
    // Some readers reject a property without a value.
    description: plain(event.description) || null,
    location: plain(event.location) || null,
    status: event.isCancelled || event.method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    transparency: ICalEventTransparency.OPAQUE,
  })
  if (event.organizer) item.organizer({ name: personName(event.organizer), email: event.organizer.email })
  for (const attendee of event.attendees) {
    item.createAttendee({
      name: personName(attendee),
      email: attendee.email,
      status: attendee.hasAccepted ? ICalAttendeeStatus.ACCEPTED : ICalAttendeeStatus.NEEDSACTION,
      rsvp: !attendee.hasAccepted,
    })
  }
  return calendar.toString()
}

function personName({ name, email }: Person): string {
  return cleanName(name) || email
}

/** Removes control characters, which are illegal in iCalendar text; line breaks are kept and escaped. */
function plain(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, ' ')
}
