import { z } from 'zod'
import { givenAnswers } from '@/lib/forms/answers/answers-schema'
import { duration } from '@/lib/pages/rules-schema'
import { TIME_FORMATS } from '@/lib/scheduling/clock-formats'
import { MAX_GUESTS } from '@/lib/shared/booking-rules'
import { languageNamed } from '@/lib/shared/languages'
import { emailAddress } from '@/lib/shared/text/email-address'
import { toPlainDigits } from '@/lib/shared/text/plain-letters'
import { MAX_LABEL, MAX_LINE, personName } from '@/lib/shared/text/text'
import { calendarDate, instant } from '@/lib/time/instant'
import { timezone } from '@/lib/time/timezone'
import { check } from '@/messages/check'

/** The key in a link to a secret page. An unknown one is refused as a page that is not there. */
const linkKey = z
  .string({ error: check('invalidInput') })
  .max(MAX_LINE, check('tooLong', { max: MAX_LINE }))
  .optional()

/** Of the hosts that the page names; one that it does not is refused where the page is known. */
const host = z
  .string({ error: check('invalidInput') })
  .max(MAX_LINE, check('tooLong', { max: MAX_LINE }))
  .optional()

const language = z.unknown().optional().transform(languageNamed)

/** Repeated ones and the attendee's own are left out before they are counted. */
const MAX_NAMED_GUESTS = 2 * MAX_GUESTS

export const MAX_RANGE_DAYS = 100

export const bookingSchema = z.object({
  attendeeName: personName(check('nameRequired')),
  attendeeEmail: emailAddress(check('attendeeEmailInvalid')),
  startTime: instant(),
  /** One of the page's durations; its preset when absent. */
  duration: duration.optional(),
  userTimezone: timezone().default('UTC'),
  /** The guest's time format, for their emails. */
  userTimeFormat: z.enum(TIME_FORMATS).optional(),
  /** The language of the page that the attendee sees; one that is none of ours counts as absent. */
  language,
  /** Answers to the questions of the page's form. */
  responses: givenAnswers.default(new Map()),
  /** Email addresses of people to bring; the page says how many it takes. */
  guests: z
    .array(emailAddress(check('attendeeEmailInvalid')), { error: check('invalidInput') })
    .max(MAX_NAMED_GUESTS, check('tooManyGuests', { max: MAX_GUESTS }))
    .default([]),
  /** The digits that were sent to `attendeeEmail`, where the page asks for them. */
  emailCode: z
    .string({ error: check('invalidInput') })
    .max(MAX_LABEL, check('tooLong', { max: MAX_LABEL }))
    .transform(toPlainDigits)
    .optional(),
  /** For the owner, by the id of the page: also a start that its hours, notice, dates or time off do not offer. */
  anyway: z.boolean({ error: check('invalidInput') }).optional(),
  /** The host whom the attendee chose, where the page leaves it to them. */
  host,
  k: linkKey,
  /** From the link at the end of a form. A token that is not ours, or too old, is left out: the booking counts more. */
  response: z
    .unknown()
    .transform((token) => (typeof token === 'string' ? token : undefined))
    .optional(),
})

export type BookingInput = z.output<typeof bookingSchema>

export const emailCheckSchema = z.object({ email: emailAddress(check('attendeeEmailInvalid')), language, k: linkKey })

export const scheduleQuerySchema = z.object({ k: linkKey })

export const conflictsQuerySchema = z.object({ date: calendarDate(), k: linkKey })

const slotFields = z.object({
  from: calendarDate().optional(),
  to: calendarDate().optional(),
  // In place of `from` and `to`.
  days: z.coerce
    .number()
    .int()
    .min(1)
    .max(MAX_RANGE_DAYS - 1)
    .optional(),
  timezone: timezone().optional(),
  duration: z.coerce.number().pipe(duration).optional(),
  k: linkKey,
})
// One of the schedule's hosts: only starts at which they are free.
const hostedSlotFields = slotFields.extend({ host })

/** The dates of a query, in order and not too many. */
const withDates = (fields: z.ZodType<z.output<typeof hostedSlotFields>>) =>
  fields
    .transform(({ from, to, days, ...query }, context) => {
      if (days !== undefined && from === undefined && to === undefined) return { ...query, days }
      for (const [path, date] of Object.entries({ from, to })) {
        if (date === undefined) context.addIssue({ code: 'custom', path: [path], message: check('required') })
      }
      if (from === undefined || to === undefined) return z.NEVER
      return { ...query, from, to }
    })
    .refine((query) => 'days' in query || query.from <= query.to, { path: ['to'], message: check('rangeReversed') })
    .refine((query) => 'days' in query || Date.parse(query.to) - Date.parse(query.from) < MAX_RANGE_DAYS * 86_400_000, {
      path: ['to'],
      message: check('rangeTooLong', { max: MAX_RANGE_DAYS }),
    })

export const slotsQuerySchema = withDates(hostedSlotFields)
/** Of a booking that is to be moved: its hosts are known. */
export const moveSlotsQuerySchema = withDates(slotFields)

/** Dates that are named, or so many `days` after the first one on which something can be booked. */
export type SlotsQuery = ({ from: string; to: string } | { days: number }) & {
  timezone?: string | undefined
  duration?: number | undefined
  host?: string | undefined
}
