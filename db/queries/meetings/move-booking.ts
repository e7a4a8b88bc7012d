import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import { meetings, timeSlotBookings } from '@/db/schema'
import type { HistoryEntry } from '@/lib/shared/booking-history'
import { type Guard, movedGuards } from './booking-guard'
import { type BookingRow, nextSequence, targetsAtChange, withStep } from './bookings'

type Times = { startTime: Date; endTime: Date }

/** A booking as it was read; any other change of it since then refuses a move. */
export type BookingBefore = Pick<BookingRow, 'id' | 'startTime' | 'status' | 'moves'>

type Move = {
  step: HistoryEntry
  guard?: Guard | undefined
  /** Counts it against the page's limit on moves. */
  isAttendees?: boolean
  /** The attendee's zone from now on. */
  timezone?: string
}

/**
 * Moves a booking. False when it has changed since it was read. Throws an exclusion violation when another booking of the
 * owner is too close. Without a guard of the page it keeps its distances. A request expires at its new start at the latest.
 */
export async function moveBooking(
  tx: Database,
  before: BookingBefore,
  times: Times,
  { step, guard, isAttendees = false, timezone }: Move,
): Promise<boolean> {
  const { id, startTime, status, moves } = before
  const rows = await tx
    .update(timeSlotBookings)
    .set({
      ...times,
      ...(guard ?? movedGuards(times)),
      ...(status === 'pending' && {
        expiresAt: sql`least(${timeSlotBookings.expiresAt}, ${times.startTime.toISOString()}::timestamptz)`,
      }),
      history: withStep(step),
      ...(isAttendees && { moves: moves + 1 }),
      ...(timezone && { attendeeTimezone: timezone }),
    })
    .where(
      and(
        eq(timeSlotBookings.id, id),
        eq(timeSlotBookings.startTime, startTime),
        eq(timeSlotBookings.status, status),
        eq(timeSlotBookings.moves, moves),
      ),
    )
    .returning({ id: timeSlotBookings.id })
  return rows.length > 0
}

/** Moves the meeting of a booking that has just been moved. */
export async function moveMeetingOfBooking(
  tx: Database,
  bookingId: string,
  times: Times,
  now: Date,
): Promise<typeof meetings.$inferSelect | null> {
  const [meeting] = await tx
    .update(meetings)
    .set({ ...times, updatedAt: now, icalSequence: nextSequence, targetCalendars: targetsAtChange() })
    .where(eq(meetings.bookingId, bookingId))
    .returning()
  return meeting ?? null
}
