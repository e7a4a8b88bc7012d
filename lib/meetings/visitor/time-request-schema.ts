import { z } from 'zod'
import { duration } from '@/lib/pages/rules-schema'
import { trimmed } from '@/lib/shared/text/text'
import { MAX_ASKED_TIMES, MAX_REQUEST_NOTE } from '@/lib/shared/time-requests'
import { instant } from '@/lib/time/instant'
import { check } from '@/messages/check'
import { bookingSchema } from './booking-schema'

const { attendeeName, attendeeEmail, userTimezone, userTimeFormat, language, emailCode, k } = bookingSchema.shape

/** Starts that are named, each once, soonest first. */
const starts = (max: number) =>
  z
    .array(instant(), { error: check('required') })
    .min(1, check('required'))
    .max(max, check('invalidInput'))
    .transform((list) => {
      const times = [...new Set(list.map((start) => start.getTime()))]
      return times.sort((one, other) => one - other).map((time) => new Date(time))
    })

/** What a guest sends who found no time that fits. */
export const timeRequestSchema = z.object({
  attendeeName,
  attendeeEmail,
  startTimes: starts(MAX_ASKED_TIMES),
  duration: duration.optional(),
  note: trimmed(MAX_REQUEST_NOTE).default(''),
  userTimezone,
  userTimeFormat,
  language,
  emailCode,
  k,
})

export type TimeRequestInput = z.output<typeof timeRequestSchema>

/** A time of which a guest asks why it is not offered. */
export const refusalQuerySchema = z.object({
  at: instant(),
  duration: z.coerce.number().pipe(duration).optional(),
  k,
})

export type RefusalQuery = Pick<z.output<typeof refusalQuerySchema>, 'at' | 'duration'>

export const suggestedStarts = starts
