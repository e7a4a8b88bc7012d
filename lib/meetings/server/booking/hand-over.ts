import type { Database } from '@/db/client'
import { lockOwner } from '@/db/queries/accounts/owner-lock'
import { addChange, type BookingRow, findBookingRow, lockBooking } from '@/db/queries/meetings/bookings'
import {
  type BookedHost,
  followBookings,
  type LockedHost,
  listHostsOfBooking,
  lockHosts,
} from '@/db/queries/meetings/hosts'
import type { MeetingRow } from '@/db/queries/meetings/meetings'
import { holdPageOfBooking } from '@/db/queries/pages/booking-counts'
import { type Acting, memberIn } from '@/lib/bookings/acting'
import { rankFree } from '@/lib/bookings/assignment'
import { HostsLost, noteLost, replaceHost } from '@/lib/bookings/replace-host'
import { DECIDED_AGE_MS } from '@/lib/calendars/busy/busy'
import { enqueueHandedOver } from '@/lib/notices/hand-over-mails'
import { withOutbox } from '@/lib/outbox/with-outbox'
import { addDays, localDate, startOfDate } from '@/lib/scheduling'
import { AppError, invalidField } from '@/lib/shared/errors'
import { NEXT_HOST } from '@/lib/shared/hosts'
import { enqueueReassigned } from '@/lib/webhooks/server/booking-events'
import { check } from '@/messages/check'
import { type BothInApi, findBoth, toBothOf } from './find-both'
import { requireChangeable } from './move'
import {
  groupOf,
  heldBooking,
  readSuccessors,
  requireBooking,
  type StatedGroup,
  type StatedHost,
  successorsIn,
} from './successors'
import { toChanged } from './write-move'

/** `to`: an account, or `next` by the rule of the group. `from`: a host of the booking. */
export type HandOver = { to: string; from?: string | undefined; reason?: string | undefined }

/** A booking that is moved all the time must not keep its reader waiting. */
const MAX_TRIES = 5

/** Hands a booking over from the team's meeting, or from a host's own. */
export async function handOver(acting: Acting, meetingId: string, input: HandOver, now: Date): Promise<BothInApi> {
  const bookingId = await heldBooking(acting.owner, meetingId)
  await handOverBooking(bookingId, { acting, input, now })
  return toBothOf(acting.owner, meetingId, await findBoth(bookingId))
}

type HandingOver = {
  acting: Acting
  input: HandOver
  now: Date
  /** The account of the old host is deleted: they are not mailed about each. */
  isFarewell?: boolean
}

/**
 * Gives the place of a host in a booking to another host of the group, in one write: the booking keeps its id, link, UID, time and
 * answers. To its present holder it changes nothing. Throws `changed` when `from` does not hold it any more, and `taken` with the state of
 * a host who is not free.
 */
export async function handOverBooking(bookingId: string, handing: HandingOver): Promise<void> {
  const { now } = handing
  const lost = new Set<string>()
  for (let tries = 1; tries <= MAX_TRIES; ) {
    const booking = await requireBooking(bookingId)
    requireChangeable(booking, 'owner', now)
    const read = await readSuccessors(booking, { maxAgeMs: DECIDED_AGE_MS, now })
    try {
      if (await withOutbox((tx) => write(tx, { ...handing, ...read, before: booking, lost }))) return
      tries += 1
    } catch (error) {
      if (!(error instanceof HostsLost)) throw error
      await noteLost(error, lost, now)
    }
  }
  throw toChanged(await requireBooking(bookingId))
}

type Writing = HandingOver & {
  /** Of the page. */
  timezone: string
  groups: StatedGroup[]
  /** As it was when the page was read. */
  before: BookingRow
  /** Accounts that were taken meanwhile. */
  lost: ReadonlySet<string>
}

