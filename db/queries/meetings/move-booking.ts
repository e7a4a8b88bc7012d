import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import { meetings, timeSlotBookings, timeSlotPages } from '@/db/schema'
import type { HistoryEntry } from '@/lib/shared/booking-history'
import { PROVIDERS } from '@/lib/shared/calendars/providers'
import { type Guard, movedGuards } from './booking-guard'
import { type BookingRow, nextSequence, withStep } from './bookings'

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
    .set({ ...times, updatedAt: now, icalSequence: nextSequence, targetCalendars: calendarsAtMove() })
    .where(eq(meetings.bookingId, bookingId))
    .returning()
  return meeting ?? null
}

/**
 * A meeting that came from another tool was written into no calendar from here. Its event is there under its UID, and has to move:
 * in the calendars of its page where an event is found by its UID. Elsewhere a second one would be made.
 */
function calendarsAtMove(): SQL {
  const { icalUid, targetCalendars, bookingId, userId } = meetings
  const { choicePrefix } = PROVIDERS.caldav.calendars
  return sql`case when ${icalUid} is null or ${targetCalendars} <> '[]'::jsonb then ${targetCalendars} else coalesce((
    select jsonb_agg(choice.id) from ${timeSlotBookings} b
    join ${timeSlotPages} p on p.id = b.page_id and p.user_id = ${userId},
    jsonb_array_elements_text(p.target_calendars) as choice (id)
    where b.id = ${bookingId} and starts_with(choice.id, ${`${choicePrefix}_`})
  ), '[]'::jsonb) end`
}
