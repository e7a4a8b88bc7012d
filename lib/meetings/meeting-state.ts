import type { BookingStatus } from '@/lib/shared/statuses'
import type { BookingState, ListedMeeting, Meeting } from './schema'

type Standing = Pick<Meeting, 'status'> & { booking?: BookingState }

/** A meeting's state in the owner's words: that of its booking, if it has one. */
export function stateOf({ status, booking }: Standing): BookingStatus | 'no_show' {
  if (!booking) return status
  return booking.status === 'confirmed' && booking.noShow ? 'no_show' : booking.status
}

/** True for a meeting that does not take place. */
export function isOff({ status }: Pick<Meeting, 'status'>): boolean {
  return status === 'cancelled'
}

export type Deed = 'approve' | 'decline' | 'move' | 'cancel' | 'handOver' | 'noShow' | 'attended'

type Booked = Standing & Pick<Meeting, 'primarySource' | 'startTime'> & Pick<ListedMeeting, 'hosts' | 'team'>

/** The acts that are possible on a booking now; none on a meeting that nobody booked. */
export function deedsOf(meeting: Booked, nowMs: number): Deed[] {
  const { primarySource, startTime, booking } = meeting
  if (primarySource !== 'time_slot') return []
  const state = stateOf(meeting)
  const isToCome = Date.parse(startTime) > nowMs
  const handOver: Deed[] = isToCome && (meeting.hosts || meeting.team) ? ['handOver'] : []
  if (asksToMove(booking, nowMs)) return ['approve', 'decline', 'move', 'cancel', ...handOver]
  if (state === 'pending')
    return isToCome && !isExpired(booking, nowMs) ? ['approve', 'decline', 'move', ...handOver] : []
  if (state === 'no_show') return ['attended']
  if (state !== 'confirmed') return []
  return isToCome ? ['move', 'cancel', ...handOver] : ['noShow']
}

/** True while the owner of a booking that stands has to decide about another time. */
export function asksToMove(booking: BookingState | undefined, nowMs: number): boolean {
  return Boolean(booking?.moveRequest) && Date.parse(booking?.moveRequest?.expiresAt ?? '') > nowMs
}

/** True for a request that nobody answered in time. */
export function isExpired(booking: BookingState | undefined, nowMs: number): boolean {
  return booking?.expiresAt !== undefined && Date.parse(booking.expiresAt) <= nowMs
}
