import type { EventRow } from '@/db/queries/calendars/calendar-events'
import type { MeetingOfEvents } from '@/db/queries/calendars/meeting-events'
import { passwordBeside, readMeetLink } from '@/lib/shared/calendars/join-url'
import { passwordLine } from '@/lib/shared/calendars/join-words'
import { locationText } from '@/lib/shared/calendars/location'
import { commaList } from '@/lib/shared/text/comma-list'
import { emailAddress } from '@/lib/shared/text/email-address'
import { cleanName, nameToRepeat } from '@/lib/shared/text/person-name'
import type { Texts } from '@/messages/texts'
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
type Person = { name: string; email: string }
type MeetingOfPeople = Pick<MeetingOfEvents, 'attendees' | 'attendeeName' | 'attendeeEmail' | 'bookingId'>
/** `joinUrl` exists already, made by another event or by the owner; `notifies`: attendees may be emailed. */
type Facts = Pick<EventDraft, 'hasLeft' | 'notifies'> & { joinUrl: string | null; password: string | null }

/**
 * The event as it should be at its provider, in the owner's language. Only the main one has attendees. If the provider
 * invites them, they read its description, so that has the owner's words alone; otherwise it names them.
 */
export function toEventDraft(meeting: MeetingOfEvents, place: Place, facts: Facts, texts: Texts): EventDraft {
  const { key, replaces, role, makesLink, invites } = place
  const people = listPeople(meeting)
  const joinUrl = makesLink ? null : facts.joinUrl
  const password = passwordBeside(joinUrl, facts.password)
  const description = [meeting.description, password && passwordLine(password, texts.part('joining'))]
    .filter(Boolean)
    .join('\n\n')
  const isInvitation = role === 'main' && invites === 'provider'
  return {
    key,
    ...(replaces && { replaces }),
    ...(role === 'main' && { mailedAs: meeting.id }),
    ...(meeting.icalUid && { uid: meeting.icalUid }),
    hasLeft: facts.hasLeft,
    title: meeting.title,
    description: isInvitation ? description : withNames(description, meeting, people, texts),
    start: meeting.startTime.getTime(),
    end: meeting.endTime.getTime(),
    timezone: meeting.timezone,
    location:
      locationText(meeting.location, meeting.locationData.customLocation ?? null) || texts.t.locations.toBeShared,
    joinUrl,
    attendees: role === 'main' ? toInvited(people) : [],
    wantsConference: makesLink,
    notifies: role === 'main' && facts.notifies,
    sequence: meeting.icalSequence,
  }
}

/** Somebody who booked has an address until they are forgotten. */
export function namesNobody({
  bookingId,
  attendeeEmail,
}: Pick<MeetingOfPeople, 'bookingId' | 'attendeeEmail'>): boolean {
  return bookingId !== null && attendeeEmail === ''
}

/** A draft for a deleted meeting, of which only the key is known. */
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
    hasLeft: () => false,
    wantsConference: false,
    notifies: false,
    sequence: 0,
  }
}

/** A link that the owner gave a meeting, fit to be followed. */
export function ownJoinUrl(meeting: MeetingOfEvents): string | null {
  return readMeetLink(meeting.locationData.meetLink)?.href ?? null
}

/** Attendees of a meeting; the one who booked has a name. */
export function listPeople({ attendees, attendeeName, attendeeEmail }: MeetingOfPeople): Person[] {
  return attendees.map((email) => ({ name: email === attendeeEmail ? (attendeeName ?? '') : '', email }))
}

/** The provider writes to them in the owner's name, so a name that looks like a link is left out. */
function toInvited(people: Person[]): Person[] {
  return people
    .filter(({ email }) => address.safeParse(email).success)
    .map(({ name, email }) => ({ name: nameToRepeat(name) ?? '', email }))
}

/** The text of an event that its owner alone reads. */
export function withNames(description: string, meeting: MeetingOfPeople, people: Person[], texts: Texts): string {
  const { t, say, locale } = texts.part('calendarEntry')
  const named = (who: Person[]) => {
    const names = who.map(({ name, email }) => (cleanName(name) ? `${cleanName(name)} <${email}>` : email))
    return { people: commaList(names, locale) }
  }
  const bookers = people.filter(({ email }) => email === meeting.attendeeEmail)
  const others = people.filter((person) => !bookers.includes(person))
  const lines = [
    bookers.length > 0 && say(t.bookedBy, named(bookers)),
    others.length > 0 && say(meeting.bookingId ? t.guests : t.with, named(others)),
  ]
  return [description, lines.filter(Boolean).join('\n')].filter(Boolean).join('\n\n')
}
