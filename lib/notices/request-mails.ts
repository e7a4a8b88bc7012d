import type { Database } from '@/db/client'
import type { BookingRow } from '@/db/queries/meetings/bookings'
import type { MeetingRow } from '@/db/queries/meetings/meetings'
import { deleteMails, lockUnsentMails } from '@/db/queries/outbox/outbox-meeting'
import type { CancellationMailProps } from '@/lib/mail/templates'
import { enqueue } from '@/lib/outbox/enqueue'
import { whenRecipientMay } from '@/lib/outbox/mail-limits'
import { decideUrls } from '@/lib/platform/tokens'
import { mayHaveEvents } from '@/lib/shared/calendars/location-provider'
import { ATTENDEES_BOOKING_MAILS, OWNERS_BOOKING_MAILS } from '@/lib/shared/outbox'
import { toBookingProps } from './booking-props'
import { LEAVING_MS } from './cancellation-mails'
import { toMove } from './change-mails'
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

type Times = { startTime: Date; endTime: Date }
type Asked = { wanted: Times & { expiresAt: Date }; reason: string | null }

/**
 * Mails both people that the attendee of a booking asks for another time, in place of mails about one that was asked for
 * before. No calendar file: the booking keeps its time. Inside the transaction that holds the other one.
 */
export async function enqueueMoveRequested(
  tx: Database,
  { booking, meeting, now }: Decided,
  { wanted, reason }: Asked,
): Promise<void> {
  const due = await dropUnsent(tx, meeting.id, now, REQUEST_MAILS)
  const { startTime, endTime } = wanted
  const props = {
    ...toBookingProps({ ...booking, startTime, endTime }, meeting, { sequence: meeting.icalSequence, now }),
    request: { expiresAt: wanted.expiresAt.toISOString(), ...decideUrls(booking.id) },
    move: toMove(booking, { by: 'attendee', reason }),
  }
  const facts = { ownerId: meeting.userId, meetingId: meeting.id, expiresAt: wanted.endTime }
  const whenItFits = await whenRecipientMay(tx, booking.attendeeEmail, now)
  await enqueue(tx, { mail: { template: 'booking-request', props }, ...facts, ...due, ...whenItFits }, now)
  await enqueue(tx, { mail: { template: 'booking-request-notice', props }, ...facts }, now)
}

type EndOfMove = { by: 'owner' | 'system'; reason: string | null; wanted: Times }

/** Tells the attendee that a booking keeps its time. Inside the transaction that frees the other one. */
export async function enqueueMoveEnded(
  tx: Database,
  { booking, meeting, now }: Decided,
  { by, reason, wanted }: EndOfMove,
): Promise<void> {
  const due = await dropUnsent(tx, meeting.id, now, REQUEST_MAILS)
  const props = {
    ...toBookingProps(booking, meeting, { sequence: meeting.icalSequence, now }),
    cancelledBy: 'owner' as const,
    reason,
    bookAgainUrl: null,
    wanted: { startTime: wanted.startTime.toISOString(), endTime: wanted.endTime.toISOString() },
  }
  const template = by === 'owner' ? 'booking-declined' : 'booking-expired'
  const facts = { ownerId: meeting.userId, meetingId: meeting.id, expiresAt: booking.endTime }
  await enqueue(tx, { mail: { template, props }, ...facts, ...due }, now)
}

/** Drops mails about a request to move that have not left yet. */
export async function dropMoveRequestMails(tx: Database, meetingId: string): Promise<void> {
  await dropUnsent(tx, meetingId, new Date(0), REQUEST_MAILS)
}

const REQUEST_MAILS: readonly string[] = [
  'booking-request',
  'booking-request-notice',
  'booking-declined',
  'booking-expired',
]

/** Drops mails about the request that have not left yet. The news arrives after one that is on its way to the attendee. */
async function dropUnsent(
  tx: Database,
  meetingId: string,
  now: Date,
  templates: readonly string[] = [...ATTENDEES_BOOKING_MAILS, ...OWNERS_BOOKING_MAILS],
): Promise<{ dueAt?: Date }> {
  const unsent = await lockUnsentMails(tx, meetingId, [...templates])
  await deleteMails(
    tx,
    unsent.filter(({ state }) => state !== 'leaving').map(({ id }) => id),
  )
  const isLeaving = unsent.some(({ state, template }) => state === 'leaving' && isToAttendee(template))
  return isLeaving ? { dueAt: new Date(now.getTime() + LEAVING_MS) } : {}
}
