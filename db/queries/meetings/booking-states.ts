import { inArray } from 'drizzle-orm'
import type { Database } from '@/db/client'
import { timeSlotBookings } from '@/db/schema'

export type BookingStateRow = Pick<typeof timeSlotBookings.$inferSelect, 'status' | 'expiresAt' | 'isNoShow'>

/** Reads the states of bookings, by their ids. */
export async function findBookingStates(db: Database, ids: string[]): Promise<Map<string, BookingStateRow>> {
  if (ids.length === 0) return new Map()
  const { id, status, expiresAt, isNoShow } = timeSlotBookings
  const rows = await db.select({ id, status, expiresAt, isNoShow }).from(timeSlotBookings).where(inArray(id, ids))
  return new Map(rows.map((row) => [row.id, row]))
}
