import type { Database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import {
  addToCount,
  addWithinLimit,
  findCounting,
  listCountedStarts,
  lockPages,
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
  for (const { id, limits } of await lockPages(tx, owner)) {
    if (!limits.some(({ per }) => per === 'week')) continue
    await raiseRulesVersion(tx, id)
    await recountPage(tx, id)
  }
}

/**
 * Counts the time that is held for a booking, which counts as well: in a period of both it may exceed the limit, in any other
 * one too many breaks the check constraint.
 */
export async function countHeldTime(
  tx: Database,
  pageId: string,
  { start, beside }: { start: Date; beside: Date },
): Promise<void> {
  const page = await findCounting(tx, pageId)
  if (!page) return
  const own = countedPeriods(page, beside.getTime())
  for (const [index, period] of countedPeriods(page, start.getTime()).entries()) {
    const isOwn = own[index]?.firstDate === period.firstDate
    await (isOwn ? addToCount : addWithinLimit)(tx, pageId, period)
  }
}

/**
 * Takes a booking out of the counts of its page, inside the transaction that cancels or moves it and holds the page by
 * `holdPageOfBooking`. With a new start it counts there, also beyond the limit if its owner decided so; else one too many
 * breaks the check constraint.
 */
export async function moveCounts(
  tx: Database,
  pageId: string,
  { from, to, mayExceed = true }: { from: Date; to: Date | null; mayExceed?: boolean },
): Promise<void> {
  const page = await findCounting(tx, pageId)
  if (!page) return
  const left = countedPeriods(page, from.getTime()).map((period) => ({ ...period, change: takeFromCount }))
  const entered = (to ? countedPeriods(page, to.getTime()) : []).map((period) => ({
    ...period,
    change: mayExceed ? addToCount : addWithinLimit,
  }))
  for (const [index, period] of left.entries()) {
    const next = entered[index]
    if (next?.firstDate === period.firstDate) continue
    // In the order of the limits and of time, like every booking, so that no two can deadlock.
    const changes = next ? [period, next].sort((one, other) => (one.firstDate < other.firstDate ? -1 : 1)) : [period]
    for (const { change, ...changed } of changes) await change(tx, pageId, changed)
  }
}
