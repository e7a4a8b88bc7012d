import { database } from '@/db/client'
import { brokenConstraint, isCheckViolation } from '@/db/errors'
import { forgetIdempotencyKey } from '@/db/queries/idempotency-keys'
import type { NewBooking } from '@/db/queries/meetings/insert-booking'
import { type ForBooking, findPageForBooking, findPagesForBooking, type PageKey } from '@/db/queries/meetings/schedule'
import { DECIDED_AGE_MS, readCalendarBusy } from '@/lib/calendars/busy/busy'
import type { BookingInput } from '@/lib/meetings/visitor/booking-schema'
import { findRefusal } from '@/lib/outbox/mail-limits'
import { obstaclesOf, rulesOf } from '@/lib/pages/server/page-rules'
import { isOutdated } from '@/lib/platform/idempotency'
import { type BusyPeriod, horizonOf, isSlot, reachOf, widestReach } from '@/lib/scheduling'
import { refusalOf } from '@/lib/scheduling/refusals'
import { AppError } from '@/lib/vocabulary/errors'
import { createBatcher } from './batch'
import { availabilityUnknown, pageNotFound, toDates } from './schedule'

/** Concurrent bookings share a query. */
const findForVisitor = createBatcher((questions: Parameters<typeof findPagesForBooking>[1]) =>
  findPagesForBooking(database(), questions),
)

/** Throws 404 for a page that cannot be booked, unless the request repeats one that was answered. */
export async function readPageToBook(
  key: PageKey,
  input: Pick<BookingInput, 'startTime'>,
  idempotencyKey: string | null,
  now: Date,
): Promise<ForBooking> {
  // A start beyond the horizon is refused below; clamp it, because the database cannot compute around the year 10000.
  const start = Math.min(input.startTime.getTime(), horizonOf(now.getTime()))
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

/** Checks fresh calendar data; skips the providers if the start is not a slot anyway. */
export async function requireSlot(
  page: ForBooking,
  input: Pick<BookingInput, 'startTime' | 'duration'>,
  now: Date,
): Promise<void> {
  const start = input.startTime.getTime()
  const rules = rulesOf(page, now.getTime(), input.duration)
  const ours = obstaclesOf(page)
  const requireFree = (busy: BusyPeriod[]) => {
    const asked = { ...rules, ...ours, busy, now: now.getTime() }
    if (!isSlot(start, asked)) throw new AppError(refusalOf(start, asked) ?? 'taken')
  }
  requireFree(ours.busy)
  if (page.conflictCheckCalendars.length === 0) return
  const calendars = { userId: page.userId, choices: page.conflictCheckCalendars }
  const external = await readCalendarBusy(calendars, reachOf(rules, { from: start, to: start }), {
    maxAgeMs: DECIDED_AGE_MS,
    now,
  })
  if (external.unread.length > 0) throw availabilityUnknown()
  requireFree([...ours.busy, ...external.busy])
}

/** The limit that kept a booking from being written, else the error itself. */
export async function refusedBooking(error: unknown, { counts, booking, now }: NewBooking): Promise<unknown> {
  if (brokenConstraint(error) === 'page_booking_counts_used') return new AppError('limit')
  const refusal = isCheckViolation(error) && (await findRefusal(database(), counts, booking.userId, now))
  return refusal || error
}
