import type { Database } from '@/db/client'
import { type BookingRow, findBookingRow, lockBooking } from '@/db/queries/meetings/bookings'
import { findMeetingOfBooking, type MeetingRow } from '@/db/queries/meetings/meetings'
import { addStep, findHeldTime } from '@/db/queries/meetings/move-requests'
import { holdPageOfBooking } from '@/db/queries/pages/booking-counts'
import { enqueueMoveEnded } from '@/lib/notices/request-mails'
import type { Member } from './acting'
import { isOverdueMove } from './approval'
import { dropHeldTime } from './held-time'
import { moveStep } from './history'

type Ending = Member & { by: 'owner' | 'system'; reason: string | null; now: Date }

/**
 * Ends a request to move: declined by its owner, or overdue. The booking keeps its time, and its attendee is told. Null when
 * there is none that can end so.
 */
export async function endMove(
  tx: Database,
  bookingId: string,
  { by, person, reason, now }: Ending,
): Promise<{ booking: BookingRow; meeting: MeetingRow } | null> {
  const page = await holdPageOfBooking(tx, bookingId)
  const locked = await lockBooking(tx, bookingId)
  const held = locked && (await findHeldTime(tx, bookingId))
  if (!held || isOverdueMove(held, now) !== (by === 'system')) return null
  await dropHeldTime(tx, bookingId, page)
  const what = by === 'owner' ? 'move_declined' : 'move_expired'
  await addStep(tx, bookingId, moveStep({ by, what }, locked, held, { person, reason, now }))
  const booking = await findBookingRow(tx, bookingId)
  const meeting = await findMeetingOfBooking(tx, bookingId)
  if (!booking || !meeting) return null
  await enqueueMoveEnded(tx, { booking, meeting, now }, { by, reason, wanted: held })
  return { booking, meeting }
}

/** Ends a request to move that can come about no more, in time or not. */
export async function declineMove(tx: Database, bookingId: string, now: Date): Promise<void> {
  for (const by of ['owner', 'system'] as const) {
    if (await endMove(tx, bookingId, { by, reason: null, now })) return
  }
}
