import { database } from '@/db/client'
import { findBookingRow, removeGuest } from '@/db/queries/meetings/bookings'
import { titleForPeople } from '@/lib/bookings/booked-title'
import { followHosts } from '@/lib/bookings/follow-hosts'
import type { GuestBooking } from '@/lib/meetings/visitor/guest-booking'
import { enqueueEvents } from '@/lib/outbox/enqueue'
import { withOutbox } from '@/lib/outbox/with-outbox'
import { findLeaving } from '@/lib/platform/tokens'
import { mayHaveEvents } from '@/lib/shared/calendars/location-provider'
import { AppError } from '@/lib/shared/errors'
import { refuseChange } from '@/lib/time/change-policy'
import { findBoth } from './find-both'

/** For a guest, by the token from their invitation. Throws 404 also for those who left. */
export async function getGuestBooking(token: string): Promise<GuestBooking> {
  const { booking, guest } = await findByLeaveToken(token)
  const { meeting } = await findBoth(booking.id)
  return {
    ...titleForPeople(booking, meeting),
    startTime: booking.startTime.toISOString(),
    endTime: booking.endTime.toISOString(),
    ownerName: booking.ownerName,
    timezone: booking.attendeeTimezone,
    guest,
  }
}

/** Takes a guest out of a booking and its events. Nobody is mailed; the history says who left. */
export async function leaveBooking(token: string, now: Date): Promise<void> {
  const { booking, guest } = await findByLeaveToken(token)
  // Neither notice nor number of moves binds a guest.
  const refusal = refuseChange('cancel', booking, { by: 'owner', now })
  if (refusal) throw new AppError(refusal)
  await withOutbox(async (tx) => {
    const meeting = await removeGuest(tx, booking.id, { guest, now })
    if (!meeting) throw new AppError('booking_not_found')
    const { id: meetingId, userId: ownerId } = meeting
    await followHosts(tx, { booking, mail: null, hasEvents: booking.status === 'confirmed', now })
    if (mayHaveEvents(meeting)) await enqueueEvents(tx, { ownerId, meetingId, notifies: false }, now)
  })
}

async function findByLeaveToken(token: string) {
  const leaving = await findLeaving(token)
  const booking = leaving && (await findBookingRow(database(), leaving.id))
  const guest = booking?.guests.find((one) => leaving?.isOf(one))
  if (!booking || !guest) throw new AppError('booking_not_found')
  return { booking, guest }
}
