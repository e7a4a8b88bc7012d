import { database } from '@/db/client'
import type { BookingRow } from '@/db/queries/meetings/bookings'
import { findPageToMove, type WithBusy } from '@/db/queries/meetings/schedule'
import type { SchedulePage } from '@/db/queries/meetings/schedule-columns'
import type { Moving } from '@/lib/pages/server/hosts/diaries'
import { rulesOfLength } from '@/lib/pages/server/page-rules'
import type { Period, SlotRules } from '@/lib/scheduling'
import { MINUTE_MS } from '@/lib/scheduling/units'
import { AppError } from '@/lib/shared/errors'

type Times = { startTime: Date; endTime: Date }

export const periodOf = ({ startTime, endTime }: Times): Period => ({
  start: startTime.getTime(),
  end: endTime.getTime(),
})

/** A booking that is to be moved, by its attendee or by its owner, who keeps its hosts. */
export function movingFor(booking: Times & { id: string }, { moveHosts }: SchedulePage, isAttendees: boolean): Moving {
  const mayReplace = isAttendees && moveHosts === 'any'
  return { bookingId: booking.id, period: periodOf(booking), mayReplace }
}

/** The page of a booking for its attendee, as if the booking were not there. Throws 409 once it is deleted or unpublished. */
export async function findPageOfBooking(booking: BookingRow, range: { from: Date; to: Date }): Promise<WithBusy> {
  const { id: bookingId, pageId } = booking
  const page = pageId ? await findPageToMove(database(), pageId, { bookingId, ...range }) : null
  if (!page) throw new AppError('closed')
  return page
}

/** The page's rules for a booking that keeps its length. */
export function rulesOfBooking(page: WithBusy, booking: Times, now: Date): SlotRules {
  const { start, end } = periodOf(booking)
  return rulesOfLength(page, now.getTime(), Math.max(1, Math.round((end - start) / MINUTE_MS)))
}
