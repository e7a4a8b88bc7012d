import type { Database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import {
  addToCount,
  findCounting,
  findCountingOfBooking,
  listCountedStarts,
  lockPagesLimitedByWeek,
  raiseRulesVersion,
  replaceCounts,
  takeFromCount,
} from '@/db/queries/pages/booking-counts'
import { countByPeriod, countedPeriods, localDate } from '@/lib/scheduling'

/**
 * Counts the bookings of a page anew, because its limits, its zone or the first day of the week changed. Inside a
 * transaction that holds the page by `lockPage`.
 */
export async function recountPage(tx: Database, id: string): Promise<void> {
  const page = await findCounting(tx, id)
  if (!page) return
  const starts = page.limits.length > 0 ? await listCountedStarts(tx, id) : []
  const dates = starts.map((start) => localDate(page.timezone, start.getTime()))
  const counts = page.limits.flatMap(({ per, max }) =>
    [...countByPeriod(per, dates, page.weekStartDay)].map(([firstDate, used]) => ({ per, firstDate, used, max })),
  )
  await replaceCounts(tx, id, counts)
}

/** Counts the pages with limits by week anew after the owner chose another first day of the week. */
export async function recountWeeks(tx: Database, owner: OwnerId): Promise<void> {
  for (const id of await lockPagesLimitedByWeek(tx, owner)) {
    await raiseRulesVersion(tx, id)
    await recountPage(tx, id)
  }
}

/**
 * Takes a booking out of the counts of its page, inside the transaction that cancels it or is about to move it. With a new
 * start it counts there, also beyond the limit: its owner decided so.
 */
export async function moveCounts(tx: Database, bookingId: string, to: Date | null): Promise<void> {
  const page = await findCountingOfBooking(tx, bookingId)
  if (!page) return
  // In the order of the periods, so that no two can deadlock.
  for (const period of countedPeriods(page, page.start.getTime())) await takeFromCount(tx, page.id, period)
  for (const period of to ? countedPeriods(page, to.getTime()) : []) await addToCount(tx, page.id, period)
}
