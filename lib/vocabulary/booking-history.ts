/** Everybody who does something to a booking: `calendar` is its owner in their calendar, `system` the product by itself. */
export const HISTORY_ACTORS = ['attendee', 'owner', 'calendar', 'system'] as const
export type HistoryActor = (typeof HISTORY_ACTORS)[number]

export const HISTORY_STEPS = [
  'booked',
  'requested',
  'approved',
  'declined',
  'expired',
  'moved',
  'cancelled',
  'no_show',
  'guest_left',
] as const
export type HistoryStep = (typeof HISTORY_STEPS)[number]

/** One step of a booking's life, as the API gives it and the database stores it. Instants are ISO texts. */
export type HistoryEntry = {
  at: string
  by: HistoryActor
  what: HistoryStep
  /** The times before and after a move: starts. */
  from?: string
  to?: string
  reason?: string
  /** The address of the guest who left. */
  guest?: string
  /** False on a `no_show` that took the mark back. */
  noShow?: false
}
