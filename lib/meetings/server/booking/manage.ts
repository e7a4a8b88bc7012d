import { database } from '@/db/client'
import { listAnswersOfBooking } from '@/db/queries/forms/form-responses'
import { findBookingRow } from '@/db/queries/meetings/bookings'
import { findMeetingOfBooking, type MeetingRow } from '@/db/queries/meetings/meetings'
import { bookAgainSlug } from '@/lib/bookings/book-again'
import { mainLanguageOf, titleForPeople } from '@/lib/bookings/booked-title'
import { historyOf } from '@/lib/bookings/history'
import { findProviderUid } from '@/lib/calendars/events/add-meeting-link'
import { toCalendarFile } from '@/lib/export/ics'
import { withFileNames } from '@/lib/forms/answers/file-names'
import { readResponseFiles } from '@/lib/forms/server/response-files'
import type { GivenAnswer, ManagedBooking } from '@/lib/meetings/visitor/managed-booking'
import { env } from '@/lib/platform/env'
import { organizerAddress } from '@/lib/platform/mail-from'
import { findByToken } from '@/lib/platform/tokens'
import { toBrand } from '@/lib/shared/brand'
import { describeEntry } from '@/lib/shared/calendars/entry-words'
import { passwordBeside, readMeetLink } from '@/lib/shared/calendars/join-url'
import { locationText } from '@/lib/shared/calendars/location'
import { mayHaveEvents } from '@/lib/shared/calendars/location-provider'
import { AppError } from '@/lib/shared/errors'
import { isAnswered } from '@/lib/shared/forms/answer-text'
import type { Answer } from '@/lib/shared/forms/question'
import { pick } from '@/lib/shared/pick'
import { nameToRepeat } from '@/lib/shared/text/person-name'
import { textsOf } from '@/messages'

export async function findBookingByToken(token: string): Promise<ManagedBooking | null> {
  const found = await findRows(token)
  if (!found) return null
  const { booking, meeting } = found
  const given = await listAnswersOfBooking(database(), booking.id)
  return {
    id: booking.id,
    language: booking.language,
    ...titleForPeople(booking, meeting),
    ownerName: booking.ownerName,
    ownerEmail: organizerAddress(booking.ownerEmail),
    brand: toBrand(booking.brand),
    attendeeName: booking.attendeeName,
    attendeeEmail: booking.attendeeEmail,
    startTime: booking.startTime,
    endTime: booking.endTime,
    status: booking.status,
    expiresAt: booking.status === 'pending' ? booking.expiresAt : null,
    moveRequest: booking.moveRequest && {
      startTime: booking.moveRequest.startTime,
      expiresAt: booking.moveRequest.expiresAt ?? booking.moveRequest.startTime,
    },
    asksToMove: booking.status === 'confirmed' && booking.approval === 'always',
    ...pick(booking, ['cancelNotice', 'moveNotice', 'maxMoves', 'moves', 'guests']),
    history: historyOf(booking),
    location: placeOf(meeting) || null,
    ...(meeting.locationData.customLocation && { locationLang: mainLanguageOf(booking) }),
    joinUrl: booking.status === 'confirmed' ? linkOf(meeting) : null,
    password: meeting.locationData.password ?? null,
    timezone: booking.timezone ?? booking.ownerTimezone ?? 'UTC',
    lockTimezone: booking.lockTimezone ?? false,
    userTimezone: booking.attendeeTimezone,
    timeFormat: booking.attendeeTimeFormat ?? booking.ownerTimeFormat ?? '24h',
    slug: bookAgainSlug(booking),
    hasOpenPage: booking.isActive ?? false,
    answers: (await Promise.all(given.map(toGivenAnswers))).flat(),
  }
}

/** The booking's calendar file, to download. It has no METHOD, so that calendars import it as a plain event. */
export async function getCalendarFile(token: string): Promise<string> {
  const found = await findRows(token)
  if (!found) throw new AppError('booking_not_found')
  const { booking, meeting } = found
  // A request has no file before it is approved.
  if (booking.status !== 'confirmed' && booking.status !== 'cancelled') throw new AppError('not_found')
  const joinUrl = linkOf(meeting)
  const { title } = titleForPeople(booking, meeting)
  // If a provider or another tool sent the invitation, another UID would make a second calendar entry.
  const uid = mayHaveEvents(meeting) ? await findProviderUid(meeting.id) : null
  return toCalendarFile({
    id: meeting.id,
    uid: uid ?? meeting.icalUid ?? undefined,
    host: new URL(env().APP_URL).hostname,
    sequence: meeting.icalSequence,
    stamp: meeting.updatedAt,
    start: booking.startTime,
    end: booking.endTime,
    isCancelled: booking.status === 'cancelled',
    summary: title,
    ...guestEntry(
      {
        language: booking.language,
        title,
        ownerName: booking.ownerName,
        location: placeOf(meeting) || null,
        joinUrl,
        password: passwordBeside(joinUrl, meeting.locationData.password),
      },
      token,
    ),
    organizer: { name: booking.ownerName, email: organizerAddress(booking.ownerEmail) },
    attendees: [
      { name: nameToRepeat(booking.attendeeName) ?? '', email: booking.attendeeEmail, hasAccepted: true },
      ...booking.guests.map((email) => ({ name: '', email, hasAccepted: false })),
    ],
  })
}

type EntryFacts = Pick<ManagedBooking, 'language' | 'title' | 'ownerName' | 'location' | 'joinUrl' | 'password'>

/** The booking in a calendar of its attendee, in the language in which it was booked. */
export function guestEntry(facts: EntryFacts, token: string): { description: string; location: string } {
  const { language, title, ownerName, location, joinUrl, password } = facts
  const texts = textsOf(language)
  return {
    description: describeEntry(
      { title, name: ownerName, joinUrl, password, link: { for: 'guest', url: `${env().APP_URL}/b/${token}` } },
      { joining: texts.part('joining'), entry: texts.part('entry') },
    ),
    location: joinUrl ?? location ?? texts.say(texts.t.locations.toBeSent, { host: ownerName }),
  }
}

/** Returns the answers in the order of the questions, without unanswered ones. */
async function toGivenAnswers(given: Awaited<ReturnType<typeof listAnswersOfBooking>>[number]) {
  const { id, formId, questions, responses } = given
  const files = (await readResponseFiles(formId, [given])).get(id) ?? []
  const legible: Record<string, Answer> = withFileNames(responses, files)
  return (questions ?? []).flatMap((question): GivenAnswer[] => {
    const answer = legible[question.id]
    return isAnswered(answer) ? [{ question, answer }] : []
  })
}

function placeOf({ location, locationData }: MeetingRow): string {
  return locationText(location, locationData.customLocation ?? null)
}

function linkOf({ locationData }: MeetingRow): string | null {
  return readMeetLink(locationData.meetLink)?.href ?? null
}

async function findRows(token: string) {
  const id = await findByToken('manage', token)
  if (!id) return null
  const [booking, meeting] = await Promise.all([findBookingRow(database(), id), findMeetingOfBooking(database(), id)])
  return booking && meeting && { booking, meeting }
}
