import { database } from '@/db/client'
import { findBookingRow } from '@/db/queries/meetings/bookings'
import type { SlotsQuery } from '@/lib/meetings/visitor/booking-schema'
import type { SlotDays } from '@/lib/meetings/visitor/slot-calendar'
import { readStartsByRules } from '@/lib/pages/server/page-starts'
import { findByToken } from '@/lib/platform/tokens'
import { AppError } from '@/lib/shared/errors'
import { findPageOfBooking, periodOf, rulesOfBooking } from './booking-page'
import { lookAtDates } from './schedule'

/** The starts to which an attendee can move their booking, by dates of the zone in the query, else of the page's. */
export async function listMoveSlots(token: string, query: SlotsQuery, now: Date): Promise<SlotDays> {
  const id = await findByToken('manage', token)
  const booking = id && (await findBookingRow(database(), id))
  if (!booking) throw new AppError('booking_not_found')
  const moving = { bookingId: booking.id, period: periodOf(booking) }
  return lookAtDates(query, now, {
    findPage: (range) => findPageOfBooking(booking, range),
    rulesOf: (page) => rulesOfBooking(page, booking, now),
    readStarts: (page, range) => readStartsByRules(page, rulesOfBooking(page, booking, now), { ...range, moving }, now),
  })
}
