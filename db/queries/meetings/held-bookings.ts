import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { meetings, timeSlotBookings } from '@/db/schema'
import { bookingTakesTime } from './taking'

type Which = {
  /** Of this team; of all by default. */
  team?: OwnerId
  /** That overlap one of these. */
  periods?: readonly { start: Date; end: Date }[]
  now: Date
  limit: number
}

export type HeldBooking = {
  bookingId: string
  startTime: Date
  /** The host's own, and the team's. */
  meetingId: string | null
  teamsMeetingId: string | null
}

/** Bookings to come that an account holds for teams, soonest first. */
export function listHeldBookings(
  db: Database,
  account: OwnerId,
  { team, periods, now, limit }: Which,
): Promise<HeldBooking[]> {
  const booking = alias(timeSlotBookings, 'booking')
  const teams = alias(meetings, 'teams')
  const { id, userId, hostOf, startTime, endTime, moveOf } = timeSlotBookings
  const overlaps =
    periods &&
    sql`exists (
      select from json_to_recordset(${JSON.stringify(periods)}::json) as period (start timestamptz, "end" timestamptz)
      where ${startTime} < period.end and ${endTime} > period.start)`
  return db
    .select({ bookingId: booking.id, startTime, meetingId: meetings.id, teamsMeetingId: teams.id })
    .from(timeSlotBookings)
    .innerJoin(booking, eq(booking.id, hostOf))
    .leftJoin(meetings, eq(meetings.bookingId, id))
    .leftJoin(teams, eq(teams.bookingId, booking.id))
    .where(
      and(
        eq(userId, account),
        isNull(moveOf),
        gt(endTime, now),
        bookingTakesTime(sql`${timeSlotBookings}`),
        team && eq(booking.userId, team),
        overlaps,
      ),
    )
    .orderBy(asc(startTime), asc(id))
    .limit(limit)
}
