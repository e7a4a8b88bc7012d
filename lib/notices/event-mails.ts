import type { Database } from '@/db/client'
import { findOrganizer } from '@/db/queries/accounts/users'
import type { MeetingOfEvents } from '@/db/queries/calendars/meeting-events'
import { findBookingRow } from '@/db/queries/meetings/bookings'
import { wereMailsBegun } from '@/db/queries/outbox/outbox-meeting'
import type { Mail } from '@/lib/mail/templates'
import { enqueue } from '@/lib/outbox/enqueue'
import { whenRecipientMay } from '@/lib/outbox/mail-limits'
import { toBookingProps } from './booking-props'
import { enqueueGuestMails } from './guest-mails'
import { listAddresses, toMeetingProps } from './meeting-props'

/** Mails that announce a meeting, possibly without its link. */
const TELLING: string[] = [
  'booking-confirmation',
  'booking-notice',
  'booking-link',
  'booking-link-notice',
  'meeting-invitation',
  'meeting-update',
  'meeting-link',
] satisfies Mail['template'][]

/** True if a mail of ours that announces the meeting was sent, or is being sent. */
export function werePeopleNotified(
  db: Database,
  { id, userId }: Pick<MeetingOfEvents, 'id' | 'userId'>,
): Promise<boolean> {
  return wereMailsBegun(db, { userId, meetingId: id, templates: TELLING })
}

/**
 * Mails the link of a meeting, or the invitation if it is ours to send now, to people who got a mail before. Mails that are
 * still queued get the link on sending. Inside the transaction that stores the link or the change.
 */
export async function enqueueEventNews(tx: Database, meeting: MeetingOfEvents, now: Date): Promise<void> {
  if (meeting.status !== 'confirmed' || !(await werePeopleNotified(tx, meeting))) return
  const facts = { ownerId: meeting.userId, meetingId: meeting.id }
  if (meeting.bookingId) {
    const booking = await findBookingRow(tx, meeting.bookingId)
    if (!booking) return
    const props = { ...toBookingProps(booking, meeting, { sequence: meeting.icalSequence, now }), hasEvents: true }
    const whenItFits = await whenRecipientMay(tx, booking.attendeeEmail, now)
    await enqueue(tx, { mail: { template: 'booking-link', props }, ...facts, ...whenItFits }, now)
    await enqueue(tx, { mail: { template: 'booking-link-notice', props }, ...facts }, now)
    const booked = { bookingId: booking.id, guests: booking.guests, props, ownerId: booking.userId }
    await enqueueGuestMails(tx, { template: 'meeting-link', ...booked, isStrangers: true, now })
    return
  }
  const organizer = await findOrganizer(tx, meeting.userId)
  for (const recipient of listAddresses(meeting.attendees)) {
    const props = { ...toMeetingProps(meeting, organizer, now), recipient, hasEvents: true }
    await enqueue(tx, { mail: { template: 'meeting-link', props }, ...facts }, now)
  }
}
