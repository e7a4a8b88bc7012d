import type { OwnerId } from '@/db/owner-id'
import { historyOf } from '@/lib/bookings/history'
import type { HistoryEntry } from '@/lib/vocabulary/booking-history'
import { type BothInApi, findBothByToken, findBothForOwner, toBothInApi } from './find-both'

/** The answer of `GET /api/bookings/{token}`. */
export type AttendeeBooking = BothInApi & {
  /** Null once the page is deleted. */
  page: { slug: string; title: string; timezone: string; ownerName: string } | null
}

export async function getBookingByToken(token: string): Promise<AttendeeBooking> {
  const both = await findBothByToken(token)
  const { slug, pageTitle: title, timezone, ownerName } = both.booking
  const page = slug && title !== null && timezone ? { slug, title, timezone, ownerName } : null
  return { ...toBothInApi(both), page }
}

/** Oldest first. */
export async function listHistory(owner: OwnerId, meetingId: string): Promise<HistoryEntry[]> {
  const { booking } = await findBothForOwner(owner, meetingId)
  return historyOf(booking)
}
