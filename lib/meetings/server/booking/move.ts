import { database } from '@/db/client'
import { brokenConstraint, isExclusionViolation } from '@/db/errors'
import type { OwnerId } from '@/db/owner-id'
import { lockOwner } from '@/db/queries/accounts/owner-lock'
import { findCheckedCalendars } from '@/db/queries/calendars/calendar-choices'
import { listBlockers } from '@/db/queries/meetings/blockers'
import { type BookingRow, findBookingRow } from '@/db/queries/meetings/bookings'
import { listHostsOfBooking } from '@/db/queries/meetings/hosts'
import { moveBooking, moveMeetingOfBooking } from '@/db/queries/meetings/move-booking'
import { holdPageOfBooking } from '@/db/queries/pages/booking-counts'
import { type Acting, type Member, memberIn } from '@/lib/bookings/acting'
import { expiryAfterMove, isOverdue, moveRequestExpiry } from '@/lib/bookings/approval'
import { moveCounts } from '@/lib/bookings/booking-counts'
import { expireOverdueThenRetry } from '@/lib/bookings/expire-requests'
import { followHosts } from '@/lib/bookings/follow-hosts'
import { dropHeldTime } from '@/lib/bookings/held-time'
import { movedStep } from '@/lib/bookings/history'
import { HostsLost, noteLost } from '@/lib/bookings/replace-host'
import { DECIDED_AGE_MS, readCalendarBusy } from '@/lib/calendars/busy/busy'
import { type OtherEvent, readBesideBooking, withoutBooking } from '@/lib/calendars/feeds/beside-booking'
import { enqueueBookingMoved } from '@/lib/notices/change-mails'
import { dropMoveRequestMails } from '@/lib/notices/request-mails'
import { replanTimedMails } from '@/lib/notices/timed-mails'
import { enqueueEvents } from '@/lib/outbox/enqueue'
import { requireRecipients } from '@/lib/outbox/mail-limits'
import { withOutbox } from '@/lib/outbox/with-outbox'
import { obstaclesOf } from '@/lib/pages/server/page-rules'
import {
  type BusyPeriod,
  clampInstant,
  cutOut,
  guardOf,
  horizonOf,
  isSlot,
  reachOf,
  toDates,
  widestReach,
} from '@/lib/scheduling'
import { refusalOf } from '@/lib/scheduling/refusals'
import { mayHaveEvents } from '@/lib/shared/calendars/location-provider'
import { AppError } from '@/lib/shared/errors'
import { refuseChange } from '@/lib/time/change-policy'
import { enqueueBookingEvent } from '@/lib/webhooks/server/booking-events'
import { check } from '@/messages/check'
import { findPageOfBooking, periodOf, rulesOfBooking } from './booking-page'
import {
  type Both,
  type BothInApi,
  findBoth,
  findBothByToken,
  findBothForOwner,
  toBothInApi,
  toBothOf,
} from './find-both'
import { chooseAtMove, enqueueReplaced, type HostsAtMove, readHostsAtMove, replaceAtMove } from './move-hosts'
import { withdrawMove, writeMoveRequest } from './request-move'
import { availabilityUnknown } from './schedule'

export type MoveInput = {
  startTime: Date
  userTimezone?: string | undefined
  reason?: string | undefined
  /** The start that whoever moves it saw. */
  from?: Date | undefined
}

/** `checkCalendars`: refuses a time at which something else is in the owner's calendars. */
export type OwnersMoveInput = MoveInput & { checkCalendars?: boolean | undefined }

type Times = { startTime: Date; endTime: Date }

/** The rules of a page accepted a move of its attendee. */
type Accepted = {
  guard: ReturnType<typeof guardOf>
  rulesVersion: number
  /** Set where the owner has to approve it. */
  expiresAt: Date | null
  /** Of a team's page. */
  hosts: HostsAtMove | null
}

/** A page that is edited all the time must not keep its attendee waiting. */
const MAX_TRIES = 5

/**
 * Moves a booking for its attendee, by the token from the email, to a start that its page offers. On a page with approval it
 * asks for it: the booking keeps its time until its owner decides. The present time takes that back.
 */
