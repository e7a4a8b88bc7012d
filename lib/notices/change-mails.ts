import type { Database } from '@/db/client'
import { findOrganizer } from '@/db/queries/accounts/users'
import { findMeetingOfEvents } from '@/db/queries/calendars/meeting-events'
import { type BookingRow, findBookingRow } from '@/db/queries/meetings/bookings'
import type { MeetingRow } from '@/db/queries/meetings/meetings'
import type { BookingMailProps, MovedMailFacts } from '@/lib/mail/templates'
import { enqueue } from '@/lib/outbox/enqueue'
import { whenRecipientMay } from '@/lib/outbox/mail-limits'
import { env } from '@/lib/platform/env'
import type { IntegrationType } from '@/lib/shared/calendars/integration'
import { mayHaveEvents } from '@/lib/shared/calendars/location-provider'
import { SERVICE_NAMES } from '@/lib/shared/calendars/service-names'
import type { Canceller } from '@/lib/shared/statuses'
import { toBookingProps } from './booking-props'
import { werePeopleNotified } from './event-mails'
import { enqueueGuestMails } from './guest-mails'
import { listAddresses, toMeetingProps } from './meeting-props'

type Times = { startTime: Date; endTime: Date }

/** Mails the new time to everybody who got a mail about the meeting. Inside the transaction that follows its calendar event. */
export async function enqueueMoved(tx: Database, meeting: MeetingRow, before: Times, now: Date): Promise<void> {
  const facts = { ownerId: meeting.userId, meetingId: meeting.id }
  const events = mayHaveEvents(meeting) ? { hasEvents: true } : {}
  if (meeting.bookingId) {
    const booking = await findBookingRow(tx, meeting.bookingId)
    if (!booking) return
    const stored = toBookingProps(booking, meeting, { sequence: meeting.icalSequence, now })
    const props = { ...stored, ...events, move: toMove(before, { by: 'owner', reason: null }) }
    await enqueue(tx, { mail: { template: 'booking-moved', props }, ...facts }, now)
    await enqueueGuestMails(tx, toGuests(booking, props, { isStrangers: false, now }))
    return
  }
  if (!(await werePeopleNotified(tx, meeting))) return
  const organizer = await findOrganizer(tx, meeting.userId)
  for (const recipient of listAddresses(meeting.attendees)) {
    const props = { ...toMeetingProps(meeting, organizer, now), recipient, ...events }
    await enqueue(tx, { mail: { template: 'meeting-update', props }, ...facts }, now)
  }
}

type Mover = { by: Canceller; reason: string | null }

export const toMove = ({ startTime, endTime }: Times, mover: Mover): MovedMailFacts => ({
  startTime: startTime.toISOString(),
  endTime: endTime.toISOString(),
  ...mover,
})

type BookingMove = { booking: BookingRow; meeting: MeetingRow; mover: Mover; now: Date }

/** Mails both people the new time of a booking. `booking` has its time before, and the moves after it. Inside the transaction that moves it. */
export async function enqueueBookingMoved(tx: Database, { booking, meeting, mover, now }: BookingMove): Promise<void> {
  const { startTime, endTime, icalSequence: sequence } = meeting
  const props = {
    ...toBookingProps({ ...booking, startTime, endTime }, meeting, { sequence, now }),
    ...(meeting.status === 'confirmed' && mayHaveEvents(meeting) && { hasEvents: true }),
    move: toMove(booking, mover),
  }
  const facts = { ownerId: meeting.userId, meetingId: meeting.id }
  const whenItFits = mover.by === 'attendee' ? await whenRecipientMay(tx, booking.attendeeEmail, now) : {}
  await enqueue(tx, { mail: { template: 'booking-moved', props }, ...facts, ...whenItFits }, now)
  await enqueue(tx, { mail: { template: 'booking-moved-notice', props }, ...facts }, now)
  await enqueueGuestMails(tx, toGuests(booking, props, { isStrangers: mover.by === 'attendee', now }))
}

function toGuests(
  booking: BookingRow,
  props: BookingMailProps,
  { isStrangers, now }: { isStrangers: boolean; now: Date },
) {
  const { id: bookingId, userId: ownerId } = booking
  // The guests of a request have no invitation yet.
  const guests = booking.status === 'confirmed' ? booking.guests : []
  return { template: 'meeting-update' as const, bookingId, guests, props, ownerId, isStrangers, now }
}

type Question = { meetingId: string; userId: string; type: IntegrationType; change: 'deleted' | 'moved' }

/** Asks the owner about a change in their calendar. Inside the transaction that stores the question. */
export async function enqueueQuestion(tx: Database, { meetingId, userId, type, change }: Question, now: Date) {
  const meeting = await findMeetingOfEvents(tx, meetingId)
  if (!meeting) return
  const { email, timezone } = await findOrganizer(tx, userId)
  const props = {
    to: email,
    title: meeting.title,
    startTime: meeting.startTime.toISOString(),
    endTime: meeting.endTime.toISOString(),
    ownerTimezone: timezone,
    service: SERVICE_NAMES[type],
    change,
    isBooking: meeting.bookingId !== null,
    url: `${env().APP_URL}/meetings`,
  }
  await enqueue(tx, { mail: { template: 'calendar-change', props }, ownerId: userId, meetingId }, now)
}
