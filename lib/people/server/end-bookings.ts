import { database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { listBookingsToCome } from '@/db/queries/accounts/leaving'
import { findBookingRow } from '@/db/queries/meetings/bookings'
import { findMeetingOfBooking } from '@/db/queries/meetings/meetings'
import { listMovesTo } from '@/db/queries/meetings/move-requests'
import { listTimeRequestsToEnd } from '@/db/queries/meetings/time-requests'
import { toOwnerId } from '@/lib/auth/session'
import { declineMove } from '@/lib/bookings/end-move'
import { endTimeRequest } from '@/lib/bookings/end-time-requests'
import { cancelWithin } from '@/lib/meetings/server/booking/cancel'
import { handOverBooking } from '@/lib/meetings/server/booking/hand-over'
import { withOutbox } from '@/lib/outbox/with-outbox'
import { AppError } from '@/lib/shared/errors'
import { NEXT_HOST } from '@/lib/shared/hosts'

const PORTION = 100

/** Ends the bookings to come of an account that leaves, requests to move one to it, and those for other times. True when none is left. */
export async function endBookings(userId: string, now: Date, isTimeUp: () => boolean): Promise<boolean> {
  if (!(await cancelBookings(userId, now, isTimeUp))) return false
  for (const id of await listMovesTo(database(), userId)) {
    if (isTimeUp()) return false
    await withOutbox((tx) => declineMove(tx, id, now))
  }
  return endTimeRequests(userId, now, isTimeUp)
}

async function endTimeRequests(userId: string, now: Date, isTimeUp: () => boolean): Promise<boolean> {
  for (;;) {
    const requests = await listTimeRequestsToEnd(database(), userId, { limit: PORTION, now })
    for (const request of requests) {
      if (isTimeUp()) return false
      await withOutbox((tx) => endTimeRequest(tx, request, now))
    }
    if (requests.length < PORTION) return true
  }
}

async function cancelBookings(userId: string, now: Date, isTimeUp: () => boolean): Promise<boolean> {
  for (;;) {
    const ids = await listBookingsToCome(database(), userId, now, PORTION)
    for (const id of ids) {
      if (isTimeUp()) return false
      await partWith(id, userId, now)
    }
    if (ids.length < PORTION) return true
  }
}

/** A booking that the account holds for a team goes to another host who is free. Any other one is cancelled. */
async function partWith(id: string, userId: string, now: Date): Promise<void> {
  const account = toOwnerId(userId)
  const booking = await findBookingRow(database(), id)
  if (booking && booking.userId !== account && (await handOver(id, account, now))) return
  await cancelOne(id, now)
}

async function handOver(id: string, account: OwnerId, now: Date): Promise<boolean> {
  const acting = { owner: account, person: null }
  try {
    await handOverBooking(id, { acting, input: { to: NEXT_HOST, from: account }, isFarewell: true, now })
    return true
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return false
  }
}

async function cancelOne(id: string, now: Date): Promise<void> {
  try {
    await withOutbox(async (tx) => {
      const meeting = await findMeetingOfBooking(tx, id)
      if (meeting) await cancelWithin(tx, id, meeting, { by: 'owner', reason: null, now, isFarewell: true })
    })
  } catch (error) {
    // Its attendee was faster.
    if (!(error instanceof AppError)) throw error
  }
}
