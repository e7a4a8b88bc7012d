import type { Database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { listMadeBookings } from '@/db/queries/pages/made-bookings'
import { listTimeOff } from '@/db/queries/pages/time-off'
import { countUpcomingBookings } from '@/db/queries/pages/time-slot-pages'
import type { KnownClosure } from '@/lib/pages/effects/replay'
import { MAX_BOOKINGS, MAX_PERIOD_DAYS } from '@/lib/pages/server/forecast'
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

type Change = { before: Scene; after: Scene; differences: readonly Difference[] }

/** Settings that decide about the bookings of every page. */
const OF_ALL_PAGES = /^(settings\.(timezone|weekStartDay|holidays)|timeOff)$/

export async function readEffects(tx: Database, owner: OwnerId, change: Change, now: Date): Promise<Plan['effects']> {
  const { before, after, differences } = change
  const isForAll = differences.some(({ path }) => OF_ALL_PAGES.test(path))
  const slugs = [...new Set([...before.stored.ids.pages.keys(), ...after.stored.ids.pages.keys()])].sort()
  const touched = slugs.filter((slug) => isForAll || differences.some(({ path }) => isWithin(path, `pages.${slug}`)))
  const from = new Date(now.getTime() - MAX_PERIOD_DAYS * DAY_MS)
  const pages: Plan['effects']['pages'] = []
  for (const slug of touched) {
    const pageId = before.stored.ids.pages.get(slug)
    const bookings = pageId ? await listMadeBookings(tx, owner, { pageId, from, limit: MAX_BOOKINGS }) : []
    const states = { before: stateOf(before, slug), after: stateOf(after, slug) }
    pages.push(
      pageEffect({ slug, ...states, upcoming: before.upcoming.get(pageId ?? '') ?? 0 }, bookings, now.getTime()),
    )
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

function isWithin(path: string, place: string): boolean {
  return path === place || path.startsWith(`${place}.`)
}
