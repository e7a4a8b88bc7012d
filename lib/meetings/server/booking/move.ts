import { database } from '@/db/client'
import type { BookingRow } from '@/db/queries/meetings/bookings'
import { type Acting, memberIn } from '@/lib/bookings/acting'
import { isOverdue } from '@/lib/bookings/approval'
import { expireOverdueThenRetry } from '@/lib/bookings/expire-requests'
import { HostsLost, noteLost } from '@/lib/bookings/replace-host'
import { requireRecipients } from '@/lib/outbox/mail-limits'
import { withOutbox } from '@/lib/outbox/with-outbox'
import { AppError } from '@/lib/shared/errors'
import { refuseChange } from '@/lib/time/change-policy'
import { acceptMove, type Times } from './accept-move'
import { periodOf } from './booking-page'
import { type BothInApi, findBoth, findBothByToken, findBothForOwner, toBothInApi, toBothOf } from './find-both'
import { withdrawMove } from './request-move'
import { requireNothingInCalendars, requireNothingThere } from './require-free-for-owner'
import { askForMove, type MoveInput, toChanged, writeMove } from './write-move'

/** `checkCalendars`: refuses a time at which something else is in the owner's calendars. */
export type OwnersMoveInput = MoveInput & { checkCalendars?: boolean | undefined }

const NOBODY: ReadonlySet<string> = new Set()

/** A page that is edited all the time must not keep its attendee waiting. */
const MAX_TRIES = 5

/**
 * Moves a booking for its attendee, by the token from the email, to a start that its page offers. On a page with approval it
 * asks for it: the booking keeps its time until its owner decides. The present time takes that back.
 */
export async function moveByToken(token: string, input: MoveInput, now: Date): Promise<BothInApi> {
  const found = await findBothByToken(token)
  const times = movedTimes(found.booking, input.startTime)
  // What binds attendees is about other times: the last move that they may make can be sent twice.
  requireChangeable(found.booking, times ? 'attendee' : 'owner', now)
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
        ? askForMove(found, times, { ...accepted, expiresAt: accepted.expiresAt }, move)
        : writeMove(found, times, move),
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
    return expireOverdueThenRetry(found.booking.userId, now, () => writeMove(found, times, move))
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
  const moved = await expireOverdueThenRetry(owner, now, () => writeMove(found, times, move))
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
