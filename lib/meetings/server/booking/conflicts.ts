import type { z } from 'zod'
import { database } from '@/db/client'
import { findPageWithBusy, type PageKey } from '@/db/queries/meetings/schedule'
import type { busyIntervalAnswer } from '@/lib/meetings/visitor/api-shapes'
import { obstaclesOf, rulesOf } from '@/lib/pages/server/page-rules'
import { readExternalBusy } from '@/lib/pages/server/page-starts'
import { clipBusyToWindows, dateSpanAnywhere, lengthsOf, listWindows, widestReach } from '@/lib/scheduling'
import { availabilityUnknown, found, toDates } from './schedule'

export type BusyInterval = z.infer<typeof busyIntervalAnswer>

/** Lists busy periods that overlap `date` in any zone, merged, and clipped to what visitors can see anyway. */
export async function listConflicts(key: PageKey, date: string, now: Date): Promise<BusyInterval[]> {
  const range = dateSpanAnywhere(date)
  const page = found(await findPageWithBusy(database(), key, toDates(widestReach(range))))
  const rules = rulesOf(page, now.getTime())
  const { beforeMs, afterMs } = lengthsOf(rules)
  const widened = { from: range.from - beforeMs, to: range.to + afterMs }
  const external = await readExternalBusy(page, widened, now)
  if (external.unread.length > 0) throw availabilityUnknown()
  const busy = [...obstaclesOf(page).busy, ...external.busy]
  const windows = listWindows({ ...rules, ...widened })
  return clipBusyToWindows(busy, windows, { beforeMs, afterMs })
    .filter(({ start, end }) => start < range.to && end > range.from)
    .map(({ start, end }) => ({ start: toIso(start), end: toIso(end) }))
}

const toIso = (instantMs: number) => new Date(instantMs).toISOString()
