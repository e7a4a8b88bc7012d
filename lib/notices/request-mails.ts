import type { Database } from '@/db/client'
import type { BookingRow } from '@/db/queries/meetings/bookings'
import type { MeetingRow } from '@/db/queries/meetings/meetings'
import { deleteMails, lockUnsentMails } from '@/db/queries/outbox/outbox-meeting'
import type { CancellationMailProps } from '@/lib/mail/templates'
import { enqueue } from '@/lib/outbox/enqueue'
import { mayHaveEvents } from '@/lib/shared/calendars/location-provider'
import { ATTENDEES_BOOKING_MAILS, OWNERS_BOOKING_MAILS } from '@/lib/shared/outbox'
import { toBookingProps } from './booking-props'
import { LEAVING_MS } from './cancellation-mails'
import { enqueueGuestMails } from './guest-mails'

const isToAttendee = (template: string) => ATTENDEES_BOOKING_MAILS.some((one) => one === template)

/** `booking` as it is after the decision. */
type Decided = { booking: BookingRow; meeting: MeetingRow; now: Date }

/** Mails the attendee the confirmation of an approved request, and its guests their invitations. Inside the transaction that approves it. */
export async function enqueueApproved(tx: Database, { booking, meeting, now }: Decided): Promise<void> {
  const due = await dropUnsent(tx, meeting.id, now)
  const props = {
    ...toBookingProps(booking, meeting, { sequence: meeting.icalSequence, now }),
    ...(mayHaveEvents(meeting) && { hasEvents: true }),
  }
  const facts = { ownerId: meeting.userId, meetingId: meeting.id }
  const words = booking.mailTexts?.confirmation
  const confirmation = { ...props, isApproved: true, ...(words && { words }) }
  await enqueue(tx, { mail: { template: 'booking-confirmation', props: confirmation }, ...facts, ...due }, now)
  const { id: bookingId, guests, userId: ownerId } = booking
  const booked = { bookingId, guests, props, ownerId }
  // They were counted when it was requested.
  await enqueueGuestMails(tx, { template: 'meeting-invitation', ...booked, isStrangers: false, now })
}

type End = Pick<CancellationMailProps, 'reason' | 'bookAgainUrl'> & { template: 'booking-declined' | 'booking-expired' }

/** Tells the attendee that a request was declined, or that nobody decided it in time, unless its time is over. Inside the transaction that ends it. */
export async function enqueueEnded(
  tx: Database,
  { booking, meeting, now }: Decided,
  { template, reason, bookAgainUrl }: End,
): Promise<void> {
  const due = await dropUnsent(tx, meeting.id, now)
  const expiresAt = booking.endTime
  if (expiresAt <= now) return
  const props = {
    ...toBookingProps({ ...booking, status: 'pending' }, meeting, { sequence: meeting.icalSequence, now }),
    cancelledBy: 'owner' as const,
    reason,
    bookAgainUrl,
  }
  const facts = { ownerId: meeting.userId, meetingId: meeting.id, expiresAt }
  await enqueue(tx, { mail: { template, props }, ...facts, ...due }, now)
}

/** Drops mails about the request that have not left yet. The news arrives after one that is on its way to the attendee. */
async function dropUnsent(tx: Database, meetingId: string, now: Date): Promise<{ dueAt?: Date }> {
  const unsent = await lockUnsentMails(tx, meetingId, [...ATTENDEES_BOOKING_MAILS, ...OWNERS_BOOKING_MAILS])
  await deleteMails(
    tx,
    unsent.filter(({ state }) => state !== 'leaving').map(({ id }) => id),
  )
  const isLeaving = unsent.some(({ state, template }) => state === 'leaving' && isToAttendee(template))
  return isLeaving ? { dueAt: new Date(now.getTime() + LEAVING_MS) } : {}
}
