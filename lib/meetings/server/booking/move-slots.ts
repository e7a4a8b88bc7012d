import { database } from '@/db/client'
import { findBookingRow } from '@/db/queries/meetings/bookings'
import type { SlotDays } from '@/lib/meetings/visitor/slot-calendar'
import { readStartsByRules } from '@/lib/pages/server/page-starts'
import { findByToken } from '@/lib/platform/tokens'
import { dateSpanAnywhere, horizonOf } from '@/lib/scheduling'
import { AppError } from '@/lib/shared/errors'
import { findPageOfBooking, periodOf, rulesOfBooking } from './booking-page'
import { datesAround, type SlotsQuery, toSlotDays } from './schedule'

type Query = Omit<SlotsQuery, 'duration'>

/** The starts to which an attendee can move their booking, by dates of the zone in the query, else of the page's. */
export async function listMoveSlots(token: string, query: Query, now: Date): Promise<SlotDays> {
  const id = await findByToken('manage', token)
  const booking = id && (await findBookingRow(database(), id))
  if (!booking) throw new AppError('booking_not_found')
  const page = await findPageOfBooking(booking, datesAround(query, now))
  const rules = rulesOfBooking(page, booking, now)
  // Nothing is bookable that late, so no calendar needs to be read.
  if (dateSpanAnywhere(query.from).from > horizonOf(now.getTime())) {
    return { timezone: query.timezone ?? page.timezone, duration: rules.durationMinutes, days: [], unchecked: [] }
  }
  const own = periodOf(booking)
  return toSlotDays(page, query, (range) => readStartsByRules(page, rules, { ...range, own }, now), now)
}
