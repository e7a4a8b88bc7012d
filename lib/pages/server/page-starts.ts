import type { Obstructions } from '@/db/queries/meetings/obstructions'
import type { SchedulePage } from '@/db/queries/meetings/schedule-columns'
import { readCalendarBusy, SHOWN_AGE_MS } from '@/lib/calendars/busy/busy'
import { computeSlots, horizonOf, type Period, reachOf, type SlotRules } from '@/lib/scheduling'
import { obstaclesOf, rulesOf } from './page-rules'

type Asked = { from: number; to: number; duration?: number | undefined }

export type PageStarts = {
  rules: SlotRules
  /** Epoch milliseconds, sorted. */
  starts: number[]
  /** Periods of calendars that could not be read. Starts near them are listed as if nothing were there. */
  unread: Period[]
}

/** The starts in `[from, to)` that a page offers now, of its preset duration or another one of it. Reads its calendars. */
export async function readStarts(page: SchedulePage & Obstructions, asked: Asked, now: Date): Promise<PageStarts> {
  const { from, to, duration } = asked
  const rules = rulesOf(page, now.getTime(), duration)
  const ours = obstaclesOf(page)
  const { busy, unread } = await readExternalBusy(page, reachOf(rules, { from, to }), now)
  const starts = computeSlots({ ...rules, ...ours, busy: [...ours.busy, ...busy], from, to, now: now.getTime() })
  return { rules, starts, unread }
}

/** Reads calendar data that is fresh enough for display. */
export function readExternalBusy(page: SchedulePage, range: { from: number; to: number }, now: Date) {
  if (range.from > horizonOf(now.getTime())) return { busy: [], unread: [] }
  const calendars = { userId: page.userId, choices: page.conflictCheckCalendars }
  return readCalendarBusy(calendars, range, { maxAgeMs: SHOWN_AGE_MS, now })
}
