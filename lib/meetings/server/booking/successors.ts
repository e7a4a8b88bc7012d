import { database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { type BookingRow, findBookingRow } from '@/db/queries/meetings/bookings'
import { type BookedHost, listHostsOfBooking } from '@/db/queries/meetings/hosts'
import { findBookingOfMeeting, findMeeting } from '@/db/queries/meetings/meetings'
import { listHeldHosts } from '@/db/queries/meetings/move-requests'
import { findPageWithBusy } from '@/db/queries/meetings/schedule'
import { toOwnerId } from '@/lib/auth/session'
import { SHOWN_AGE_MS } from '@/lib/calendars/busy/busy'
import { type HostedGroup, hostStateAt, type PageHost, readHostedGroups } from '@/lib/pages/server/hosts/diaries'
import { horizonOf, toDates, widestReach } from '@/lib/scheduling'
import { AppError } from '@/lib/shared/errors'
import type { HostState } from '@/lib/shared/hosts'
import { periodOf, rulesOfBooking } from './booking-page'

type StateAt = Exclude<HostState, 'lost'>
export type Successor = { account: string; name: string; group: string; state: StateAt }

/** `at`: what they are for the time of the booking, and for the one to which it may be moved. */
export type StatedHost = PageHost & { at: StateAt }
export type StatedGroup = Omit<HostedGroup, 'hosts'> & { hosts: StatedHost[] }

/** The other hosts of the groups of a booking who have agreed. Nobody for a booking without hosts. */
export async function listSuccessors(owner: OwnerId, meetingId: string, now: Date): Promise<Successor[]> {
  const bookingId = await heldBooking(owner, meetingId)
  const booking = await requireBooking(bookingId)
  const [hosts, { groups }] = await Promise.all([
    listHostsOfBooking(database(), bookingId),
    readSuccessors(booking, { maxAgeMs: SHOWN_AGE_MS, now }),
  ])
  const own = new Set(hosts.map((host) => groupOf(host, groups)))
  return groups.flatMap((group) =>
    own.has(group)
      ? successorsIn(group).map(({ account, name, at }) => ({ account, name, group: group.name, state: at }))
      : [],
  )
}

/** The id of the booking of a meeting. Throws `changed` for the meeting of a host who has handed theirs over. */
export async function heldBooking(owner: OwnerId, meetingId: string): Promise<string> {
  const found = await findBookingOfMeeting(database(), owner, meetingId)
  if (!found) throw new AppError('meeting_not_found')
  if (found.bookingId) return found.bookingId
  const meeting = await findMeeting(database(), owner, meetingId)
  throw new AppError(meeting?.primarySource === 'time_slot' ? 'changed' : 'not_a_booking')
}

export async function requireBooking(bookingId: string): Promise<BookingRow> {
  const booking = await findBookingRow(database(), bookingId)
  if (!booking) throw new AppError('booking_not_found')
  return booking
}

type Reading = { maxAgeMs: number; now: Date }

/** The groups of the page of a booking, with what each host is for its times. None where the page is gone. `timezone`: the page's. */
export async function readSuccessors(
  booking: BookingRow,
  { maxAgeMs, now }: Reading,
): Promise<{ timezone: string; groups: StatedGroup[] }> {
  const { id: bookingId, pageId, moveRequest, assignment } = booking
  // The database cannot compute around the year 10000.
  const near = (instant: Date) => Math.min(instant.getTime(), horizonOf(now.getTime()))
  const start = near(booking.startTime)
  const range = toDates(widestReach({ from: start, to: start }))
  const key = pageId && assignment ? { id: pageId, owner: toOwnerId(booking.userId) } : null
  const page = key && (await findPageWithBusy(database(), key, range))
  if (!page) return { timezone: 'UTC', groups: [] }
  const rules = rulesOfBooking(page, booking, now)
  const moving = { bookingId, period: periodOf(booking) }
  const read = (at: number) => readHostedGroups(page, { from: at, to: at + 1, rules, maxAgeMs, moving, now })
  const [groups, later] = await Promise.all([read(start), moveRequest && readLater(near(moveRequest.startTime))])
  return {
    timezone: page.timezone,
    groups: groups.map((group) => ({
      ...group,
      hosts: group.hosts.map((host) => ({ ...host, at: stateIn(host, group) })),
    })),
  }

  /** The hosts for whom the time is held, and all for that time. */
  async function readLater(at: number) {
    const [holders, hosts] = await Promise.all([listHeldHosts(database(), bookingId), read(at)])
    return { at, holders, hosts: hosts.flatMap((group) => group.hosts) }
  }

  function stateIn(host: PageHost, group: HostedGroup): StateAt {
    const state = hostStateAt(start, host, rules)
    if (state !== 'free' || !later) return state
    const isAsked = group.hosts.some(
      ({ account, holding }) => holding && later.holders.some((held) => held.account === account),
    )
    const then = later.hosts.find(({ account }) => account === host.account)
    return isAsked && then ? hostStateAt(later.at, then, rules) : state
  }
}

/** The group of a host of a booking. One that has another name since is known by its hosts. */
export function groupOf(
  { group, account }: Pick<BookedHost, 'group' | 'account'>,
  groups: readonly StatedGroup[],
): StatedGroup | null {
  const isIn = ({ hosts }: StatedGroup) => hosts.some((host) => host.account === account)
  return groups.find(({ name }) => name === group) ?? groups.find(isIn) ?? null
}

/** The hosts of a group who have agreed and do not hold the booking. */
export function successorsIn(group: StatedGroup | null): StatedHost[] {
  return group?.hosts.filter(({ state, holding }) => state === 'agreed' && !holding) ?? []
}
