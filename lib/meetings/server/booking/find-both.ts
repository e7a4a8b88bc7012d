import type { z } from 'zod'
import { type Database, database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { type BookingRow, findBookingRow } from '@/db/queries/meetings/bookings'
import {
  findBookingOfMeeting,
  findMeeting,
  findMeetingOfBooking,
  type MeetingRow,
} from '@/db/queries/meetings/meetings'
import { toBooking } from '@/lib/bookings/booking'
import type { bothAnswer } from '@/lib/meetings/api-shapes'
import { toMeeting } from '@/lib/meetings/server/service'
import { findByToken, manageUrl } from '@/lib/platform/tokens'
import { AppError } from '@/lib/shared/errors'

/** A booking with its meeting, as they are stored and as the API gives them. */
export type Both = { booking: BookingRow; meeting: MeetingRow }
export type BothInApi = z.infer<typeof bothAnswer>

/** For the attendee, by the token from the email. */
export async function findBothByToken(token: string): Promise<Both> {
  return findBoth(await bookingByToken(token))
}

/** For the owner, by the id of the meeting. */
export async function findBothForOwner(owner: OwnerId, meetingId: string): Promise<Both> {
  return findBoth(await bookingForOwner(owner, meetingId))
}

/** The id of the attendee's booking. */
export async function bookingByToken(token: string): Promise<string> {
  const id = await findByToken('manage', token)
  if (!id) throw new AppError('booking_not_found')
  return id
}

/** The id of the booking that made a meeting: of the owner, or of a host of it. */
export async function bookingForOwner(owner: OwnerId, meetingId: string): Promise<string> {
  const meeting = await findBookingOfMeeting(database(), owner, meetingId)
  if (!meeting) throw new AppError('meeting_not_found')
  if (!meeting.bookingId) throw new AppError('not_a_booking')
  return meeting.bookingId
}

export async function findBoth(bookingId: string, db: Database = database()): Promise<Both> {
  const [booking, meeting] = await Promise.all([findBookingRow(db, bookingId), findMeetingOfBooking(db, bookingId)])
  if (!booking || !meeting) throw new AppError('booking_not_found')
  return { booking, meeting }
}

export function toBothInApi({ booking, meeting }: Both): BothInApi {
  return { booking: toBooking(booking, manageUrl(booking.id)), meeting: toMeeting(meeting) }
}

/** The same as an owner or a host sees it, with their own meeting. */
export async function toBothOf(owner: OwnerId, meetingId: string, both: Both): Promise<BothInApi> {
  const own = both.meeting.id === meetingId ? both.meeting : await findMeeting(database(), owner, meetingId)
  return toBothInApi({ booking: both.booking, meeting: own ?? both.meeting })
}
