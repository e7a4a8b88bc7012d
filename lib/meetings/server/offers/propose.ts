import { database } from '@/db/client'
import type { OfferableRow } from '@/db/queries/meetings/move-offers'
import { findPageToMove } from '@/db/queries/meetings/schedule'
import { spreadTimes } from '@/lib/meetings/spread-times'
import { rulesOfLength } from '@/lib/pages/server/page-rules'
import { type PageStarts, readStartsByRules } from '@/lib/pages/server/page-starts'
import { horizonOf, type Period, toDates, widestReach } from '@/lib/scheduling'
import { DAY_MS, MINUTE_MS } from '@/lib/scheduling/units'

/** Times are looked for this long before and after a time off. */
const DAYS_BEFORE = 14
const DAYS_AFTER = 21

/**
 * The times to offer to the guest of each booking in the way of a closed period, by the id of the booking; `given` was offered to others.
 * Those of one page and length read its times once, as if the first of them were not there: what else is in the period stays in the
 * way of what touches it.
 */
export async function proposeTimes(
  rows: readonly OfferableRow[],
  { closed, given, now }: { closed: Period; given: readonly Period[]; now: Date },
): Promise<Map<string, string[]>> {
  const startsOf = new Map<string, Promise<number[]>>()
  const keyOf = ({ pageId, ...row }: OfferableRow) => `${pageId} ${lengthOf(row)}`
  for (const row of rows) {
    const key = keyOf(row)
    if (!startsOf.has(key)) startsOf.set(key, readAround(row, closed, now))
  }
  const wishes = await Promise.all(
    rows.map(async (row) => ({
      wanted: row.startTime.getTime(),
      starts: (await startsOf.get(keyOf(row))) ?? [],
      lengthMs: lengthOf(row),
    })),
  )
  const spread = spreadTimes(wishes, given)
  return new Map(
    rows.map(({ bookingId }, index) => [
      bookingId,
      (spread[index] ?? []).map((start) => new Date(start).toISOString()),
    ]),
  )
}

export const lengthOf = ({ startTime, endTime }: { startTime: Date; endTime: Date }) =>
  endTime.getTime() - startTime.getTime()

type Offerable = Pick<OfferableRow, 'bookingId' | 'pageId' | 'startTime' | 'endTime'>

/** The starts that the page of a booking offers before and after the period; none if it is unpublished or deleted. */
export async function readAround(row: Offerable, closed: Period, now: Date): Promise<number[]> {
  const length = lengthOf(row)
  const before = { from: Math.max(now.getTime(), closed.start - DAYS_BEFORE * DAY_MS), to: closed.start - length + 1 }
  const after = { from: closed.end, to: Math.min(closed.end + DAYS_AFTER * DAY_MS, horizonOf(now.getTime())) }
  const ranges = [before, after].filter(({ from, to }) => from < to)
  return (await Promise.all(ranges.map((range) => readStartsOf(row, range, now)))).flat()
}

async function readStartsOf(row: Offerable, range: { from: number; to: number }, now: Date): Promise<number[]> {
  const { bookingId, pageId } = row
  const page = pageId && (await findPageToMove(database(), pageId, { bookingId, ...toDates(widestReach(range)) }))
  if (!page) return []
  const length = lengthOf(row)
  const rules = rulesOfLength(page, now.getTime(), Math.max(1, Math.round(length / MINUTE_MS)))
  return knownFree(await readStartsByRules(page, rules, range, now), length)
}

/** What a calendar could not tell is never free. */
export function knownFree({ starts, unread }: Pick<PageStarts, 'starts' | 'unread'>, lengthMs: number): number[] {
  return starts.filter((start) => !unread.some((period) => start < period.end && start + lengthMs > period.start))
}
