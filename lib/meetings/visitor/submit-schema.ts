import { z } from 'zod'
import { submitSchema } from '@/lib/forms/responses-schema'
import { bookingSchema } from './booking-schema'

/** A time on the booking page that follows the form. Name and address are the respondent's. */
const chosenTimeSchema = bookingSchema.pick({
  startTime: true,
  duration: true,
  userTimezone: true,
  userTimeFormat: true,
  language: true,
  guests: true,
  emailCode: true,
  host: true,
})

/** The answers to a form, with the token of the booking that they follow up, or a time to book on the page that comes next. */
export const submitAndBookSchema = submitSchema.extend({
  booking: z.union([submitSchema.shape.booking.unwrap(), chosenTimeSchema]).optional(),
})

export type ChosenTime = z.output<typeof chosenTimeSchema>
