import type { Database } from '@/db/client'
import { freeHeldTime, type HeldTime } from '@/db/queries/meetings/move-requests'
import { moveCounts } from './booking-counts'

/**
 * Ends the request to move a booking, and frees the time that it holds: within a transaction that holds the booking's page by
 * `holdPageOfBooking`. Null when there is none.
 */
export async function dropHeldTime(
  tx: Database,
  bookingId: string,
  page: { id: string } | null,
): Promise<HeldTime | null> {
  const held = await freeHeldTime(tx, bookingId)
  if (held && page) await moveCounts(tx, page.id, { from: held.startTime, to: null })
  return held
}
