import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import { meetings, timeSlotBookings, userSettings, users } from '@/db/schema'
import { isOpenAccount } from '../accounts/open-account'
import { ownerLanguage } from '../accounts/owner-language'

/** A confirmed meeting in a room of its owner's server, of an account that is open. The attendee's facts are null for a meeting that nobody booked. */
export async function findRoom(db: Database, meetingId: string) {
  const [row] = await db
    .select({
      id: meetings.id,
      userId: meetings.userId,
      title: meetings.title,
      startTime: meetings.startTime,
      endTime: meetings.endTime,
      attendeeName: timeSlotBookings.attendeeName,
      attendeeTimezone: timeSlotBookings.attendeeTimezone,
      attendeeTimeFormat: timeSlotBookings.attendeeTimeFormat,
      language: timeSlotBookings.language,
      ownerTimezone: sql<string>`coalesce(${userSettings.timezone}, 'UTC')`,
      ownerTimeFormat: userSettings.timeFormat,
      ownerLanguage: ownerLanguage(),
    })
    .from(meetings)
    .innerJoin(users, eq(users.id, meetings.userId))
    .leftJoin(userSettings, eq(userSettings.userId, meetings.userId))
    .leftJoin(timeSlotBookings, eq(timeSlotBookings.id, meetings.bookingId))
    .where(
      and(
        eq(meetings.id, meetingId),
        eq(meetings.location, 'bigbluebutton'),
        eq(meetings.status, 'confirmed'),
        isOpenAccount(sql`${users}`),
      ),
    )
  return row ?? null
}

export type Room = NonNullable<Awaited<ReturnType<typeof findRoom>>>
