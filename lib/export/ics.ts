import ical, {
  ICalAttendeeStatus,
  type ICalCalendar,
  ICalCalendarMethod,
  ICalEventClass,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator'
import { cleanName } from '@/lib/shared/text/person-name'

type Person = { name: string; email: string }

/** `PUBLISH`: an event to keep, which asks for no answer. */
export type CalendarMethod = 'REQUEST' | 'PUBLISH' | 'CANCEL'

export type CalendarEvent = {
  /** With `host` it makes the UID, which is the same in every file about a meeting. */
  id: string
  /** Replaces that UID if a provider or another tool sent the invitation with its own. */
  uid?: string | undefined
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
  method?: CalendarMethod
  isCancelled?: boolean
  /** It waits for approval. */
  isTentative?: boolean
  /** More is behind it than it says. */
  isPrivate?: boolean
}

/** The language is that of this name (RFC 5545, 3.7.3), whatever the file is in. */
const PRODUCT = { company: 'Slotform', product: 'Slotform', language: 'EN' }

/**
 * One VEVENT as RFC 5545 text: CRLF, lines folded at 75 octets, instants in UTC, so that no VTIMEZONE is needed. Names
 * are cleaned first: generators write illegal lines for a quote or a control character in a CN.
 */
export function toCalendarFile(event: CalendarEvent): string {
  const calendar = ical({ prodId: PRODUCT })
  if (event.method) calendar.method(ICalCalendarMethod[event.method])
  addEvent(calendar, event)
  return calendar.toString()
}

/**
 * The same for a calendar that programs subscribe to, in pieces: its head, one for each batch, its end. Programs are asked
 * to read it every `refreshSeconds`.
 */
export async function* toCalendarFeed(
  { name, refreshSeconds }: { name: string; refreshSeconds: number },
  batches: Iterable<CalendarEvent[]> | AsyncIterable<CalendarEvent[]>,
): AsyncGenerator<string> {
  const empty = ical({ prodId: PRODUCT, name: plain(name), ttl: refreshSeconds }).toString()
  const end = empty.indexOf('END:VCALENDAR')
  yield empty.slice(0, end)
  for await (const batch of batches) {
    const calendar = ical({ prodId: PRODUCT })
    for (const event of batch) addEvent(calendar, event)
    const text = calendar.toString()
    yield text.slice(text.indexOf('BEGIN:VEVENT'), text.lastIndexOf('END:VCALENDAR'))
  }
  yield empty.slice(end)
}

function addEvent(calendar: ICalCalendar, event: CalendarEvent): void {
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
    status: statusOf(event),
    transparency:
      event.isPrivate && event.isCancelled ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
    class: event.isPrivate ? ICalEventClass.PRIVATE : null,
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
}

function statusOf({ isCancelled, isTentative, method }: CalendarEvent): ICalEventStatus {
  if (isCancelled || method === 'CANCEL') return ICalEventStatus.CANCELLED
  return isTentative ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED
}

function personName({ name, email }: Person): string {
  return cleanName(name) || email
}

/** Removes control characters, which are illegal in iCalendar text; line breaks are kept and escaped. */
function plain(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, ' ')
}
