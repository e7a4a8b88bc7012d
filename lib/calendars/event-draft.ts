import type { EventRow, MeetingOfEvents } from '@/db/queries/calendar-events'
import { locationText } from '@/lib/booking/location'
import { emailAddress } from '@/lib/email-address'
import { readJoinUrl } from '@/lib/join-url'
import type { EventDraft } from './provider'

const address = emailAddress('')

type Place = { key: string; role: EventRow['role']; makesLink: boolean }
/** `joinUrl` stands already, made by another event or by the owner; `notifies`: attendees may be written to. */
type Facts = { joinUrl: string | null; notifies: boolean }

/** The event as it should be at its provider. Only the main one has attendees: a copy names them in its text. */
export function toDraft(meeting: MeetingOfEvents, { key, role, makesLink }: Place, facts: Facts): EventDraft {
  const people = listPeople(meeting)
  return {
    key,
    ...(role === 'main' && { mailedAs: meeting.id }),
    title: meeting.title,
    description: role === 'copy' ? withNames(meeting.description, meeting, people) : meeting.description,
    start: meeting.startTime.getTime(),
    end: meeting.endTime.getTime(),
    timezone: meeting.timezone,
    location: locationText(meeting.location, meeting.locationData.customLocation ?? null),
    joinUrl: makesLink ? null : facts.joinUrl,
    attendees: role === 'main' ? people.filter(({ email }) => address.safeParse(email).success) : [],
    wantsConference: makesLink,
    notifies: role === 'main' && facts.notifies,
    sequence: meeting.icalSequence,
  }
}

/** Of a meeting that is gone: only its key still names it. */
export function toBareDraft(key: string, now: number): EventDraft {
  return {
    key,
    title: '',
    description: '',
    start: now,
    end: now + 60_000,
    timezone: 'UTC',
    location: '',
    joinUrl: null,
    attendees: [],
    wantsConference: false,
    notifies: false,
    sequence: 0,
  }
}

/** A link that the owner gave a meeting, fit to be followed. */
export function ownJoinUrl(meeting: MeetingOfEvents): string | null {
  return readJoinUrl(meeting.locationData.meetLink)?.href ?? null
}

function listPeople({ attendees, attendeeName, attendeeEmail }: MeetingOfEvents): { name: string; email: string }[] {
  return attendees.map((email) => ({ name: email === attendeeEmail ? (attendeeName ?? '') : '', email }))
}

function withNames(description: string, meeting: MeetingOfEvents, people: { name: string; email: string }[]): string {
  if (people.length === 0) return description
  const names = people.map(({ name, email }) => (name ? `${name} <${email}>` : email)).join(', ')
  const label = meeting.bookingId ? 'Booked by' : 'With'
  return [description, `${label}: ${names}`].filter(Boolean).join('\n\n')
}