export async function moveByToken(token: string, input: MoveInput, now: Date): Promise<BothInApi> {
  const found = await findBothByToken(token)
  requireChangeable(found.booking, 'attendee', now)
  const times = movedTimes(found.booking, input.startTime)
  if (!times) return toBothInApi(await withOutbox((tx) => withdrawMove(tx, found, now)))
  requireAsSeen(found.booking, input)
  if (isAskedFor(found.booking, times)) return toBothInApi(found)
  const { attendeeEmail, guests, status } = found.booking
  await requireRecipients(database(), [attendeeEmail, ...(status === 'confirmed' ? guests : [])], now)
  return tryToMove(now, async (lost) => {
    const accepted = await acceptMove(found.booking, times, { mayReplace: true, now })
    const move = { by: 'attendee', input, accepted, lost, now } as const
    return expireOverdueThenRetry(found.booking.userId, now, () =>
      accepted.expiresAt
        ? ask(found, times, { ...accepted, expiresAt: accepted.expiresAt }, move)
        : write(found, times, move),
    )
  })
}

/**
 * Moves a booking for its attendee to a start that its page offers, because its owner asked for that: neither the limits on the
 * attendee's changes nor an approval are in the way, and it counts for neither. `from` is the start at which it was asked for.
 */
export async function moveByOffer(
  { bookingId, from }: { bookingId: string; from: Date },
  startTime: Date,
  now: Date,
): Promise<void> {
  const found = await findBoth(bookingId)
  const input = { startTime, from }
  requireChangeable(found.booking, 'owner', now)
  requireAsSeen(found.booking, input)
  const times = movedTimes(found.booking, startTime)
  if (!times) return
  await tryToMove(now, async (lost) => {
    const accepted = await acceptMove(found.booking, times, { mayReplace: false, now })
    const move = { by: 'attendee', isOffered: true, input, accepted, lost, now } as const
    return expireOverdueThenRetry(found.booking.userId, now, () => write(found, times, move))
  })
}

/** Tries again when the rules of the page have changed, or a host was taken meanwhile. Throws `taken` at last. */
async function tryToMove<T>(now: Date, run: (lost: ReadonlySet<string>) => Promise<T | null>): Promise<T> {
  const lost = new Set<string>()
  for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
    try {
      const moved = await run(lost)
      if (moved) return moved
    } catch (error) {
      if (!(error instanceof HostsLost)) throw error
      await noteLost(error, lost, now)
    }
  }
  throw new AppError('taken')
}

/** Moves a booking for its owner, to any time at which nothing else is. */
export async function moveForOwner(
  acting: Acting,
  meetingId: string,
  input: OwnersMoveInput,
  now: Date,
): Promise<BothInApi> {
  const { owner } = acting
  const found = await findBothForOwner(owner, meetingId)
  requireChangeable(found.booking, 'owner', now)
  const times = movedTimes(found.booking, input.startTime)
  if (!times) return toBothInApi(found)
  requireAsSeen(found.booking, input)
  if (times.startTime <= now) throw new AppError('past')
  await requireNothingThere(owner, found, times)
  if (input.checkCalendars) await requireNothingInCalendars(owner, found, times)
  const member = await memberIn(database(), found.booking, acting)
  const move = { ...member, by: 'owner', input, accepted: null, lost: NOBODY, now } as const
  const moved = await expireOverdueThenRetry(owner, now, () => write(found, times, move))
  if (!moved) throw new AppError('taken')
  return { ...moved, meeting: (await toBothOf(owner, meetingId, await findBoth(found.booking.id))).meeting }
}

export function requireChangeable(booking: BookingRow, by: 'attendee' | 'owner', now: Date): void {
  const refusal = refuseChange('move', booking, { by, now })
  // A request that nobody answered in time has ended, whatever its policy says.
  if (refusal !== 'past' && isOverdue(booking, now)) throw new AppError('already_cancelled')
  if (refusal) throw new AppError(refusal)
}

/** An old window must not move what was moved since. */
function requireAsSeen(booking: BookingRow, { from }: MoveInput): void {
  if (from && from.getTime() !== booking.startTime.getTime()) throw toChanged(booking)
}

/** True for the time that its owner has to decide about already. */
function isAskedFor({ moveRequest }: BookingRow, { startTime }: Times): boolean {
  return moveRequest?.startTime.getTime() === startTime.getTime()
}

/** Null for the time that it has already. */
function movedTimes(booking: Times, startTime: Date): Times | null {
  const { start, end } = periodOf(booking)
  if (startTime.getTime() === start) return null
  return { startTime, endTime: new Date(startTime.getTime() + end - start) }
}

