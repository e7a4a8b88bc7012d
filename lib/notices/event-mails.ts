import type { Database } from '@/db/client'
import { findOrganizer } from '@/db/queries/accounts/users'
import type { MeetingOfEvents } from '@/db/queries/calendars/calendar-events'
import { findBookingRow } from '@/db/queries/meetings/bookings'
import { wereMailsBegun } from '@/db/queries/outbox/outbox-meeting'
import { enqueue } from '@/lib/outbox/enqueue'
import { whenRecipientMay } from '@/lib/outbox/mail-limits'
import { toBookingProps } from './booking-props'
import { listAddresses, toMeetingProps } from './meeting-props'

/** The mails that tell people of a meeting; whoever got one of them may have got it without its link. */
const TELLING = [
  'booking-confirmation',
  'booking-notice',
  'booking-link',
  'booking-link-notice',
  'meeting-invitation',
  'meeting-update',
  'meeting-link',
]

/** Whether people were told of the meeting, by a mail of ours that is sent or just being sent. */
export function werePeopleNotified(
  db: Database,
  { id, userId }: Pick<MeetingOfEvents, 'id' | 'userId'>,
): Promise<boolean> {
  return wereMailsBegun(db, { userId, meetingId: id, templates: TELLING })
}

/**
 * Tells those who were told before that the meeting has got its link, or sends them the invitation that is ours now. What
 * still waits to be sent says so itself. Inside the transaction that makes it so.
 */
export async function enqueueEventNews(tx: Database, meeting: MeetingOfEvents, now: Date): Promise<void> {
  if (meeting.status === 'cancelled' || !(await werePeopleNotified(tx, meeting))) return
  const facts = { ownerId: meeting.userId, meetingId: meeting.id }
  if (meeting.bookingId) {
    const booking = await findBookingRow(tx, meeting.bookingId)
    if (!booking) return
    const props = { ...toBookingProps(booking, meeting, { sequence: meeting.icalSequence, now }), hasEvents: true }
    const whenItFits = await whenRecipientMay(tx, booking.attendeeEmail, now)
    await enqueue(tx, { mail: { template: 'booking-link', props }, ...facts, ...whenItFits }, now)
    await enqueue(tx, { mail: { template: 'booking-link-notice', props }, ...facts }, now)
    return
  }
  const organizer = await findOrganizer(tx, meeting.userId)
  for (const recipient of listAddresses(meeting.attendees)) {
    const props = { ...toMeetingProps(meeting, organizer, now), recipient, hasEvents: true }
    await enqueue(tx, { mail: { template: 'meeting-link', props }, ...facts }, now)
  }
}
