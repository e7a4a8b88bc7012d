import type { Database } from '@/db/client'
import { type BookingRow, findBookingRow } from '@/db/queries/meetings/bookings'
import { type BookedHost, listHostsOfBooking, lockHosts } from '@/db/queries/meetings/hosts'
import { addStep, type HeldHost } from '@/db/queries/meetings/move-requests'
import type { SchedulePage } from '@/db/queries/meetings/schedule-columns'
import { findHostCalendars } from '@/db/queries/teams/page-hosts'
import { rankFree } from '@/lib/bookings/assignment'
import { replaceHost } from '@/lib/bookings/replace-host'
import { DECIDED_AGE_MS } from '@/lib/calendars/busy/busy'
import { hostStateAt, readHostedGroups } from '@/lib/pages/server/hosts/diaries'
import { addDays, localDate, type SlotRules, startOfDate } from '@/lib/scheduling'
import type { HistoryEntry } from '@/lib/shared/booking-history'
import { AppError } from '@/lib/shared/errors'
import { enqueueReassigned } from '@/lib/webhooks/server/booking-events'
import { movingFor } from './booking-page'
import { availabilityUnknown } from './schedule'
import { groupOf, type StatedGroup, type StatedHost, successorsIn } from './successors'

/** What the hosts of a page are for the new time of a booking. */
export type HostsAtMove = {
  pageId: string
  groups: StatedGroup[]
  /** The instants of the date of the new time. */
  date: { start: number; end: number }
  /** Others may take the places of those who are not free. */
  mayReplace: boolean
}

type Asked = { start: number; rules: SlotRules; mayReplace: boolean; now: Date }

/** Throws `taken` when the groups of a booking cannot be met at another time. */
export async function readHostsAtMove(
  page: SchedulePage,
  booking: BookingRow,
  { start, rules, mayReplace, now }: Asked,
): Promise<HostsAtMove> {
  const moving = movingFor(booking, page, mayReplace)
  const asked = { from: start, to: start + 1, rules, maxAgeMs: DECIDED_AGE_MS, moving, now }
  const groups = (await readHostedGroups(page, asked)).map((group) => ({
    ...group,
    hosts: group.hosts.map((host) => ({ ...host, at: hostStateAt(start, host, rules) })),
  }))
  for (const { hosts } of groups) {
    const held = hosts.filter(({ holding }) => holding)
    const possible = moving.mayReplace ? hosts : held
    if (possible.filter(({ at }) => at === 'free').length < held.length) throw refusalOf(possible)
  }
  const date = localDate(page.timezone, start)
  const dates = { start: startOfDate(page.timezone, date), end: startOfDate(page.timezone, addDays(date, 1)) }
  return { pageId: page.id, groups, date: dates, mayReplace: moving.mayReplace === true }
}

const refusalOf = (hosts: readonly Pick<StatedHost, 'at'>[]) =>
  hosts.some(({ at }) => at === 'unread') ? availabilityUnknown() : new AppError('taken')

/** A host of a booking, and who takes their place. */
export type Replaced = { from: BookedHost; to: { account: string; name: string; targetCalendars: string[] } }

/**
 * Chooses who takes the places of hosts who are not free at the new time, inside the transaction that moves the booking or holds that time:
 * nobody where all are. `lost`: accounts that were taken meanwhile. Throws `taken` when a group cannot be met.
 */
export async function chooseAtMove(
  tx: Database,
  booking: Pick<BookingRow, 'id' | 'startTime'>,
  { pageId, groups, date, mayReplace }: HostsAtMove,
  lost: ReadonlySet<string>,
): Promise<Replaced[]> {
  const present = await listHostsOfBooking(tx, booking.id)
  const figures = new Map((await lockHosts(tx, pageId, date)).map((row) => [row.account, row]))
  const start = booking.startTime.getTime()
  const isThatDate = start >= date.start && start < date.end
  const stateOf = ({ account, at, maxPerDay, holding }: StatedHost) => {
    if (at !== 'free') return at
    if (lost.has(account)) return 'lost' as const
    const held = (figures.get(account)?.held ?? 0) - (holding && isThatDate ? 1 : 0)
    return maxPerDay !== null && held >= maxPerDay ? ('limit' as const) : at
  }
  const taken = new Set<string>()
  return present.flatMap((from): Replaced[] => {
    const group = groupOf(from, groups)
    const own = group?.hosts.find(({ account }) => account === from.account)
    if (!group || !own || stateOf(own) === 'free') return []
    if (!mayReplace) throw new AppError('taken')
    const candidates = successorsIn(group)
      .filter(({ account }) => !taken.has(account))
      .map((host) => {
        const { got = 0, due = 0, lastMade = null } = figures.get(host.account) ?? {}
        return { ...host, state: stateOf(host), got, due, lastMade }
      })
    const [to] = rankFree(candidates, group.need === 'all' ? 'all' : group.choose)
    if (!to) throw refusalOf(successorsIn(group))
    taken.add(to.account)
    return [{ from, to }]
  })
}

/** Who takes places when a move is approved: those for whom its time was held. Throws `taken` where one of them hosts the page no more. */
export async function heldAtMove(
  tx: Database,
  { id, pageId }: Pick<BookingRow, 'id' | 'pageId'>,
  held: readonly HeldHost[],
): Promise<Replaced[]> {
  const present = await listHostsOfBooking(tx, id)
  const places = present.flatMap((from) => {
    const to = held.find(({ place }) => place === from.place)
    if (!to) throw new AppError('taken')
    return present.some(({ account }) => account === to.account) ? [] : [{ from, account: to.account }]
  })
  if (places.length === 0) return []
  if (!pageId) throw new AppError('taken')
  const hosts = await findHostCalendars(
    tx,
    pageId,
    places.map(({ account }) => account),
  )
  return places.map(({ from, account }) => {
    const to = hosts.find((host) => host.account === account)
    if (!to) throw new AppError('taken')
    return { from, to }
  })
}

type Moved = { booking: BookingRow; replaced: readonly Replaced[]; now: Date }

/**
 * Gives places to those who were chosen, inside the transaction that has moved the booking, before its hosts follow. Returns
 * what changes of the booking: its hosts, and the steps of its history.
 */
export async function replaceAtMove(
  tx: Database,
  { booking, replaced, now }: Moved,
): Promise<{ hosts: BookingRow['hosts']; steps: HistoryEntry[] }> {
  if (replaced.length === 0) return { hosts: booking.hosts, steps: [] }
  const steps: HistoryEntry[] = []
  for (const { from, to } of replaced) {
    await replaceHost(tx, { booking, from, to, now })
    const names = { fromHost: from.name, toHost: to.name }
    const step = { at: now.toISOString(), by: 'system', what: 'handed_over', ...names } as const
    await addStep(tx, booking.id, step)
    steps.push(step)
  }
  const after = await findBookingRow(tx, booking.id)
  return { hosts: after?.hosts ?? null, steps }
}

/** Tells programs of the team who was replaced, in the same transaction. */
export async function enqueueReplaced(tx: Database, { booking, replaced, now }: Moved): Promise<void> {
  const of = { ownerId: booking.userId, bookingId: booking.id }
  for (const { from, to } of replaced) await enqueueReassigned(tx, of, { from, to }, now)
}
