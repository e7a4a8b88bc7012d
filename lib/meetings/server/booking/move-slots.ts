import { database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { type BookingRow, findBookingRow } from '@/db/queries/meetings/bookings'
import type { WithBusy } from '@/db/queries/meetings/schedule'
import type { SlotsQuery } from '@/lib/meetings/visitor/booking-schema'
import type { SlotDays } from '@/lib/meetings/visitor/slot-calendar'
import { readStartsByRules } from '@/lib/pages/server/page-starts'
import { findByToken } from '@/lib/platform/tokens'
import { AppError } from '@/lib/shared/errors'
import { findPageOfBooking, movingFor, rulesOfBooking } from './booking-page'
import { bookingForOwner } from './find-both'
import { lookAtDates } from './list-slots'

/** The starts to which an attendee can move their booking, by dates of the zone in the query, else of the page's. */
export async function listMoveSlots(token: string, query: SlotsQuery, now: Date): Promise<SlotDays> {
  return listSlotsOf(await findByToken('manage', token), { query, isAttendees: true, now })
}

/** The same for its owner, by the id of the meeting. */
export async function listMoveSlotsForOwner(
  owner: OwnerId,
  meetingId: string,
  query: SlotsQuery,
  now: Date,
): Promise<SlotDays> {
  return listSlotsOf(await bookingForOwner(owner, meetingId), { query, isAttendees: false, now })
}

type Asked = { query: SlotsQuery; isAttendees: boolean; now: Date }

async function listSlotsOf(id: string | null, asked: Asked): Promise<SlotDays> {
  const booking = id && (await findBookingRow(database(), id))
  if (!booking) throw new AppError('booking_not_found')
  return slotsOfBooking(booking, asked)
}

function slotsOfBooking(booking: BookingRow, { query, isAttendees, now }: Asked): Promise<SlotDays> {
  const movingOn = (page: WithBusy) => movingFor(booking, page, isAttendees)
  return lookAtDates(query, now, {
    findPage: (range) => findPageOfBooking(booking, range),
    rulesOf: (page) => rulesOfBooking(page, booking, now),
    readStarts: (page, range) =>
      readStartsByRules(page, rulesOfBooking(page, booking, now), { ...range, moving: movingOn(page) }, now),
  })
}
