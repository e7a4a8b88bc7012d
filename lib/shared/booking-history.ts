import type { z } from 'zod'
import type { historyEntryAnswer } from './api-shapes'

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
  'move_requested',
  'move_declined',
  'move_expired',
  'move_withdrawn',
  'cancelled',
  'no_show',
  'guest_left',
  'handed_over',
] as const

/** One step of a booking's life, as the API gives it and the database stores it. Instants are ISO texts. */
export type HistoryEntry = z.infer<typeof historyEntryAnswer>
