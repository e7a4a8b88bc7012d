import type { BookingRow } from '@/db/queries/meetings/bookings'
import { moveRequestExpiry } from '@/lib/bookings/approval'
import { DECIDED_AGE_MS, readCalendarBusy } from '@/lib/calendars/busy/busy'
import { withoutBooking } from '@/lib/calendars/feeds/beside-booking'
import { obstaclesOf } from '@/lib/pages/server/page-rules'
import { type BusyPeriod, cutOut, guardOf, horizonOf, isSlot, reachOf, toDates, widestReach } from '@/lib/scheduling'
import { refusalOf } from '@/lib/scheduling/refusals'
import { AppError } from '@/lib/shared/errors'
import { findPageOfBooking, periodOf, rulesOfBooking } from './booking-page'
import { type HostsAtMove, readHostsAtMove } from './move-hosts'
import { availabilityUnknown } from './schedule'

export type Times = { startTime: Date; endTime: Date }

/** The rules of a page accepted a move of its attendee. */
export type Accepted = {
  guard: ReturnType<typeof guardOf>
  rulesVersion: number
  /** Set where the owner has to approve it. */
  expiresAt: Date | null
  /** Of a team's page. */
  hosts: HostsAtMove | null
}

/** Checks a start by the rules of the page and by fresh calendar data. */
export async function acceptMove(
  booking: BookingRow,
  times: Times,
  { mayReplace, now }: { mayReplace: boolean; now: Date },
): Promise<Accepted> {
  const start = times.startTime.getTime()
  // A start beyond the horizon is refused below; clamp it, because the database cannot compute around the year 10000.
  const near = Math.min(start, horizonOf(now.getTime()))
  const page = await findPageOfBooking(booking, toDates(widestReach({ from: near, to: near })))
  const rules = rulesOfBooking(page, booking, now)
  const hosts = page.isTeams ? await readHostsAtMove(page, booking, { start, rules, mayReplace, now }) : null
  const ours = obstaclesOf(page)
  const beside = (busy: BusyPeriod[]) => ({ ...rules, ...ours, busy: [...ours.busy, ...busy], now: now.getTime() })
  const requireFree = (busy: BusyPeriod[]) => {
    if (!isSlot(start, beside(busy))) throw new AppError(refusalOf(start, beside(busy)) ?? 'taken')
  }
  requireFree([])
  const calendars = { userId: page.userId, choices: page.conflictCheckCalendars }
  const reach = reachOf(rules, { from: start, to: start })
  const external = await readCalendarBusy(calendars, reach, { maxAgeMs: DECIDED_AGE_MS, now })
  if (external.unread.length > 0) throw availabilityUnknown()
  const period = periodOf(booking)
  requireFree(cutOut(external.busy, period))
  // Only at its own time a calendar may be busy with the booking itself.
  if (!isSlot(start, beside(external.busy))) {
    const others = await withoutBooking(external, { ...calendars, bookingId: booking.id }, period)
    if (others.unread.length > 0) throw availabilityUnknown()
    requireFree(others.busy)
  }
  const expiresAt = moveRequestExpiry(page, booking, { startTime: times.startTime, now })
  return { guard: guardOf(rules, times), rulesVersion: page.rulesVersion, expiresAt, hosts }
}
