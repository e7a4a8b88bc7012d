import { newId } from '@/db/new-id'
import type { NewBooking } from '@/db/queries/meetings/insert-booking'
import type { WithForm } from '@/db/queries/meetings/schedule'
import { beginsAs } from '@/lib/bookings/approval'
import { toBooking } from '@/lib/bookings/booking'
import type { BookingMailProps, Mail } from '@/lib/mail/templates'
import type { Meeting } from '@/lib/meetings/schema'
import type { BookingInput } from '@/lib/meetings/visitor/booking-schema'
import { policyProps } from '@/lib/notices/booking-props'
import { toGuestMails } from '@/lib/notices/guest-mails'
import { timedMailsOf } from '@/lib/notices/timed-mails'
import { toEventsRow, toOutboxRow } from '@/lib/outbox/enqueue'
import { rulesOf } from '@/lib/pages/server/page-rules'
import { decideUrls, manageUrl } from '@/lib/platform/tokens'
import { countedPeriods, guardOf, lengthsOf } from '@/lib/scheduling'
import { locationText } from '@/lib/vocabulary/calendars/location'
import { mayHaveEvents } from '@/lib/vocabulary/calendars/location-provider'
import type { Language } from '@/lib/vocabulary/languages'
import { MAX_IN_MAIL } from '@/lib/vocabulary/mail'
import { shorten } from '@/lib/vocabulary/text/shorten'
import { toEventData } from './event-data'
import { acceptGuests } from './guests'
import type { composeAnswers } from './intake-form'

const BOOKING_MAILS = ['booking-confirmation', 'booking-notice'] as const
const REQUEST_MAILS = ['booking-request', 'booking-request-notice'] as const

type Circumstances = {
  isOwners: boolean
  language: Language
  /** The response that is written with it. */
  responseId: string | null
  now: Date
}

/** Ids are generated here, so that one statement can write every row and the response is known before it. */
export function composeBooking(
  page: WithForm,
  input: BookingInput,
  { answers, inMail }: Awaited<ReturnType<typeof composeAnswers>>,
  { isOwners, language, responseId, now }: Circumstances,
) {
  const [bookingId, meetingId] = [newId(), newId()]
  const rules = rulesOf(page, now.getTime(), input.duration)
  const endTime = new Date(input.startTime.getTime() + lengthsOf(rules).durationMs)
  const times = { startTime: input.startTime.toISOString(), endTime: endTime.toISOString() }
  const attendee = { attendeeName: input.attendeeName, attendeeEmail: input.attendeeEmail }
  const location = page.location === 'other' ? 'custom' : page.location
  const locationData = page.customLocation ? { customLocation: page.customLocation } : {}
  const begin = beginsAs(page, { startTime: input.startTime, isOwners, now })
  // A request has no events before it is approved.
  const hasEvents = begin.status === 'confirmed' && mayHaveEvents(page)
  const { cancelNotice, moveNotice, maxMoves } = page
  const guests = acceptGuests(page, input)
  const taken = { ...begin, guests } satisfies Partial<NewBooking['booking']>
  const booking = toBooking(
    {
      ...{ id: bookingId, startTime: input.startTime, endTime, ...attendee, ...taken },
      ...{ cancelNotice, moveNotice, maxMoves, moves: 0, isNoShow: false },
      ...{ createdAt: now, history: [], cancelledAt: null, cancelledBy: null, cancelReason: null },
    },
    manageUrl(bookingId),
  )
  const meeting: Meeting = {
    id: meetingId,
    title: page.title,
    description: page.description,
    ...times,
    location,
    locationData,
    attendees: [input.attendeeEmail, ...guests],
    primarySource: 'time_slot',
    source: 'time_slot',
    status: taken.status,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
  }
  const props: BookingMailProps = {
    meetingId,
    title: page.title,
    ...times,
    ...attendee,
    ownerName: page.ownerName,
    ownerEmail: page.ownerEmail,
    ownerTimezone: page.timezone,
    ...(guests.length > 0 && { guests }),
    attendeeTimezone: input.userTimezone,
    attendeeTimeFormat: input.userTimeFormat ?? null,
    ...(page.description && { description: shorten(page.description, MAX_IN_MAIL) }),
    location: locationText(location, page.customLocation),
    joinUrl: null,
    manageUrl: booking.manageUrl,
    ...policyProps({ cancelNotice, moveNotice, maxMoves, moves: 0 }),
    answers: inMail,
    ...(hasEvents && { hasEvents }),
    ...(begin.expiresAt && { request: { expiresAt: begin.expiresAt.toISOString(), ...decideUrls(bookingId) } }),
    sequence: 0,
    stamp: now.toISOString(),
  }
  const words = page.mailTexts.confirmation
  const withWords = { ...props, ...(words && { words }) }
  const { reminders, followUp } = page
  const facts = { id: bookingId, startTime: input.startTime, endTime, status: taken.status, isNoShow: false }
  const templates = begin.expiresAt ? REQUEST_MAILS : BOOKING_MAILS
  // Guests of a request are invited when it is approved.
  const invited = begin.expiresAt ? [] : guests
  const toPeople: Mail[] = [
    ...templates.map(
      (template): Mail => ({ template, props: template === 'booking-confirmation' ? withWords : props }),
    ),
    ...toGuestMails('meeting-invitation', { bookingId, guests: invited, props }),
  ]
  const queued = [...toPeople.map((mail) => ({ mail })), ...timedMailsOf({ ...facts, reminders, followUp }, now)]
  const mails = queued.map((mail) => toOutboxRow({ ...mail, ownerId: page.userId, meetingId }, now))
  const events = hasEvents ? toEventsRow({ ownerId: page.userId, meetingId, notifies: true }, now) : null
  const row = {
    id: bookingId,
    pageId: page.id,
    userId: page.userId,
    startTime: input.startTime,
    endTime,
    ...guardOf(rules, { startTime: input.startTime, endTime }),
    ...attendee,
    ...taken,
    attendeeTimezone: input.userTimezone,
    attendeeTimeFormat: input.userTimeFormat ?? null,
    language,
  }
  return {
    result: { meeting, booking },
    /** The outbox row for its calendar events; null for a page without providers. */
    events: events && { id: events.id, meetingId },
    write: {
      booking: row,
      meeting: { ...meeting, targetCalendars: page.targetCalendars },
      mails: events ? [...mails, events] : mails,
      event: toEventData(
        { booking, meeting },
        { page: { id: page.id, slug: page.slug, title: page.title }, responses: responseId ? [responseId] : [] },
      ),
      rulesVersion: page.rulesVersion,
      periods: countedPeriods(page, input.startTime.getTime()),
      formId: page.form?.id ?? null,
      answers,
    },
  }
}
