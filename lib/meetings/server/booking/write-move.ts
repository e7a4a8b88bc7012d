import { database } from '@/db/client'
import { brokenConstraint, isExclusionViolation } from '@/db/errors'
import { lockOwner } from '@/db/queries/accounts/owner-lock'
import { type BookingRow, findBookingRow } from '@/db/queries/meetings/bookings'
import { moveBooking, moveMeetingOfBooking } from '@/db/queries/meetings/move-booking'
import { holdPageOfBooking } from '@/db/queries/pages/booking-counts'
import type { Member } from '@/lib/bookings/acting'
import { expiryAfterMove } from '@/lib/bookings/approval'
import { moveCounts } from '@/lib/bookings/booking-counts'
import { followHosts } from '@/lib/bookings/follow-hosts'
import { dropHeldTime } from '@/lib/bookings/held-time'
import { movedStep } from '@/lib/bookings/history'
import { HostsLost } from '@/lib/bookings/replace-host'
import { enqueueBookingMoved } from '@/lib/notices/change-mails'
import { dropMoveRequestMails } from '@/lib/notices/request-mails'
import { replanTimedMails } from '@/lib/notices/timed-mails'
import { enqueueEvents } from '@/lib/outbox/enqueue'
import { withOutbox } from '@/lib/outbox/with-outbox'
import { mayHaveEvents } from '@/lib/shared/calendars/location-provider'
import { AppError } from '@/lib/shared/errors'
import { enqueueBookingEvent } from '@/lib/webhooks/server/booking-events'
import type { Accepted, Times } from './accept-move'
import { type Both, type BothInApi, toBothInApi } from './find-both'
import { chooseAtMove, enqueueReplaced, type HostsAtMove, replaceAtMove } from './move-hosts'
import { writeMoveRequest } from './request-move'

export type MoveInput = {
  startTime: Date
  userTimezone?: string | undefined
  reason?: string | undefined
  /** The start that whoever moves it saw. */
  from?: Date | undefined
}

export type Move = Member & {
  by: 'attendee' | 'owner'
  /** The attendee's, to a time that the owner has offered: it does not count for their limit. */
  isOffered?: boolean
  input: MoveInput
  accepted: Accepted | null
  /** Accounts of hosts that were taken meanwhile. */
  lost: ReadonlySet<string>
  now: Date
}

/** Asks the owner for a move, in one transaction: both times are taken. Null when the page's rules have changed. */
export async function askForMove(
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
export async function writeMove({ booking, meeting }: Both, times: Times, move: Move): Promise<BothInApi | null> {
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
      if (await dropHeldTime(tx, booking.id, page)) await dropMoveRequestMails(tx, { booking, meeting })
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
