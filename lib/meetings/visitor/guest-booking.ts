import type { z } from 'zod'
import type { guestBookingAnswer } from './api-shapes'

/** A booking as its guest sees it. Instants are ISO texts. */
export type GuestBooking = z.infer<typeof guestBookingAnswer>
