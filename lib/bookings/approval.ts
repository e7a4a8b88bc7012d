import { HOUR_MS } from '@/lib/scheduling/units'
import type { Approval } from '@/lib/shared/booking-rules'
import type { BookingStatus, TAKING_STATUSES } from '@/lib/shared/statuses'

type Rules = { approval: Approval; approvalHours: number }

type Taken = { status: (typeof TAKING_STATUSES)[number]; expiresAt: Date | null }

/** A new booking is a request on a page that asks for approval, unless the page's owner books. */
export function beginsAs(
  { approval, approvalHours }: Rules,
  { startTime, isOwners, now }: { startTime: Date; isOwners: boolean; now: Date },
): Taken {
  if (approval === 'off' || isOwners) return { status: 'confirmed', expiresAt: null }
  const expiresAt = Math.min(now.getTime() + approvalHours * HOUR_MS, startTime.getTime())
  return { status: 'pending', expiresAt: new Date(expiresAt) }
}

/** True for a request to move that nobody decided in time. */
export function isOverdueMove({ expiresAt }: { expiresAt: Date | null }, now: Date): boolean {
  return expiresAt === null || expiresAt <= now
}

/** When a request to move a booking expires: as any request, at the earlier of both starts at the latest. Null where none is asked. */
export function moveRequestExpiry(
  rules: Rules,
  booking: { status: BookingStatus; startTime: Date },
  { startTime, now }: { startTime: Date; now: Date },
): Date | null {
  if (booking.status !== 'confirmed') return null
  const first = startTime < booking.startTime ? startTime : booking.startTime
  return beginsAs(rules, { startTime: first, isOwners: false, now }).expiresAt
}

type Request = { status: BookingStatus; startTime: Date; expiresAt: Date | null }

/** True for a request that nobody decided in time. It is in nobody's way, also before a duty ends it. */
export function isOverdue({ status, expiresAt }: Omit<Request, 'startTime'>, now: Date): boolean {
  return status === 'pending' && expiresAt !== null && expiresAt <= now
}

/** The reason for which a request can no longer be decided; null if it can. */
export function refuseDecision(request: Request, now: Date): 'not_pending' | 'past' | null {
  if (request.status !== 'pending') return 'not_pending'
  if (request.startTime <= now) return 'past'
  return isOverdue(request, now) ? 'not_pending' : null
}

/** A request that is moved expires when it did before, or at its new start. */
export function expiryAfterMove(
  { status, expiresAt }: Pick<Request, 'status' | 'expiresAt'>,
  { startTime }: { startTime: Date },
): Date | null {
  return status === 'pending' && expiresAt && startTime < expiresAt ? startTime : expiresAt
}
