import { database } from '@/db/client'
import { findBookingReaders } from '@/db/queries/meetings/bookings'
import { findByToken, findLeaving } from '@/lib/platform/tokens'
import type { Language } from '@/lib/shared/languages'

/** The language of a booking, by the token of its attendee or of a guest. Null for any other text. */
export async function languageByToken(token: string): Promise<Language | null> {
  const id = await findByToken('manage', token)
  if (id) return languageOfBooking(id)
  const leaving = await findLeaving(token)
  const booking = leaving && (await findBookingReaders(database(), leaving.id))
  return booking?.guests.some((guest) => leaving?.isOf(guest)) ? booking.language : null
}

export async function languageOfBooking(id: string): Promise<Language | null> {
  return (await findBookingReaders(database(), id))?.language ?? null
}