/** Checks a start by the rules of the page and by fresh calendar data. */
async function acceptMove(
  booking: BookingRow,
  times: Times,
  { mayReplace, now }: { mayReplace: boolean; now: Date },
): Promise<Accepted> {
  const start = times.startTime.getTime()
  // A start beyond the horizon is refused below; clamp it, because the database cannot compute around the year 10000.
  const near = Math.min(start, horizonOf(now.getTime()))
  const page = await findPageOfBooking(booking, toDates(widestReach({ from: near, to: near })))
  const rules = rulesOfBooking(page, booking, now)
  const hosts = page.isTeams ? await readHostsAtMove(page, booking, { start, rules, mayReplace, now }) : null
  const ours = obstaclesOf(page)
  const beside = (busy: BusyPeriod[]) => ({ ...rules, ...ours, busy: [...ours.busy, ...busy], now: now.getTime() })
  const requireFree = (busy: BusyPeriod[]) => {
    if (!isSlot(start, beside(busy))) throw new AppError(refusalOf(start, beside(busy)) ?? 'taken')
  }
  requireFree([])
  const calendars = { userId: page.userId, choices: page.conflictCheckCalendars }
  const reach = reachOf(rules, { from: start, to: start })
  const external = await readCalendarBusy(calendars, reach, { maxAgeMs: DECIDED_AGE_MS, now })
  if (external.unread.length > 0) throw availabilityUnknown()
  const period = periodOf(booking)
  requireFree(cutOut(external.busy, period))
  // Only at its own time a calendar may be busy with the booking itself.
  if (!isSlot(start, beside(external.busy))) {
    const others = await withoutBooking(external, { ...calendars, bookingId: booking.id }, period)
    if (others.unread.length > 0) throw availabilityUnknown()
    requireFree(others.busy)
  }
  const expiresAt = moveRequestExpiry(page, booking, { startTime: times.startTime, now })
  return { guard: guardOf(rules, times), rulesVersion: page.rulesVersion, expiresAt, hosts }
}

/** Bookings are kept apart by the database; meetings of the owner, or of each host, which no constraint knows, by this. */
async function requireNothingThere(owner: OwnerId, { booking, meeting }: Both, times: Times): Promise<void> {
  const { startTime: from, endTime: to } = times
  const diaries = booking.assignment
    ? await listHostsOfBooking(database(), booking.id)
    : [{ account: owner, meetingId: meeting.id }]
  for (const { account, meetingId: own } of diaries) {
    const there = await listBlockers(database(), account, { from, to })
    if (there.some(({ meetingId }) => meetingId !== own)) throw new AppError('taken')
  }
}

/** The calendars that block the owner's time on the booking's page. What cannot be read is never free. */
async function requireNothingInCalendars(owner: OwnerId, { booking }: Both, times: Times): Promise<void> {
  const choices = await findCheckedCalendars(database(), owner, booking.id)
  const question = { userId: owner, choices, bookingId: booking.id }
  const { others, unread } = await readBesideBooking(question, periodOf(times))
  const [other] = others
  if (other) throw toCalendarBusy(other)
  const [calendar] = unread
  if (calendar === undefined) return
  const message = calendar ? check('calendarUnread', { calendar }) : check('calendarGone')
  throw new AppError('calendar_unread', { message, facts: { calendar } })
}

function toCalendarBusy({ title: event, calendar, start, end }: OtherEvent): AppError {
  const message = event ? check('calendarBusy', { event, calendar }) : check('calendarTaken', { calendar })
  const toIso = (instant: number) => new Date(clampInstant(instant)).toISOString()
  return new AppError('calendar_busy', {
    message,
    facts: { calendar, event, eventStart: toIso(start), eventEnd: toIso(end) },
  })
}

type Move = Member & {
  by: 'attendee' | 'owner'
  /** The attendee's, to a time that the owner has offered: it does not count for their limit. */
  isOffered?: boolean
  input: MoveInput
  accepted: Accepted | null
  /** Accounts of hosts that were taken meanwhile. */
  lost: ReadonlySet<string>
  now: Date
}

const NOBODY: ReadonlySet<string> = new Set()

