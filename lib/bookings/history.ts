import type { HistoryActor, HistoryEntry } from '@/lib/shared/booking-history'
import type { BookingStatus, Canceller } from '@/lib/shared/statuses'

export type Recorded = {
  createdAt: Date
  /** Set for a booking that needed approval. */
  expiresAt: Date | null
  history: HistoryEntry[]
  status: BookingStatus
  cancelledAt: Date | null
  cancelledBy: Canceller | null
  cancelReason: string | null
}

/** All steps of a booking, oldest first. A cancellation by an earlier release stands in columns alone. */
export function historyOf(booking: Recorded): HistoryEntry[] {
  const { createdAt, expiresAt, history, status, cancelledAt, cancelledBy, cancelReason } = booking
  const what = expiresAt ? 'requested' : 'booked'
  const steps: HistoryEntry[] = [{ at: createdAt.toISOString(), by: 'attendee', what }, ...history]
  const isTold = status !== 'cancelled' || history.some((step) => step.what === 'cancelled')
  if (isTold || !cancelledAt) return steps
  const reason = cancelReason ? { reason: cancelReason } : {}
  return [...steps, { at: cancelledAt.toISOString(), by: cancelledBy ?? 'owner', what: 'cancelled', ...reason }]
}

type Start = { startTime: Date }

type Reason = Pick<HistoryEntry, 'person'> & { reason?: string | null; now: Date }

export function movedStep(by: HistoryActor, before: Start, after: Start, reason: Reason): HistoryEntry {
  return moveStep({ by, what: 'moved' }, before, after, reason)
}

/** A step that concerns a move: made, asked for, or refused. */
export function moveStep(
  { by, what }: Pick<HistoryEntry, 'by' | 'what'>,
  before: Start,
  after: Start,
  { person, reason, now }: Reason,
): HistoryEntry {
  const times = { from: before.startTime.toISOString(), to: after.startTime.toISOString() }
  return { at: now.toISOString(), by, what, ...(person && { person }), ...times, ...(reason && { reason }) }
}
