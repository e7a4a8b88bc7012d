import { z } from 'zod'
import { MAX_MESSAGE, trimmed } from '@/lib/shared/text/text'
import { check } from '@/messages/check'
import type { timeOffersAnswer } from './api-shapes'

/** Bookings of one time off that are listed, and that are mailed in one call. */
export const MAX_OFFERS = 100

export const offerTimesSchema = z.object({
  /** Ids of meetings. */
  meetings: z
    .array(z.guid({ error: check('invalidInput') }), { error: check('required') })
    .min(1, check('required'))
    .max(MAX_OFFERS, check('invalidInput')),
  message: trimmed(MAX_MESSAGE).optional(),
})

export type OfferTimesInput = z.output<typeof offerTimesSchema>

/** The bookings in the way of time off, soonest first, with the times that each guest is or was offered. */
export type TimeOffers = z.infer<typeof timeOffersAnswer>
export type TimeOffer = TimeOffers['offers'][number]
