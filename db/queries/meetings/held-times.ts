import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import { timeSlotBookings } from '@/db/schema'

/** The time that is held for a booking while its owner decides about a move, to join to that booking. */
export const held = alias(timeSlotBookings, 'held')
export const HELD = { startTime: held.startTime, endTime: held.endTime, expiresAt: held.expiresAt }

/** Overdue requests count as ended. */
export function isHeldFor(bookingId: PgColumn | SQL): SQL | undefined {
  return and(eq(held.moveOf, bookingId), isNull(held.hostOf), sql`${held.expiresAt} > now()`)
}