/** False, and nothing written, when the booking has other times than those for which the page was read. */
async function write(tx: Database, writing: Writing): Promise<boolean> {
  const { acting, input, groups, timezone, before, lost, now } = writing
  await lockOwner(tx, before.userId)
  const page = await holdPageOfBooking(tx, before.id)
  await lockBooking(tx, before.id)
  const booking = await findBookingRow(tx, before.id)
  if (!booking) throw new AppError('booking_not_found')
  requireChangeable(booking, 'owner', now)
  if (timesOf(booking) !== timesOf(before)) return false
  const from = holderOf(booking, await listHostsOfBooking(tx, booking.id), writing)
  if (!from) return true
  const figures = page ? await lockHosts(tx, page.id, dateOf(booking, timezone)) : []
  const to = successorOf(groupOf(from, groups), input.to, { figures, lost })
  const member = await memberIn(tx, booking, acting)
  const step = { at: now.toISOString(), by: 'owner', what: 'handed_over', ...member } as const
  const meeting = await addChange(tx, booking.id, { ...step, fromHost: from.name, toHost: to.name }, now)
  if (!meeting) throw new AppError('booking_not_found')
  await replaceHost(tx, { booking, from, to, now })
  await followBookings(tx, [booking.id])
  await tell(tx, { bookingId: booking.id, meeting, from, account: to.account, writing })
  return true
}

type Telling = {
  bookingId: string
  meeting: MeetingRow
  from: BookedHost
  /** Of the new host. */
  account: string
  writing: Pick<Writing, 'input' | 'now' | 'isFarewell'>
}

async function tell(tx: Database, { bookingId, meeting, from, account, writing }: Telling): Promise<void> {
  const { input, now, isFarewell = false } = writing
  const booking = await findBookingRow(tx, bookingId)
  const to = (await listHostsOfBooking(tx, bookingId)).find((host) => host.account === account)
  if (!booking || !to) throw new AppError('booking_not_found')
  const reason = input.reason || null
  await enqueueHandedOver(tx, { booking, meeting, from, to, reason, tellsOldHost: !isFarewell, now })
  await enqueueReassigned(tx, { ownerId: booking.userId, bookingId }, { from, to }, now)
}

const timesOf = ({ startTime, moveRequest }: BookingRow) => [startTime, moveRequest?.startTime ?? 0].map(Number).join()

/** The instants of the date of a booking. */
function dateOf({ startTime }: BookingRow, timezone: string): { start: number; end: number } {
  const date = localDate(timezone, startTime.getTime())
  return { start: startOfDate(timezone, date), end: startOfDate(timezone, addDays(date, 1)) }
}

/** Whose place is given: the caller's, or that of the host whom they name. Null where the booking is with whom it is to be. */
function holderOf(
  booking: BookingRow,
  hosts: BookedHost[],
  { acting, input, groups }: Pick<Writing, 'acting' | 'input' | 'groups'>,
): BookedHost | null {
  const { owner } = acting
  const named = input.from ?? (owner === booking.userId ? null : owner)
  const holder = hosts.find(({ account }) => account === named)
  const present = hosts.find(({ account }) => account === input.to)
  if (present && (!holder || holder === present)) return null
  if (holder) {
    if (present?.group === holder.group) throw new AppError('taken', { facts: { state: 'busy' } })
    return holder
  }
  if (named !== null) throw toChanged(booking)
  const possible = hosts.filter((host) =>
    successorsIn(groupOf(host, groups)).some(({ account }) => input.to === NEXT_HOST || account === input.to),
  )
  if (possible.length > 1) throw invalidField('from', check('hostOfSeveral'))
  if (!possible[0]) throw input.to === NEXT_HOST ? new AppError('taken') : refusedHost()
  return possible[0]
}

type Meanwhile = { figures: readonly LockedHost[]; lost: ReadonlySet<string> }

/** The host to whom it goes, if they are free. */
function successorOf(group: StatedGroup | null, to: string, { figures, lost }: Meanwhile): StatedHost {
  const candidates = successorsIn(group).map((host) => {
    const {
      got = 0,
      due = 0,
      lastMade = null,
      held = 0,
    } = figures.find(({ account }) => account === host.account) ?? {}
    const isFull = host.maxPerDay !== null && held >= host.maxPerDay
    const state = lost.has(host.account) ? 'busy' : host.at === 'free' && isFull ? 'limit' : host.at
    return { ...host, state, got, due, lastMade, host }
  })
  if (to === NEXT_HOST) {
    const [next] = rankFree(candidates, group?.need === 'all' ? 'all' : (group?.choose ?? 'fair'))
    if (!next) throw new AppError('taken')
    return next.host
  }
  const chosen = candidates.find(({ account }) => account === to)
  if (!chosen) throw refusedHost()
  if (chosen.state !== 'free') throw new AppError('taken', { facts: { state: chosen.state } })
  return chosen.host
}

const refusedHost = () => invalidField('to', check('hostOfNoGroup'))
