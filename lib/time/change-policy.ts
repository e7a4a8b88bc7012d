import { MINUTE_MS } from '@/lib/scheduling/units'
import type { ChangePolicy } from '@/lib/shared/booking-rules'
import { type BookingStatus, isTaking } from '@/lib/shared/statuses'

export type Change = 'cancel' | 'move'

/** The facts of a booking that decide who may change it. */
export type Changeable = ChangePolicy & { status: BookingStatus; startTime: Date; moves: number }

/** The codes of the API's refusals. */
export type ChangeRefusal = 'already_cancelled' | 'past' | 'too_late' | 'moves_used'

/** The last instants at which the attendee can cancel and move a booking. */
export function changeableUntil({ startTime, cancelNotice, moveNotice }: Changeable): Record<Change, Date> {
  const before = (minutes: number) => new Date(startTime.getTime() - minutes * MINUTE_MS)
  return { cancel: before(cancelNotice), move: before(moveNotice) }
}

/** The reason for which nobody can be marked as absent; null if they can. */
export function refuseNoShow(
  { status, startTime }: Pick<Changeable, 'status' | 'startTime'>,
  now: Date,
): 'not_confirmed' | 'not_started' | null {
  if (status !== 'confirmed') return 'not_confirmed'
  return startTime > now ? 'not_started' : null
}

/** The reason for which a booking cannot be changed; null if it can. The page's notices bind its attendee alone. */
export function refuseChange(
  change: Change,
  booking: Changeable,
  { by, now }: { by: 'attendee' | 'owner'; now: Date },
): ChangeRefusal | null {
  if (!isTaking(booking.status)) return 'already_cancelled'
  if (booking.startTime <= now) return 'past'
  if (by === 'owner') return null
  if (now > changeableUntil(booking)[change]) return 'too_late'
  const { maxMoves, moves } = booking
  return change === 'move' && maxMoves !== null && moves >= maxMoves ? 'moves_used' : null
}
