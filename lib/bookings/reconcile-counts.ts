import { database } from '@/db/client'
import { type CountedPage, listCountedPages, lockAnyPage } from '@/db/queries/pages/booking-counts'
import { retryTransaction } from '@/db/retry'
import { log } from '@/lib/log/log'
import { countByPeriod, countedPeriods, localDate } from '@/lib/scheduling'
import { DAY_MS } from '@/lib/scheduling/units'
import { recountPage } from './booking-counts'

const PAGES_AT_ONCE = 100
/** The month of today began within this time, in any zone. */
const MAX_PERIOD_MS = 33 * DAY_MS

/**
 * Counts pages with limits anew whose counts of today or later are wrong: processes of the release before, which may run
 * beside this one while it is deployed, write bookings and count nothing. A page that is right costs a part of one query.
 */
export async function reconcileCounts(now: Date, isTimeUp: () => boolean = () => false): Promise<void> {
  const from = new Date(now.getTime() - MAX_PERIOD_MS)
  let after: string | null = null
  for (;;) {
    const pages: CountedPage[] = await listCountedPages(database(), { after, limit: PAGES_AT_ONCE, from })
    for (const page of pages) {
      if (isTimeUp()) return
      after = page.id
      if (isCounted(page, now)) continue
      await recount(page.id)
      log('bookings_recounted', { target: page.id })
    }
    if (pages.length < PAGES_AT_ONCE) return
  }
}

async function recount(id: string): Promise<void> {
  await retryTransaction(database(), async (tx) => {
    if (await lockAnyPage(tx, id)) await recountPage(tx, id)
  })
}

function isCounted(page: CountedPage, now: Date): boolean {
  const dates = page.starts.map((start) => localDate(page.timezone, start))
  return countedPeriods(page, now.getTime()).every(({ per, firstDate: first }) => {
    const right = [...countByPeriod(per, dates, page.weekStartDay)].filter(([date]) => date >= first)
    const stored = page.counts.filter((count) => count.per === per && count.firstDate >= first)
    const usedOn = new Map(stored.map(({ firstDate, used }) => [firstDate, used]))
    return right.length === stored.length && right.every(([date, used]) => usedOn.get(date) === used)
  })
}
