import { and, asc, count, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { meetings, timeSlotBookings } from '@/db/schema'
import type { HistoryEntry } from '@/lib/shared/booking-history'
import { targetsAtApproval, withStep } from './bookings'
import type { MeetingRow } from './meetings'

/** A literal, because a parameter would not match the index of requests. */
const isPending = sql`${timeSlotBookings.status} = 'pending'`

const isOverdue = (now: Date) => and(isPending, lte(timeSlotBookings.expiresAt, now))

/** Approves a request, whose row is locked. */
export async function approveBooking(
  tx: Database,
  id: string,
  step: HistoryEntry,
  now: Date,
): Promise<MeetingRow | null> {
  const rows = await tx
    .update(timeSlotBookings)
    .set({ status: 'confirmed', history: withStep(step) })
    .where(and(eq(timeSlotBookings.id, id), isPending))
    .returning({ id: timeSlotBookings.id })
  if (rows.length === 0) return null
  const [meeting] = await tx
    .update(meetings)
    .set({ status: 'confirmed', updatedAt: now, targetCalendars: targetsAtApproval() })
    .where(eq(meetings.bookingId, id))
    .returning()
  return meeting ?? null
}

/** Ends a request with its meeting: its time is free. Null when it is none any more. */
export async function endRequest(
  tx: Database,
  id: string,
  { step, now }: { step: HistoryEntry & { what: 'declined' | 'expired' }; now: Date },
): Promise<{ startTime: Date; meeting: MeetingRow | null } | null> {
  const [booking] = await tx
    .update(timeSlotBookings)
    .set({ status: step.what, cancelledAt: now, history: withStep(step) })
    .where(and(eq(timeSlotBookings.id, id), isPending))
    .returning({ startTime: timeSlotBookings.startTime })
  if (!booking) return null
  const [meeting] = await tx
    .update(meetings)
    .set({ status: 'cancelled', updatedAt: now })
    .where(eq(meetings.bookingId, id))
    .returning()
  return { ...booking, meeting: meeting ?? null }
}

/** Requests that nobody decided in time, longest overdue first: those of an owner or a host, or everybody's. */
export async function listOverdue(
  db: Database,
  { userId, now, limit }: { userId?: string; now: Date; limit: number },
): Promise<string[]> {
  const { id, hostOf } = timeSlotBookings
  const rows = await db
    .select({ id: sql<string>`coalesce(${hostOf}, ${id})` })
    .from(timeSlotBookings)
    .where(and(isOverdue(now), userId ? eq(timeSlotBookings.userId, userId) : isNull(hostOf)))
    .orderBy(asc(timeSlotBookings.expiresAt))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Requests to book or to move that wait for the owner. */
export async function countRequests(db: Database, owner: OwnerId, now: Date): Promise<number> {
  const [row] = await db
    .select({ open: count() })
    .from(timeSlotBookings)
    .where(
      and(
        eq(timeSlotBookings.userId, owner),
        or(isPending, isNotNull(timeSlotBookings.moveOf)),
        gt(timeSlotBookings.expiresAt, now),
      ),
    )
  return row?.open ?? 0
}
