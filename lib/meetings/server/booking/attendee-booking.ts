import type { z } from 'zod'
import { database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { findBookingRow } from '@/db/queries/meetings/bookings'
import { findMeeting } from '@/db/queries/meetings/meetings'
import { historyOf } from '@/lib/bookings/history'
import type { attendeeBookingAnswer } from '@/lib/meetings/visitor/api-shapes'
import type { HistoryEntry } from '@/lib/shared/booking-history'
import { AppError } from '@/lib/shared/errors'
import { findBothByToken, toBothInApi } from './find-both'

/** The answer of `GET /api/bookings/{token}`. */
export type AttendeeBooking = z.infer<typeof attendeeBookingAnswer>

export async function getBookingByToken(token: string): Promise<AttendeeBooking> {
  const both = await findBothByToken(token)
  const { slug, pageTitle: title, timezone, ownerName } = both.booking
  const page = slug && title !== null && timezone ? { slug, title, timezone, ownerName } : null
  return { ...toBothInApi(both), page }
}

/** Oldest first; empty for a meeting that nobody booked. */
export async function listHistory(owner: OwnerId, meetingId: string): Promise<HistoryEntry[]> {
  const meeting = await findMeeting(database(), owner, meetingId)
  if (!meeting) throw new AppError('meeting_not_found')
  const booking = meeting.bookingId && (await findBookingRow(database(), meeting.bookingId))
  return booking ? historyOf(booking) : []
}
