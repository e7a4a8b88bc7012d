import type { BookingResult } from '@/lib/meetings/server/booking/draft-booking'
import { type Sender, type Sent, sendFor } from './sender'

const pathOf = (slug: string) => `/api/schedule/${slug}/book`

/** Asks for a booking; the answer may be a refusal. */
export function bookBy<Answer extends Sent>(
  visitor: Sender<Answer>,
  slug: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return visitor.send('POST', pathOf(slug), { body, headers })
}

/** A booking that is accepted. */
export function createBooking(visitor: Sender, slug: string, body: object): Promise<BookingResult> {
  return sendFor<BookingResult>(visitor, 201, 'POST', pathOf(slug), body)
}
