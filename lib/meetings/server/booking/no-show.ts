import { markNoShow } from '@/db/queries/meetings/bookings'
import { type Acting, memberIn } from '@/lib/bookings/acting'
import { followHosts } from '@/lib/bookings/follow-hosts'
import { replanTimedMails } from '@/lib/notices/timed-mails'
import { withOutbox } from '@/lib/outbox/with-outbox'
import { AppError } from '@/lib/shared/errors'
import { refuseNoShow } from '@/lib/time/change-policy'
import { enqueueBookingEvent } from '@/lib/webhooks/server/booking-events'
import { type BothInApi, findBoth, findBothForOwner, toBothOf } from './find-both'

/**
 * Marks that the attendee did not come, or takes that back, for the owner. Nobody is mailed; whoever did not come gets no
 * follow-up. Throws `not_confirmed` or `not_started`. A repeat changes nothing.
 */
export async function markMeetingNoShow(
  acting: Acting,
  meetingId: string,
  noShow: boolean,
  now: Date,
): Promise<BothInApi> {
  const { owner } = acting
  const found = await findBothForOwner(owner, meetingId)
  const { booking } = found
  const refusal = refuseNoShow(booking, now)
  if (refusal) throw new AppError(refusal)
  if (booking.isNoShow === noShow) return toBothOf(owner, meetingId, found)
  await withOutbox(async (tx) => {
    const member = await memberIn(tx, booking, acting)
    if (!(await markNoShow(tx, booking.id, { ...member, noShow, now }))) return
    const { id: bookingId, userId: ownerId } = booking
    await replanTimedMails(tx, { ...booking, isNoShow: noShow }, { ownerId, meetingId: found.meeting.id }, now)
    await followHosts(tx, { booking, mail: null, hasEvents: false, now })
    if (noShow) await enqueueBookingEvent(tx, 'booking.no_show', { ownerId, bookingId }, now)
  })
  return toBothOf(owner, meetingId, await findBoth(booking.id))
}
