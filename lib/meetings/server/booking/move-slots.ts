import { database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { type BookingRow, findBookingRow } from '@/db/queries/meetings/bookings'
import type { SlotsQuery } from '@/lib/meetings/visitor/booking-schema'
import type { SlotDays } from '@/lib/meetings/visitor/slot-calendar'
import { readStartsByRules } from '@/lib/pages/server/page-starts'
import { findByToken } from '@/lib/platform/tokens'
import { AppError } from '@/lib/shared/errors'
import { findPageOfBooking, periodOf, rulesOfBooking } from './booking-page'
import { bookingForOwner } from './find-both'
import { lookAtDates } from './schedule'

/** The starts to which an attendee can move their booking, by dates of the zone in the query, else of the page's. */
export async function listMoveSlots(token: string, query: SlotsQuery, now: Date): Promise<SlotDays> {
  return listSlotsOf(await findByToken('manage', token), query, now)
}

/** The same for its owner, by the id of the meeting. */
export async function listMoveSlotsForOwner(
  owner: OwnerId,
  meetingId: string,
  query: SlotsQuery,
  now: Date,
): Promise<SlotDays> {
  return listSlotsOf(await bookingForOwner(owner, meetingId), query, now)
}

async function listSlotsOf(id: string | null, query: SlotsQuery, now: Date): Promise<SlotDays> {
  const booking = id && (await findBookingRow(database(), id))
  if (!booking) throw new AppError('booking_not_found')
  return slotsOfBooking(booking, query, now)
}

function slotsOfBooking(booking: BookingRow, query: SlotsQuery, now: Date): Promise<SlotDays> {
  const moving = { bookingId: booking.id, period: periodOf(booking) }
  return lookAtDates(query, now, {
    findPage: (range) => findPageOfBooking(booking, range),
    rulesOf: (page) => rulesOfBooking(page, booking, now),
    readStarts: (page, range) => readStartsByRules(page, rulesOfBooking(page, booking, now), { ...range, moving }, now),
  })
}
