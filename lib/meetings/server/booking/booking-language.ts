import { database } from '@/db/client'
import { findBookingReaders } from '@/db/queries/meetings/bookings'
import { bookingOfLeaveToken, isTokenOf } from '@/lib/platform/leave-token'
import { readManageToken } from '@/lib/platform/manage-token'
import type { Language } from '@/lib/vocabulary/languages'

/** The language of a booking, by the token of its attendee or of a guest. Null for any other text. */
export async function languageByToken(token: string): Promise<Language | null> {
  const id = readManageToken(token)
  if (id) return languageOfBooking(id)
  const named = bookingOfLeaveToken(token)
  const booking = named === null ? null : await findBookingReaders(database(), named)
  return booking?.guests.some((guest) => isTokenOf(token, guest)) ? booking.language : null
}

export async function languageOfBooking(id: string): Promise<Language | null> {
  return (await findBookingReaders(database(), id))?.language ?? null
}
