import { database } from '@/db/client'
import { forgetIdempotencyKey } from '@/db/queries/idempotency-keys'
import {
  type ForBooking,
  findPageForBooking,
  findPagesForBooking,
  type PageKey,
  type WithBusy,
} from '@/db/queries/meetings/schedule'
import { DECIDED_AGE_MS, readCalendarBusy } from '@/lib/calendars/busy/busy'
import type { BookingInput } from '@/lib/meetings/visitor/booking-schema'
import { rulesOf } from '@/lib/pages/server/page-rules'
import { isOutdated } from '@/lib/platform/idempotency'
import { type BusyPeriod, horizonOf, reachOf, toDates, widestReach } from '@/lib/scheduling'
import { createBatcher } from './batch'
import { refusalOfStart } from './draft-booking'
import { availabilityUnknown, pageNotFound } from './schedule'

/** Concurrent bookings share a query. */
const findForVisitor = createBatcher((questions: Parameters<typeof findPagesForBooking>[1]) =>
  findPagesForBooking(database(), questions),
)

/** Throws 404 for a page that cannot be booked, unless the request repeats one that was answered. */
export async function readPageToBook(
  key: PageKey,
  startTime: Date,
  { idempotencyKey, now }: { idempotencyKey: string | null; now: Date },
): Promise<ForBooking> {
  // A start beyond the horizon is refused later; clamp it, because the database cannot compute around the year 10000.
  const start = Math.min(startTime.getTime(), horizonOf(now.getTime()))
  const question = { ...toDates(widestReach({ from: start, to: start })), idempotencyKey }
  const page =
    'slug' in key
      ? await findForVisitor({ key, ...question })
      : await findPageForBooking(database(), { key, ...question })
  if (!page || !(page.isVisible || page.remembered)) throw pageNotFound()
  if (idempotencyKey && page.remembered && isOutdated(page.remembered, now)) {
    await forgetIdempotencyKey(database(), `page:${page.id}`, idempotencyKey)
    if (!page.isVisible) throw pageNotFound()
    return { ...page, remembered: null }
  }
  return page
}

/** Fresh busy periods of the owner's calendars. Asks no provider about a start that is refused anyway. */
export async function readBusyToBook(
  page: WithBusy,
  { startTime, duration, anyway }: Pick<BookingInput, 'startTime' | 'duration' | 'anyway'>,
  now: Date,
): Promise<BusyPeriod[]> {
  if (page.isTeams || page.conflictCheckCalendars.length === 0) return []
  const rules = rulesOf(page, now.getTime(), duration)
  const start = startTime.getTime()
  if (refusalOfStart(page, rules, { start, anyway, calendarBusy: [], now })) return []
  const calendars = { userId: page.userId, choices: page.conflictCheckCalendars }
  const reach = reachOf(rules, { from: start, to: start })
  const { busy, unread } = await readCalendarBusy(calendars, reach, { maxAgeMs: DECIDED_AGE_MS, now })
  if (unread.length > 0) throw availabilityUnknown()
  return busy
}
