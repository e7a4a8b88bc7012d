import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { meetings, moveOffers, timeSlotBookings } from '@/db/schema'
import { oneOf } from '@/db/schema/columns'
import { TAKING_STATUSES } from '@/lib/shared/statuses'

export type OfferableRow = Awaited<ReturnType<typeof listOfferable>>[number]

type Asked = { timeOffId: string; period: { start: Date; end: Date }; now: Date; limit: number }

/** Bookings of the owner that are in the way of time off and have not begun, and those to which it has offered times. Soonest first. */
export async function listOfferable(db: Database, owner: OwnerId, { timeOffId, period, now, limit }: Asked) {
  const { start, end } = period
  const first = sql`coalesce(${moveOffers.startTime}, ${timeSlotBookings.startTime})`
  return db
    .select({
      bookingId: timeSlotBookings.id,
      meetingId: meetings.id,
      pageId: timeSlotBookings.pageId,
      title: meetings.title,
      attendeeName: timeSlotBookings.attendeeName,
      attendeeEmail: timeSlotBookings.attendeeEmail,
      timezone: timeSlotBookings.attendeeTimezone,
      startTime: timeSlotBookings.startTime,
      endTime: timeSlotBookings.endTime,
      status: timeSlotBookings.status,
      /** Null without an offer, like `offered`. */
      offeredFrom: moveOffers.startTime,
      offered: moveOffers.starts,
    })
    .from(timeSlotBookings)
    .innerJoin(meetings, eq(meetings.bookingId, timeSlotBookings.id))
    .leftJoin(
      moveOffers,
      and(
        eq(moveOffers.userId, owner),
        eq(moveOffers.bookingId, timeSlotBookings.id),
        eq(moveOffers.timeOffId, timeOffId),
      ),
    )
    .where(
      and(
        eq(timeSlotBookings.userId, owner),
        isNull(timeSlotBookings.moveOf),
        isNull(timeSlotBookings.hostOf),
        sql`${timeSlotBookings.id} in (
          select booking_id from move_offers where user_id = ${owner} and time_off_id = ${timeOffId}
          union
          select id from time_slot_bookings as standing
          where standing.user_id = ${owner} and ${oneOf(sql`standing.status`, TAKING_STATUSES)}
            and standing.start_time < ${end.toISOString()}::timestamptz
            and standing.end_time > ${start.toISOString()}::timestamptz
            and standing.start_time > ${now.toISOString()}::timestamptz)`,
      ),
    )
    .orderBy(asc(first), asc(timeSlotBookings.id))
    .limit(limit)
}

type NewOffer = { timeOffId: string; bookingId: string; startTime: Date; starts: string[] }

/** Null when the same time off has offered times for the booking before. */
export async function insertMoveOffer(tx: Database, owner: OwnerId, offer: NewOffer): Promise<string | null> {
  const [row] = await tx
    .insert(moveOffers)
    .values({ ...offer, userId: owner })
    .onConflictDoNothing()
    .returning({ id: moveOffers.id })
  return row?.id ?? null
}

/** By the id in its link. */
export async function findMoveOffer(db: Database, id: string) {
  const { bookingId, startTime } = moveOffers
  const [row] = await db.select({ bookingId, startTime }).from(moveOffers).where(eq(moveOffers.id, id))
  return row ?? null
}
