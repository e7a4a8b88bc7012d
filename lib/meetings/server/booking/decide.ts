import { type Database, database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { findBookingRow, lockBooking } from '@/db/queries/meetings/bookings'
import { findMeetingOfBooking } from '@/db/queries/meetings/meetings'
import { approveBooking, countRequests } from '@/db/queries/meetings/requests'
import { holdPageOfBooking } from '@/db/queries/pages/booking-counts'
import { type Acting, type Member, memberIn } from '@/lib/bookings/acting'
import { refuseDecision } from '@/lib/bookings/approval'
import { endMove } from '@/lib/bookings/end-move'
import { endOpenRequest } from '@/lib/bookings/expire-requests'
import { followHosts } from '@/lib/bookings/follow-hosts'
import { toBookingProps } from '@/lib/notices/booking-props'
import { enqueueApproved } from '@/lib/notices/request-mails'
import { replanTimedMails } from '@/lib/notices/timed-mails'
import { enqueueEvents } from '@/lib/outbox/enqueue'
import { withOutbox } from '@/lib/outbox/with-outbox'
import { mayHaveEvents } from '@/lib/shared/calendars/location-provider'
import { AppError } from '@/lib/shared/errors'
import { enqueueBookingEvent } from '@/lib/webhooks/server/booking-events'
import { withProvidersFacts } from '../events'
import { type Both, type BothInApi, findBothForOwner, toBothOf } from './find-both'
import { approveMove } from './request-move'

/** Approves a request, or a request to move, for its owner, by the meeting's id. */
export async function approveMeeting(acting: Acting, meetingId: string, now: Date): Promise<BothInApi> {
  const { owner } = acting
  const { booking } = await findBothForOwner(owner, meetingId)
  const member = await memberIn(database(), booking, acting)
  return toBothOf(owner, meetingId, await approve(booking.id, { ...member, now }))
}

/** Declines it. The reason goes to the attendee. */
export async function declineMeeting(
  acting: Acting,
  meetingId: string,
  reason: string | null,
  now: Date,
): Promise<BothInApi> {
  const { owner } = acting
  const { booking } = await findBothForOwner(owner, meetingId)
  const member = await memberIn(database(), booking, acting)
  return toBothOf(owner, meetingId, await decline(booking.id, reason, { ...member, now }))
}

type Deciding = Member & { now: Date }

/** Requests that wait for the owner's decision. */
export async function countOpenRequests(owner: OwnerId, now: Date): Promise<{ open: number }> {
  return { open: await countRequests(database(), owner, now) }
}

/**
 * Makes the move that its attendee asked for. Else confirms a request, puts it into the owner's calendars and sends its attendee the confirmation. Throws `not_pending` or
 * `past` when it can no longer be decided.
 */
export async function approve(bookingId: string, { now, ...member }: Deciding): Promise<Both> {
  const approved = await withOutbox(
    async (tx) => {
      const move = await findMove(tx, bookingId)
      if (move) return approveMove(tx, move, { ...member, now })
      await lockOpenRequest(tx, bookingId, now)
      const step = { at: now.toISOString(), by: 'owner', what: 'approved', ...member } as const
      const meeting = await approveBooking(tx, bookingId, step, now)
      const booking = meeting && (await findBookingRow(tx, bookingId))
      if (!booking) throw new AppError('booking_not_found')
      await enqueueApproved(tx, { booking, meeting, now })
      const { id: meetingId, userId: ownerId } = meeting
      await replanTimedMails(tx, booking, { ownerId, meetingId }, now)
      const told = toBookingProps(booking, meeting, { sequence: meeting.icalSequence, now })
      await followHosts(tx, { booking, mail: { template: 'booking-notice', props: told }, hasEvents: true, now })
      const events = mayHaveEvents(meeting)
        ? await enqueueEvents(tx, { ownerId, meetingId, notifies: true }, now)
        : null
      await enqueueBookingEvent(tx, 'booking.created', { ownerId, bookingId }, now)
      return { booking, meeting, events }
    },
    { wakesEvents: false },
  )
  const { booking, meeting, events } = approved
  return {
    booking,
    meeting: events ? await withProvidersFacts(meeting, { id: events, meetingId: meeting.id }) : meeting,
  }
}

export async function decline(bookingId: string, reason: string | null, { now, ...member }: Deciding): Promise<Both> {
  const step = { at: now.toISOString(), by: 'owner', what: 'declined', ...member, ...(reason && { reason }) } as const
  return withOutbox(async (tx) => {
    if (await findMove(tx, bookingId)) {
      const kept = await endMove(tx, bookingId, { ...member, by: 'owner', reason, now })
      if (!kept) throw new AppError('not_pending')
      return kept
    }
    await lockOpenRequest(tx, bookingId, now)
    const ended = await endOpenRequest(tx, bookingId, { step, reason, now })
    if (!ended) throw new AppError('booking_not_found')
    return ended
  })
}

/** A confirmed booking that its attendee asks to move. */
async function findMove(tx: Database, bookingId: string): Promise<Both | null> {
  const booking = await findBookingRow(tx, bookingId)
  const meeting = booking?.moveRequest && (await findMeetingOfBooking(tx, bookingId))
  return booking && meeting ? { booking, meeting } : null
}

/** Locks in the order in which cancelling does. */
async function lockOpenRequest(tx: Database, bookingId: string, now: Date): Promise<void> {
  await holdPageOfBooking(tx, bookingId)
  const request = await lockBooking(tx, bookingId)
  if (!request) throw new AppError('booking_not_found')
  const refusal = refuseDecision(request, now)
  if (refusal) throw new AppError(refusal)
}
