import { and, eq, ne, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import { meetings, timeSlotBookings, timeSlotPages, userSettings, users } from '@/db/schema'
import type { Canceller } from '@/lib/vocabulary/statuses'
import { brandOf } from '../accounts/brand'

/** A booking as its attendee may see it. The page's columns are null when it is deleted. */
export async function findBookingRow(db: Database, id: string) {
  const [row] = await db
    .select({
      id: timeSlotBookings.id,
      startTime: timeSlotBookings.startTime,
      endTime: timeSlotBookings.endTime,
      attendeeName: timeSlotBookings.attendeeName,
      attendeeEmail: timeSlotBookings.attendeeEmail,
      attendeeTimezone: timeSlotBookings.attendeeTimezone,
      attendeeTimeFormat: timeSlotBookings.attendeeTimeFormat,
      userId: timeSlotBookings.userId,
      status: timeSlotBookings.status,
      cancelledBy: timeSlotBookings.cancelledBy,
      cancelReason: timeSlotBookings.cancelReason,
      createdAt: timeSlotBookings.createdAt,
      ownerName: sql<string>`coalesce(nullif(${userSettings.fullName}, ''), ${users.username})`,
      ownerEmail: users.email,
      brand: brandOf(users.id),
      slug: timeSlotPages.slug,
      isActive: timeSlotPages.isActive,
      timezone: timeSlotPages.timezone,
      ownerTimezone: userSettings.timezone,
      ownerTimeFormat: userSettings.timeFormat,
    })
    .from(timeSlotBookings)
    .innerJoin(users, eq(users.id, timeSlotBookings.userId))
    .leftJoin(userSettings, eq(userSettings.userId, users.id))
    .leftJoin(timeSlotPages, eq(timeSlotPages.id, timeSlotBookings.pageId))
    .where(eq(timeSlotBookings.id, id))
  return row ?? null
}

/** Cancels a booking with its meeting. Null when it does not exist or is already cancelled. */
export async function cancelBooking(
  tx: Database,
  id: string,
  facts: { by: Canceller; reason: string | null; now: Date },
): Promise<{ icalSequence: number; startTime: Date } | null> {
  const [booking] = await tx
    .update(timeSlotBookings)
    .set({ status: 'cancelled', cancelledAt: facts.now, cancelledBy: facts.by, cancelReason: facts.reason })
    .where(and(eq(timeSlotBookings.id, id), ne(timeSlotBookings.status, 'cancelled')))
    .returning({ startTime: timeSlotBookings.startTime })
  if (!booking) return null
  const [meeting] = await tx
    .update(meetings)
    .set({ status: 'cancelled', updatedAt: facts.now, icalSequence: sql`${meetings.icalSequence} + 1` })
    .where(eq(meetings.bookingId, id))
    .returning({ icalSequence: meetings.icalSequence })
  return meeting ? { ...meeting, ...booking } : null
}
