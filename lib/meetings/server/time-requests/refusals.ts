import { database } from '@/db/client'
import { findPageWithBusy, type PageKey, type WithBusy } from '@/db/queries/meetings/schedule'
import type { RefusalQuery } from '@/lib/meetings/visitor/time-request-schema'
import { listHostedStarts } from '@/lib/pages/server/hosts/starts'
import { rulesOf } from '@/lib/pages/server/page-rules'
import { horizonOf, toDates, widestReach } from '@/lib/scheduling'
import type { SlotRefusal } from '@/lib/scheduling/refusals'
import { refusalOfStart } from '../booking/draft-booking'
import { readBusyToBook } from '../booking/read-page'
import { found, pageNotFound } from '../booking/schedule'

export type ToldRefusal = { startTime: string; refusal: SlotRefusal | null }

/**
 * The first rule of a page that refuses a start, as booking it would tell; null when it can be booked. A busy time is told only
 * within the hours and dates of the page, where `listConflicts` has it too. 404 where the page takes no other times.
 */
export async function tellRefusal(key: PageKey, { at, duration }: RefusalQuery, now: Date): Promise<ToldRefusal> {
  // The database cannot compute around the year 10000; what is that far is refused by its rules alone.
  const start = Math.min(at.getTime(), horizonOf(now.getTime()))
  const range = toDates(widestReach({ from: start, to: start }))
  const page = requireOtherTimes(key, found(await findPageWithBusy(database(), key, range)))
  return { startTime: at.toISOString(), refusal: await refusalOn(page, at, duration, now) }
}

/** 404 for a page that takes no requests for other times; its owner, who names it by id, books anyway. */
export function requireOtherTimes<Page extends WithBusy>(key: PageKey, page: Page): Page {
  if ('id' in key || !page.acceptsOtherTimes) throw pageNotFound()
  return page
}

export async function refusalOn(
  page: WithBusy,
  startTime: Date,
  duration: number | undefined,
  now: Date,
): Promise<SlotRefusal | null> {
  const rules = rulesOf(page, now.getTime(), duration)
  const calendarBusy = await readBusyToBook(page, { startTime, duration }, now)
  const start = startTime.getTime()
  const refusal = refusalOfStart(page, rules, { start, calendarBusy, now })
  if (refusal || !page.isTeams) return refusal
  const { starts } = await listHostedStarts(page, rules, { from: start, to: start + 1 }, now)
  return starts.length > 0 ? null : 'taken'
}
