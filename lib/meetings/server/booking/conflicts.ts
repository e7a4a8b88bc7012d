import type { z } from 'zod'
import { database } from '@/db/client'
import { findPageWithBusy, type PageKey, type WithBusy } from '@/db/queries/meetings/schedule'
import type { SchedulePage } from '@/db/queries/meetings/schedule-columns'
import type { busyIntervalAnswer } from '@/lib/meetings/visitor/api-shapes'
import { listUnmet } from '@/lib/pages/server/hosts/unmet'
import { durationsOf, obstaclesOf, rulesOf } from '@/lib/pages/server/page-rules'
import { readExternalBusy } from '@/lib/pages/server/page-starts'
import {
  bookablePeriod,
  clipBusyToWindows,
  dateSpanAnywhere,
  lengthsOf,
  listWindows,
  type Period,
  type SlotRules,
  toDates,
  widestReach,
} from '@/lib/scheduling'
import { MINUTE_MS } from '@/lib/scheduling/units'
import { availabilityUnknown, found } from './schedule'

export type BusyInterval = z.infer<typeof busyIntervalAnswer>

/**
 * Lists busy periods that overlap `date` in any zone, merged, and clipped to what decides about times that can be booked now:
 * an owner's past, and what lies beyond the booking window, concern no visitor.
 */
export async function listConflicts(key: PageKey, date: string, now: Date): Promise<BusyInterval[]> {
  const range = dateSpanAnywhere(date)
  const page = found(await findPageWithBusy(database(), key, toDates(widestReach(range))))
  const rules = rulesOf(page, now.getTime())
  const { beforeMs, afterMs } = lengthsOf(rules)
  const deciding = decidingPeriod(page, rules, now.getTime())
  const asked = {
    from: Math.max(range.from - beforeMs, deciding.start),
    to: Math.min(range.to + afterMs, deciding.end),
  }
  if (asked.from >= asked.to) return []
  const busy = page.isTeams ? await listUnmet(page, rules, asked, now) : await listBusy(page, asked, now)
  const windows = listWindows({ ...rules, ...asked })
  return clipBusyToWindows(busy, windows, { beforeMs, afterMs })
    .map(({ start, end }) => ({ start: Math.max(start, deciding.start), end: Math.min(end, deciding.end) }))
    .filter(({ start, end }) => start < Math.min(end, range.to) && end > range.from)
    .map(({ start, end }) => ({ start: toIso(start), end: toIso(end) }))
}

async function listBusy(page: WithBusy, asked: { from: number; to: number }, now: Date): Promise<Period[]> {
  const external = await readExternalBusy(page, asked, now)
  if (external.unread.length > 0) throw availabilityUnknown()
  return [...obstaclesOf(page).busy, ...external.busy]
}

/** What lies outside of it decides about no time that can be booked at `now`, of any length that the page offers. */
function decidingPeriod(page: SchedulePage, rules: SlotRules, now: number): Period {
  const { beforeMs, afterMs } = lengthsOf(rules)
  const { start, end } = bookablePeriod({ ...rules, now })
  return { start: start - beforeMs, end: end + Math.max(...durationsOf(page)) * MINUTE_MS + afterMs }
}

const toIso = (instantMs: number) => new Date(instantMs).toISOString()
