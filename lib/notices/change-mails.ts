import type { Database } from '@/db/client'
import { findOrganizer } from '@/db/queries/accounts/users'
import { findMeetingOfEvents } from '@/db/queries/calendars/meeting-events'
import { findBookingRow } from '@/db/queries/meetings/bookings'
import type { MeetingRow } from '@/db/queries/meetings/meetings'
import { enqueue } from '@/lib/outbox/enqueue'
import { env } from '@/lib/platform/env'
import type { IntegrationType } from '@/lib/vocabulary/calendars/integration'
import { mayHaveEvents } from '@/lib/vocabulary/calendars/location-provider'
import { SERVICE_NAMES } from '@/lib/vocabulary/calendars/service-names'
import { toBookingProps } from './booking-props'
import { werePeopleNotified } from './event-mails'
import { listAddresses, toMeetingProps } from './meeting-props'

/** Mails the new time to everybody who got a mail about the meeting. Inside the transaction that moves it. */
export async function enqueueMoved(tx: Database, meeting: MeetingRow, now: Date): Promise<void> {
  const facts = { ownerId: meeting.userId, meetingId: meeting.id }
  const events = mayHaveEvents(meeting) ? { hasEvents: true } : {}
  if (meeting.bookingId) {
    const booking = await findBookingRow(tx, meeting.bookingId)
    if (!booking) return
    const props = { ...toBookingProps(booking, meeting, { sequence: meeting.icalSequence, now }), ...events }
    await enqueue(tx, { mail: { template: 'booking-moved', props }, ...facts }, now)
    return
  }
  if (!(await werePeopleNotified(tx, meeting))) return
  const organizer = await findOrganizer(tx, meeting.userId)
  for (const recipient of listAddresses(meeting.attendees)) {
    const props = { ...toMeetingProps(meeting, organizer, now), recipient, ...events }
    await enqueue(tx, { mail: { template: 'meeting-update', props }, ...facts }, now)
  }
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
