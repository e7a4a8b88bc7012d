import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { timeSlotBookings } from '@/db/schema'
import { HELD, held, isHeldFor } from './held-times'

type Row = typeof timeSlotBookings.$inferSelect
export type BookingStateRow = Pick<Row, 'status' | 'expiresAt' | 'isNoShow'> & {
  moveRequest: Pick<Row, 'startTime' | 'endTime' | 'expiresAt'> | null
}

/** Reads the states of an owner's bookings, by their ids. */
export async function findBookingStates(
  db: Database,
  owner: OwnerId,
  ids: string[],
): Promise<Map<string, BookingStateRow>> {
  if (ids.length === 0) return new Map()
  const { id, userId, status, expiresAt, isNoShow } = timeSlotBookings
  const rows = await db
    .select({ id, status, expiresAt, isNoShow, moveRequest: HELD })
    .from(timeSlotBookings)
    .leftJoin(held, isHeldFor(id))
    .where(and(eq(userId, owner), inArray(id, ids)))
  return new Map(rows.map((row) => [row.id, row]))
}
