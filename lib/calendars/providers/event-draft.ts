import type { EventRow, MeetingOfEvents } from '@/db/queries/calendars/calendar-events'
import { emailAddress } from '@/lib/vocabulary/email-address'
import { passwordBeside, readJoinUrl } from '@/lib/vocabulary/join-url'
import { locationText } from '@/lib/vocabulary/location'
import { cleanName, nameToRepeat } from '@/lib/vocabulary/person-name'
import { textsFor } from '@/messages'
import { mails } from '@/messages/en/mails'
import type { Capabilities, EventDraft } from './provider'

const address = emailAddress('')

type Place = {
  key: string
  /** UID of the event that was there before. */
  replaces: string | null
  role: EventRow['role']
  makesLink: boolean
  /** The account's provider, null where it is not set up. */
  invites: Capabilities['invites'] | null
}
/** `joinUrl` stands already, made by another event or by the owner; `notifies`: attendees may be written to. */
type Facts = { joinUrl: string | null; password: string | null; notifies: boolean }

/**
 * The event as it should be at its provider. Only the main one has attendees. Where the provider does not take them over,
 * the text says who they are; where it invites them, they read that text, and it is the owner's alone.
 */
export function toDraft(meeting: MeetingOfEvents, place: Place, facts: Facts): EventDraft {
  const { key, replaces, role, makesLink, invites } = place
  const people = listPeople(meeting)
  const joinUrl = makesLink ? null : facts.joinUrl
  const password = passwordBeside(joinUrl, facts.password)
  const description = [meeting.description, password && mails.event.passwordLine(password)].filter(Boolean).join('\n\n')
  const isInvitation = role === 'main' && invites === 'provider'
  return {
    key,
    ...(replaces && { replaces }),
    ...(role === 'main' && { mailedAs: meeting.id }),
    title: meeting.title,
    description: isInvitation ? description : withNames(description, meeting, people),
    start: meeting.startTime.getTime(),
    end: meeting.endTime.getTime(),
    timezone: meeting.timezone,
    location: locationText(
      meeting.location,
      meeting.locationData.customLocation ?? null,
      textsFor('visitor').t.locations.toBeShared,
    ),
    joinUrl,
    attendees: role === 'main' ? toInvited(people) : [],
    wantsConference: makesLink,
    notifies: role === 'main' && facts.notifies,
    sequence: meeting.icalSequence,
  }
}

/** Of a meeting that is gone: only its key still names it. */
export function toBareDraft({ key, replaces }: Pick<Place, 'key' | 'replaces'>, now: number): EventDraft {
  return {
    key,
    ...(replaces && { replaces }),
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

/**
 * The provider writes to them, in the owner's name: what somebody typed as a name is not repeated where it may be taken for
 * a link.
 */
function toInvited(people: { name: string; email: string }[]): { name: string; email: string }[] {
  return people
    .filter(({ email }) => address.safeParse(email).success)
    .map(({ name, email }) => ({ name: nameToRepeat(name) ?? '', email }))
}

function withNames(description: string, meeting: MeetingOfEvents, people: { name: string; email: string }[]): string {
  if (people.length === 0) return description
  const names = people.map(({ name, email }) => (cleanName(name) ? `${cleanName(name)} <${email}>` : email)).join(', ')
  const { t, say } = textsFor('owner').part('calendarEntry')
  const line = say(meeting.bookingId ? t.bookedBy : t.with, { people: names })
  return [description, line].filter(Boolean).join('\n\n')
}
