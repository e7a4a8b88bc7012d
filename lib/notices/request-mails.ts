import type { Database } from '@/db/client'
import type { BookingRow } from '@/db/queries/meetings/bookings'
import { listHostsOfBooking } from '@/db/queries/meetings/hosts'
import type { MeetingRow } from '@/db/queries/meetings/meetings'
import type { CancellationMailProps } from '@/lib/mail/templates'
import { enqueue } from '@/lib/outbox/enqueue'
import { decideUrls } from '@/lib/platform/tokens'
import { mayHaveEvents } from '@/lib/shared/calendars/location-provider'
import { ATTENDEES_BOOKING_MAILS, OFFER_MAIL, OWNERS_BOOKING_MAILS } from '@/lib/shared/outbox'
import { toBookingProps } from './booking-props'
import { toMove } from './change-mails'
import { toGuestMails } from './guest-mails'
import { isHeldByPeople, takeHostsUnsent, tellHosts } from './host-mails'
import { takeUnsent } from './move-notices'
import { enqueueForPeople, importedOf } from './peoples-mails'
import { isOneOf, takePlace } from './unsent-mails'

/** `booking` as it is after the decision. */
type Decided = { booking: BookingRow; meeting: MeetingRow; now: Date }

/** Mails the attendee the confirmation of an approved request, and its guests their invitations. Inside the transaction that approves it. */
export async function enqueueApproved(tx: Database, { booking, meeting, now }: Decided): Promise<void> {
  const taken = await takePlaceOfUnsent(tx, { booking, meeting, now })
  const props = {
    ...toBookingProps(booking, meeting, { sequence: meeting.icalSequence, now }),
    ...(mayHaveEvents(meeting) && { hasEvents: true }),
  }
  const words = booking.mailTexts?.confirmation
  const confirmation = { ...props, isApproved: true, ...(words && { words }) }
  const { id: bookingId, guests } = booking
  const invitations = toGuestMails('meeting-invitation', { bookingId, guests, props })
  await enqueueForPeople(
    tx,
    [
      { mail: { template: 'booking-confirmation', props: confirmation }, ...taken },
      ...invitations.map((mail) => ({ mail })),
    ],
    { ownerId: meeting.userId, meetingId: meeting.id, cause: 'own', imported: importedOf(booking) },
    now,
  )
}

type End = Pick<CancellationMailProps, 'reason' | 'bookAgainUrl'> & { template: 'booking-declined' | 'booking-expired' }

/** Tells the attendee that a request was declined, or that nobody decided it in time, unless its time is over. Inside the transaction that ends it. */
export async function enqueueEnded(
  tx: Database,
  { booking, meeting, now }: Decided,
  { template, reason, bookAgainUrl }: End,
): Promise<void> {
  const taken = await takePlaceOfUnsent(tx, { booking, meeting, now })
  const expiresAt = booking.endTime
  if (expiresAt <= now) return
  const props = {
    ...toBookingProps({ ...booking, status: 'pending' }, meeting, { sequence: meeting.icalSequence, now }),
    cancelledBy: 'owner' as const,
    reason,
    bookAgainUrl,
  }
  // Visitors' requests that expire must not use up what the owner may send.
  const cause = template === 'booking-declined' ? 'own' : 'timed'
  const imported = importedOf(booking)
  const about = { ownerId: meeting.userId, meetingId: meeting.id, cause, expiresAt, imported } as const
  await enqueueForPeople(tx, [{ mail: { template, props }, ...taken }], about, now)
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
  const taken = await takePlaceOfUnsent(tx, { booking, meeting, now }, REQUEST_MAILS)
  const { startTime, endTime } = wanted
  const props = {
    ...toBookingProps({ ...booking, startTime, endTime }, meeting, { sequence: meeting.icalSequence, now }),
    request: { expiresAt: wanted.expiresAt.toISOString(), ...decideUrls(booking.id) },
    move: toMove(booking, { by: 'attendee', reason }),
  }
  const facts = { ownerId: meeting.userId, meetingId: meeting.id, expiresAt: wanted.endTime }
  const toAttendee = { mail: { template: 'booking-request', props } as const, ...taken }
  const about = { ...facts, cause: 'strangers', imported: importedOf(booking) } as const
  await enqueueForPeople(tx, [toAttendee], about, now)
  const mail = { template: 'booking-request-notice', props } as const
  if (isHeldByPeople(booking)) await tellHosts(tx, { mail, hosts: await listHostsOfBooking(tx, booking.id) }, now)
  else await enqueue(tx, { mail, ...facts }, now)
}

type EndOfMove = { by: 'owner' | 'system'; reason: string | null; wanted: Times }

/** Tells the attendee that a booking keeps its time. Inside the transaction that frees the other one. */
export async function enqueueMoveEnded(
  tx: Database,
  { booking, meeting, now }: Decided,
  { by, reason, wanted }: EndOfMove,
): Promise<void> {
  const taken = await takePlaceOfUnsent(tx, { booking, meeting, now }, REQUEST_MAILS)
  const props = {
    ...toBookingProps(booking, meeting, { sequence: meeting.icalSequence, now }),
    cancelledBy: 'owner' as const,
    reason,
    bookAgainUrl: null,
    wanted: { startTime: wanted.startTime.toISOString(), endTime: wanted.endTime.toISOString() },
  }
  const template = by === 'owner' ? 'booking-declined' : 'booking-expired'
  const cause = by === 'owner' ? 'own' : 'timed'
  const imported = importedOf(booking)
  const about = { ownerId: meeting.userId, meetingId: meeting.id, cause, expiresAt: booking.endTime, imported } as const
  await enqueueForPeople(tx, [{ mail: { template, props }, ...taken }], about, now)
}

type Concerned = { booking: Pick<BookingRow, 'id' | 'assignment'>; meeting: Pick<MeetingRow, 'id'>; now: Date }

/** Drops mails about a request to move that have not left yet. */
export async function dropMoveRequestMails(tx: Database, both: Omit<Concerned, 'now'>): Promise<void> {
  await takePlaceOfUnsent(tx, { ...both, now: new Date(0) }, REQUEST_MAILS)
}

const REQUEST_MAILS: readonly string[] = [
  'booking-request',
  'booking-request-notice',
  'booking-declined',
  'booking-expired',
]

/** Drops mails about the request that have not left yet. The news takes their place, and arrives after one that is on its way to the attendee. */
async function takePlaceOfUnsent(
  tx: Database,
  { booking, meeting, now }: Concerned,
  templates: readonly string[] = [...ATTENDEES_BOOKING_MAILS, OFFER_MAIL, ...OWNERS_BOOKING_MAILS],
) {
  await takeHostsUnsent(tx, booking, templates)
  const unsent = await takeUnsent(tx, meeting.id, templates)
  return takePlace(unsent.filter(isOneOf(ATTENDEES_BOOKING_MAILS)), now)
}
