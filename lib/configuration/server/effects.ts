import type { Database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { listMadeBookings, type MadeBooking } from '@/db/queries/pages/made-bookings'
import { listTimeOff } from '@/db/queries/pages/time-off'
import { countUpcomingBookings } from '@/db/queries/pages/time-slot-pages'
import type { KnownClosure } from '@/lib/pages/effects/replay'
import { MAX_BOOKINGS, MAX_PERIOD_DAYS } from '@/lib/pages/server/forecast'
import { yieldBetweenBatches } from '@/lib/platform/yield-between-batches'
import { closedPeriod, localDate } from '@/lib/scheduling'
import { DAY_MS } from '@/lib/scheduling/units'
import type { Plan } from '../api-shapes'
import type { Difference } from '../differences'
import { type PageState, pageEffect } from '../effects'
import type { Stored } from './read'

/** The facts that effects are computed from, read at one moment. */
export type Scene = { stored: Stored; closed: readonly KnownClosure[]; upcoming: ReadonlyMap<string, number> }

export async function readScene(tx: Database, owner: OwnerId, stored: Stored, now: Date): Promise<Scene> {
  const { timezone } = stored.settings
  const rows = await listTimeOff(tx, owner, { from: localDate(timezone, now.getTime()) })
  const closed = rows
    .filter(({ isActive }) => isActive)
    .map(({ fromDate, toDate, ...times }): KnownClosure => {
      return { ...closedPeriod({ from: fromDate, to: toDate, ...times }, timezone), createdAt: 0 }
    })
  const counts = await countUpcomingBookings(tx, owner, now)
  return { stored, closed, upcoming: new Map(counts.map(({ pageId, count }) => [pageId, count])) }
}

export type Change = { before: Scene; after: Scene; differences: readonly Difference[] }

/** Settings that decide about the bookings of every page. */
const OF_ALL_PAGES = /^(settings\.(timezone|weekStartDay|holidays)|timeOff)$/
const OF_A_PAGE = /^pages\.([^.]+)/

/** Slugs of the pages whose times may change, in the order of the alphabet. */
function touchedPages({ before, after, differences }: Change): string[] {
  if (differences.some(({ path }) => OF_ALL_PAGES.test(path))) {
    return [...new Set([...before.stored.ids.pages.keys(), ...after.stored.ids.pages.keys()])].sort()
  }
  return [...new Set(differences.flatMap(({ path }) => OF_A_PAGE.exec(path)?.[1] ?? []))].sort()
}

/** Bookings that a change may put outside of the rules of their pages. */
export async function readJudgedBookings(
  tx: Database,
  owner: OwnerId,
  change: Change,
  now: Date,
): Promise<MadeBooking[]> {
  if (!touchedPages(change).some((slug) => change.before.stored.ids.pages.has(slug))) return []
  const from = new Date(now.getTime() - MAX_PERIOD_DAYS * DAY_MS)
  return listMadeBookings(tx, owner, { from, limit: MAX_BOOKINGS })
}

/** Others are answered between two pages: an account may have a thousand. Call it outside of the transaction. */
export async function effectsOf(change: Change, bookings: readonly MadeBooking[], now: Date): Promise<Plan['effects']> {
  const { before, after } = change
  const pages: Plan['effects']['pages'] = []
  for await (const [slug = ''] of yieldBetweenBatches(touchedPages(change), 1)) {
    const pageId = before.stored.ids.pages.get(slug)
    const states = { before: stateOf(before, slug), after: stateOf(after, slug) }
    const judged = pageId ? bookings.map((booking) => ({ ...booking, isOfPage: booking.pageId === pageId })) : []
    pages.push(pageEffect({ slug, ...states, upcoming: before.upcoming.get(pageId ?? '') ?? 0 }, judged, now.getTime()))
  }
  const forms = before.stored.forms
    .filter(({ slug }) => !after.stored.ids.forms.has(slug))
    .map(({ slug, responseCount, spamCount }) => ({ form: slug, responses: responseCount + spamCount }))
  return { pages, forms }
}

function stateOf({ stored, closed }: Scene, slug: string): PageState | null {
  const page = stored.pages.find((one) => one.slug === slug)
  return page ? { page, weekStartDay: stored.settings.weekStartDay, closed } : null
}
