import { type Database, database } from '@/db/client'
import { cancelBooking, findBookingRow, lockBooking } from '@/db/queries/meetings/bookings'
import { findMeeting, findMeetingOfBooking, type MeetingRow } from '@/db/queries/meetings/meetings'
import { deleteTimedMails } from '@/db/queries/outbox/outbox-meeting'
import { holdPageOfBooking } from '@/db/queries/pages/booking-counts'
import { type Acting, type Member, memberIn } from '@/lib/bookings/acting'
import { bookAgainSlug } from '@/lib/bookings/book-again'
import { moveCounts } from '@/lib/bookings/booking-counts'
import { followHosts, takeBackHosts } from '@/lib/bookings/follow-hosts'
import { dropHeldTime } from '@/lib/bookings/held-time'
import type { CancellationMailProps } from '@/lib/mail/templates'
import type { Meeting } from '@/lib/meetings/schema'
import { toMeeting } from '@/lib/meetings/server/service'
import { toBookingProps } from '@/lib/notices/booking-props'
import { enqueueCancellation } from '@/lib/notices/cancellation-mails'
import { isHeldByPeople } from '@/lib/notices/host-mails'
import { importedOf } from '@/lib/notices/peoples-mails'
import { enqueueEvents } from '@/lib/outbox/enqueue'
import { withOutbox } from '@/lib/outbox/with-outbox'
import { env } from '@/lib/platform/env'
import { findByToken } from '@/lib/platform/tokens'
import { mayHaveEvents } from '@/lib/shared/calendars/location-provider'
import { AppError } from '@/lib/shared/errors'
import type { Canceller } from '@/lib/shared/statuses'
import { refuseChange } from '@/lib/time/change-policy'
import { enqueueBookingEvent } from '@/lib/webhooks/server/booking-events'
import { findBothForOwner } from './find-both'

type Facts = Member & {
  by: Canceller
  reason: string | null
  now: Date
  /** Its owner ends more than this booking: no other time is offered, and the owner is not mailed about each. */
  isFarewell?: boolean
}

/** Cancels for the owner or a host, by the id of their meeting. */
export async function cancelMeeting(acting: Acting, id: string, reason: string | null, now: Date): Promise<Meeting> {
  const { owner } = acting
  const { booking, meeting } = await findBothForOwner(owner, id)
  const member = await memberIn(database(), booking, acting)
  await cancelByItself(booking.id, meeting, { ...member, by: 'owner', reason, now })
  const own = (await findMeeting(database(), owner, id)) ?? meeting
  return toMeeting({ ...own, status: 'cancelled', updatedAt: now })
}

/** Cancels for the attendee, by the token from the email. */
export async function cancelByToken(token: string, reason: string | null, now: Date): Promise<void> {
  const id = await findByToken('manage', token)
  const meeting = id && (await findMeetingOfBooking(database(), id))
  if (!id || !meeting) throw new AppError('booking_not_found')
  await cancelByItself(id, meeting, { by: 'attendee', reason, now })
}

async function cancelByItself(bookingId: string, meeting: MeetingRow, facts: Facts): Promise<void> {
  await withOutbox((tx) => cancelWithin(tx, bookingId, meeting, facts))
}

/**
 * Keeps the record, frees the slot at once, and notifies everyone who was told of the booking. Throws if it is
 * already cancelled.
 */
export async function cancelWithin(tx: Database, bookingId: string, meeting: MeetingRow, facts: Facts): Promise<void> {
  const page = await holdPageOfBooking(tx, bookingId)
  // Read under its lock: approved just now, it has events and a file to cancel.
  await lockBooking(tx, bookingId)
  const booking = await findBookingRow(tx, bookingId)
  if (!booking) throw new AppError('booking_not_found')
  const refusal = refuseChange('cancel', booking, facts)
  if (refusal) throw new AppError(refusal)
  const again = facts.isFarewell ? null : bookAgainSlug(booking)
  const words = booking.status === 'confirmed' && booking.mailTexts?.cancellation
  const cancelled = await cancelBooking(tx, bookingId, facts)
  if (!cancelled) throw new AppError('already_cancelled')
  if (page) await moveCounts(tx, page.id, { from: cancelled.startTime, to: null })
  await dropHeldTime(tx, bookingId, page)
  const { id: meetingId, location } = meeting
  const hasEvents = booking.status === 'confirmed' && mayHaveEvents({ ...cancelled, location })
  const props: CancellationMailProps = {
    ...toBookingProps(booking, meeting, { sequence: cancelled.icalSequence, now: facts.now }),
    joinUrl: null,
    password: null,
    ...(hasEvents && { hasEvents }),
    ...(words && { words }),
    cancelledBy: facts.by,
    reason: facts.reason,
    bookAgainUrl: again ? `${env().APP_URL}/${again}` : null,
  }
  await deleteTimedMails(tx, meetingId)
  const wasRequest = booking.expiresAt !== null
  const invited = booking.status === 'confirmed' ? booking.guests : []
  const told = {
    bookingId,
    imported: importedOf(booking),
    wasRequest,
    invited,
    ownerId: booking.userId,
    tellsOwner: !facts.isFarewell && !isHeldByPeople(booking),
  }
  await enqueueCancellation(tx, { props, ...told, now: facts.now })
  if (facts.by === 'attendee') await takeBackHosts(tx, booking)
  const toHosts = { template: 'cancellation-notice', props } as const
  await followHosts(tx, { booking, mail: toHosts, hasEvents: booking.status === 'confirmed', now: facts.now })
  if (hasEvents) await enqueueEvents(tx, { ownerId: booking.userId, meetingId, notifies: true }, facts.now)
  await enqueueBookingEvent(tx, 'booking.cancelled', { ownerId: booking.userId, bookingId }, facts.now)
}
