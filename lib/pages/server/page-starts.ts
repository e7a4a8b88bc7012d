import type { Obstructions } from '@/db/queries/meetings/obstructions'
import type { SchedulePage } from '@/db/queries/meetings/schedule-columns'
import { readCalendarBusy, SHOWN_AGE_MS } from '@/lib/calendars/busy/busy'
import { withoutBooking } from '@/lib/calendars/feeds/beside-booking'
import { computeSlots, cutOut, horizonOf, type Period, reachOf, type SlotRules } from '@/lib/scheduling'
import type { HostedFreedom } from '../effects/hosted-day'
import { type HostsAsked, listHostedStarts } from './hosts/starts'
import { obstaclesOf, rulesOf } from './page-rules'

type Range = { from: number; to: number }

export type PageStarts = {
  rules: SlotRules
  /** Epoch milliseconds, sorted. */
  starts: number[]
  /** Periods of calendars that could not be read. Starts near them are listed as if nothing were there. */
  unread: Period[]
  /** Of a team's page, whose other hosts may be free: starts that a calendar keeps back because it could not be read. */
  uncertain?: number[]
  /** Of a team's page: which of its hosts are free for each start of its own rules. */
  freedom?: HostedFreedom
}

type Page = SchedulePage & Obstructions

/**
 * The starts in `[from, to)` that a page offers now, of its preset duration or another one of it. Reads its calendars. `chosen`: the account of
 * the host whom the visitor wants.
 */
export function readStarts(
  page: Page,
  { duration, ...range }: Range & { duration?: number | undefined } & Pick<HostsAsked, 'drafted' | 'chosen'>,
  now: Date,
): Promise<PageStarts> {
  return readStartsByRules(page, rulesOf(page, now.getTime(), duration), range, now)
}

/** The same for a booking that is to be moved: its own events in calendars are not in its way, what else is at its time is. */
export async function readStartsByRules(
  page: Page,
  rules: SlotRules,
  { from, to, ...hosts }: Range & HostsAsked,
  now: Date,
): Promise<PageStarts> {
  const { moving } = hosts
  if (page.isTeams) {
    const hosted = await listHostedStarts(page, rules, { from, to, ...hosts }, now)
    return { rules, unread: [], ...hosted }
  }
  const ours = obstaclesOf(page)
  const external = await readExternalBusy(page, reachOf(rules, { from, to }), now)
  const startsBeside = (busy: Period[]) =>
    computeSlots({ ...rules, ...ours, busy: [...ours.busy, ...busy], from, to, now: now.getTime() })
  const starts = startsBeside(external.busy)
  if (!moving || startsBeside(cutOut(external.busy, moving.period)).length === starts.length) {
    return { rules, starts, unread: external.unread }
  }
  const calendars = { userId: page.userId, choices: page.conflictCheckCalendars, bookingId: moving.bookingId }
  const { busy, unread } = await withoutBooking(external, calendars, moving.period)
  return { rules, starts: startsBeside(busy), unread }
}

/** Reads calendar data that is fresh enough for display. */
export function readExternalBusy(page: SchedulePage, range: { from: number; to: number }, now: Date) {
  if (range.from > horizonOf(now.getTime())) return { busy: [], unread: [] }
  const calendars = { userId: page.userId, choices: page.conflictCheckCalendars }
  return readCalendarBusy(calendars, range, { maxAgeMs: SHOWN_AGE_MS, now })
}