/** Asks the owner for a move, in one transaction: both times are taken. Null when the page's rules have changed. */
async function ask(
  found: Both,
  times: Times,
  { guard, rulesVersion, expiresAt, hosts }: Accepted & { expiresAt: Date },
  { input, lost, now }: Move,
): Promise<BothInApi | null> {
  const asked = {
    ...times,
    guard,
    rulesVersion,
    expiresAt,
    hosts,
    lost,
    timezone: input.userTimezone,
    reason: input.reason || null,
    now,
  }
  const written = await refusing(found.booking.id, hosts, () => withOutbox((tx) => writeMoveRequest(tx, found, asked)))
  if (written === 'changed') throw await tellPresentTime(found.booking.id)
  return written && toBothInApi(written)
}

/** One transaction: the new time is taken and the old one free at the same commit. Null when the page's rules have changed. */
async function write({ booking, meeting }: Both, times: Times, move: Move): Promise<BothInApi | null> {
  const { by, person, input, accepted, lost, now } = move
  const reason = input.reason || null
  const isAttendees = by === 'attendee'
  const isCounted = isAttendees && !move.isOffered
  const step = movedStep(by, booking, times, { person, reason, now })
  const moves = booking.moves + (isCounted ? 1 : 0)
  return refusing(booking.id, accepted?.hosts ?? null, () =>
    withOutbox(async (tx) => {
      // Two updates into one time would each wait for the other's row, and the database ends such a deadlock after a second.
      await lockOwner(tx, meeting.userId)
      const page = await holdPageOfBooking(tx, booking.id)
      if (accepted && (!page?.isActive || page.rulesVersion !== accepted.rulesVersion)) return null
      const timezone = input.userTimezone ?? booking.attendeeTimezone
      // It was asked for before, or its owner has chosen another time than the one that was.
      if (await dropHeldTime(tx, booking.id, page)) await dropMoveRequestMails(tx, meeting.id)
      if (
        !(await moveBooking(tx, booking, times, { step, guard: accepted?.guard, isAttendees: isCounted, timezone }))
      ) {
        throw new ChangedMeanwhile()
      }
      if (page) await moveCounts(tx, page.id, { from: booking.startTime, to: times.startTime, mayExceed: !isAttendees })
      const moved = await moveMeetingOfBooking(tx, booking.id, times, now)
      if (!moved) throw new ChangedMeanwhile()
      const replaced = accepted?.hosts ? await chooseAtMove(tx, booking, accepted.hosts, lost) : []
      const { hosts, steps } = await replaceAtMove(tx, { booking, replaced, now })
      const before = {
        ...booking,
        hosts,
        moves,
        attendeeTimezone: timezone,
        expiresAt: expiryAfterMove(booking, times),
      }
      const mail = await enqueueBookingMoved(tx, { booking: before, meeting: moved, mover: { by, reason }, now })
      await followHosts(tx, { booking, mail, replaced, hasEvents: moved.status === 'confirmed', now })
      const { id: meetingId, userId: ownerId } = meeting
      await replanTimedMails(tx, { ...before, ...times }, { ownerId, meetingId }, now)
      const hasEvents = moved.status === 'confirmed' && mayHaveEvents(moved)
      if (hasEvents) await enqueueEvents(tx, { ownerId, meetingId, notifies: true }, now)
      await enqueueBookingEvent(tx, 'booking.moved', { ownerId, bookingId: booking.id }, now)
      await enqueueReplaced(tx, { booking, replaced, now })
      const history = [...booking.history, step, ...steps]
      return toBothInApi({ booking: { ...before, ...times, history, moveRequest: null }, meeting: moved })
    }),
  )
}

/** Says why nothing was written. */
async function refusing<T>(bookingId: string, hosts: HostsAtMove | null, run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof ChangedMeanwhile) throw await tellPresentTime(bookingId)
    // A host who stays, or takes a place, was taken meanwhile: their diary is read again.
    if (isExclusionViolation(error)) throw hosts?.mayReplace ? new HostsLost([]) : new AppError('taken')
    if (brokenConstraint(error) === 'page_booking_counts_used') throw new AppError('limit')
    throw error
  }
}

class ChangedMeanwhile extends Error {}

/** The refusal of a move that came second. */
async function tellPresentTime(bookingId: string): Promise<AppError> {
  const booking = await findBookingRow(database(), bookingId)
  return booking ? toChanged(booking) : new AppError('booking_not_found')
}

/** The refusal for a booking that has changed since it was seen, with its present time. */
export function toChanged({ startTime, endTime, status }: BookingRow): AppError {
  const facts = { startTime: startTime.toISOString(), endTime: endTime.toISOString(), status }
  return new AppError('changed', { facts })
}
