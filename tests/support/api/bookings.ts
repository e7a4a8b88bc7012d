import type { BookingResult } from '@/lib/meetings/server/booking/draft-booking'
import type { SlotDays } from '@/lib/meetings/visitor/slot-calendar'
import { bookBy } from '../factories/bookings'
import { type Answer, ApiClient } from './client'

const guest = new ApiClient()

/** Booked by a visitor without a session. */
export function book(slug: string, body: object, headers: Record<string, string> = {}) {
  return bookBy(guest, slug, body, headers) as Promise<Answer<BookingResult & { message: string }>>
}

export async function slotsOn(slug: string, date: string, timezone = 'UTC'): Promise<SlotDays> {
  const path = `/api/schedule/${slug}/slots?from=${date}&to=${date}&timezone=${timezone}`
  return ((await guest.get(path)) as unknown as Answer<SlotDays>).body
}
