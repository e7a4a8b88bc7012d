import { database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { listHeldBookings } from '@/db/queries/meetings/held-bookings'
import type { Acting } from '@/lib/bookings/acting'
import type { HandedOver } from '@/lib/meetings/schema'
import { AppError } from '@/lib/shared/errors'
import { MAX_HANDED_OVER, NEXT_HOST } from '@/lib/shared/hosts'
import { handOverBooking } from './hand-over'

type Which = {
  /** Whose bookings. */
  account: OwnerId
  /** Those of this team; of all by default. */
  team?: OwnerId
  /** Those that overlap one of these. */
  periods?: readonly { start: Date; end: Date }[]
  reason?: string | undefined
}

/**
 * Hands bookings to come over that an account holds, the soonest first, each to whom its group would give it and in a transaction of its own:
 * at most so many in one call.
 */
export async function handOverAll(
  acting: Acting,
  { account, reason, ...which }: Which,
  now: Date,
): Promise<HandedOver> {
  const rows = await listHeldBookings(database(), account, { ...which, now, limit: MAX_HANDED_OVER })
  const left: HandedOver['left'] = []
  for (const { bookingId, startTime, meetingId, teamsMeetingId } of rows) {
    try {
      await handOverBooking(bookingId, { acting, input: { to: NEXT_HOST, from: account, reason }, now })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      const shown = acting.owner === account ? meetingId : teamsMeetingId
      left.push({ meetingId: shown ?? bookingId, startTime: startTime.toISOString(), code: error.code })
    }
  }
  return { handedOver: rows.length - left.length, left }
}
