import type { Obstructions } from '@/db/queries/meetings/obstructions'
import type { SchedulePage } from '@/db/queries/meetings/schedule-columns'
import { readCalendarBusy, SHOWN_AGE_MS } from '@/lib/calendars/busy/busy'
import { computeSlots, cutOut, horizonOf, type Period, reachOf, type SlotRules } from '@/lib/scheduling'
import { obstaclesOf, rulesOf } from './page-rules'

type Range = { from: number; to: number }

export type PageStarts = {
  rules: SlotRules
  /** Epoch milliseconds, sorted. */
  starts: number[]
  /** Periods of calendars that could not be read. Starts near them are listed as if nothing were there. */
  unread: Period[]
}

type Page = SchedulePage & Obstructions

/** The starts in `[from, to)` that a page offers now, of its preset duration or another one of it. Reads its calendars. */
export function readStarts(
  page: Page,
  { duration, ...range }: Range & { duration?: number | undefined },
  now: Date,
): Promise<PageStarts> {
  return readStartsByRules(page, rulesOf(page, now.getTime(), duration), range, now)
}

/**
 * The same for a booking that is to be moved, whose `own` period is not in its way. Calendars hold it too, and say no more
 * than when they are busy: whatever else is there at the same time does not count either.
 */
export async function readStartsByRules(
  page: Page,
  rules: SlotRules,
  { from, to, own }: Range & { own?: Period },
  now: Date,
): Promise<PageStarts> {
  const ours = obstaclesOf(page)
  const { busy, unread } = await readExternalBusy(page, reachOf(rules, { from, to }), now)
  const theirs = own ? cutOut(busy, own) : busy
  const starts = computeSlots({ ...rules, ...ours, busy: [...ours.busy, ...theirs], from, to, now: now.getTime() })
  return { rules, starts, unread }
}

/** Reads calendar data that is fresh enough for display. */
export function readExternalBusy(page: SchedulePage, range: { from: number; to: number }, now: Date) {
  if (range.from > horizonOf(now.getTime())) return { busy: [], unread: [] }
  const calendars = { userId: page.userId, choices: page.conflictCheckCalendars }
  return readCalendarBusy(calendars, range, { maxAgeMs: SHOWN_AGE_MS, now })
}
