import type { SchedulePage } from '@/db/queries/meetings/schedule-columns'
import type { OutboxRow } from '@/db/queries/outbox/outbox'
import type { AnsweredInMail, BookingMailProps, Mail } from '@/lib/mail/templates'
import { toOutboxRow } from '@/lib/outbox/enqueue'
import { addressOf, isForPeople } from '@/lib/outbox/mail-readers'
import { organizerAddress } from '@/lib/platform/mail-from'
import { decideUrls, manageUrl } from '@/lib/platform/tokens'
import type { TimeFormat } from '@/lib/scheduling/clock-formats'
import { readMeetLink } from '@/lib/shared/calendars/join-url'
import { locationText } from '@/lib/shared/calendars/location'
import type { LocationData, MeetingLocation } from '@/lib/shared/calendars/locations'
import { MAX_IN_MAIL } from '@/lib/shared/mail'
import type { TAKING_STATUSES } from '@/lib/shared/statuses'
import { shorten } from '@/lib/shared/text/shorten'
import { hostProps, policyProps } from './booking-props'
import { toGuestMails } from './guest-mails'
import { isHeldByPeople } from './host-mails'
import { timedMailsOf } from './timed-mails'

const BOOKING_MAILS = ['booking-confirmation', 'booking-notice'] as const
const REQUEST_MAILS = ['booking-request', 'booking-request-notice'] as const

type OwnersMail = { template: 'booking-notice' | 'booking-request-notice'; props: BookingMailProps }

type Booked = {
  id: string
  startTime: Date
  endTime: Date
  attendeeName: string
  attendeeEmail: string
  attendeeTimezone: string
  attendeeTimeFormat: TimeFormat | null
  guests: string[]
  status: (typeof TAKING_STATUSES)[number]
  /** Set for a request, which its owner has to approve. */
  expiresAt: Date | null
  policy: NonNullable<BookingMailProps['policy']>
  meeting: { id: string; location: MeetingLocation; locationData: LocationData }
  answers: AnsweredInMail[]
  hasEvents: boolean
  /** Null for a page without hosts. `email`: null for a room. */
  hosts: readonly { name: string; email: string | null }[] | null
}

/**
 * The mails of a booking that is about to be written: to its attendee, its owner and its guests, and those that wait for their time. `to`: the
 * address of an attendee or a guest who is mailed at once. A host gets `ownersMail` in place of the owner.
 */
export function toBookedMails(
  page: SchedulePage,
  booked: Booked,
  now: Date,
): { rows: { row: OutboxRow; to: string | null }[]; ownersMail: OwnersMail } {
  const { id: bookingId, guests, expiresAt, meeting } = booked
  const props = toProps(page, booked, now)
  const words = page.mailTexts.confirmation
  const withWords = { ...props, ...(words && { words }) }
  const [toAttendee, toOwner] = expiresAt ? REQUEST_MAILS : BOOKING_MAILS
  const ownersMail: OwnersMail = { template: toOwner, props }
  // Guests of a request are invited when it is approved.
  const invited = expiresAt ? [] : guests
  const toPeople: Mail[] = [
    toAttendee === 'booking-confirmation'
      ? { template: toAttendee, props: withWords }
      : { template: toAttendee, props },
    ...(isHeldByPeople(booked) ? [] : [ownersMail]),
    ...toGuestMails('meeting-invitation', { bookingId, guests: invited, props }),
  ]
  const { reminders, followUp } = page
  const timed = timedMailsOf({ ...booked, isNoShow: false, reminders, followUp }, now)
  const queued = [
    ...toPeople.map((mail) => ({ mail, to: isForPeople(mail) ? addressOf(mail) : null })),
    ...timed.map((mail) => ({ ...mail, to: null })),
  ]
  const rows = queued.map(({ to, ...mail }) => ({
    row: toOutboxRow({ ...mail, ownerId: page.userId, meetingId: meeting.id }, now),
    to,
  }))
  return { rows, ownersMail }
}

function toProps(page: SchedulePage, booked: Booked, now: Date): BookingMailProps {
  const { id: bookingId, guests, expiresAt, meeting, hasEvents } = booked
  return {
    meetingId: meeting.id,
    title: page.title,
    startTime: booked.startTime.toISOString(),
    endTime: booked.endTime.toISOString(),
    attendeeName: booked.attendeeName,
    attendeeEmail: booked.attendeeEmail,
    ownerName: page.ownerName,
    ownerEmail: organizerAddress(page.ownerEmail),
    ownerTimezone: page.timezone,
    ...(guests.length > 0 && { guests }),
    ...hostProps(booked.hosts),
    attendeeTimezone: booked.attendeeTimezone,
    attendeeTimeFormat: booked.attendeeTimeFormat,
    ...(page.description && { description: shorten(page.description, MAX_IN_MAIL) }),
    location: locationText(meeting.location, page.customLocation),
    // A request has no link before it is approved.
    joinUrl: expiresAt ? null : (readMeetLink(meeting.locationData.meetLink)?.href ?? null),
    manageUrl: manageUrl(bookingId),
    ...policyProps(booked.policy),
    answers: booked.answers,
    ...(hasEvents && { hasEvents }),
    ...(expiresAt && { request: { expiresAt: expiresAt.toISOString(), ...decideUrls(bookingId) } }),
    sequence: 0,
    stamp: now.toISOString(),
  }
}
