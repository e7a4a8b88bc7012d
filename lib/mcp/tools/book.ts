import { z } from 'zod'
import { parseOrThrow } from '@/lib/api/body'
import { bookSlot } from '@/lib/meetings/server/booking/book'
import { bookingSchema } from '@/lib/meetings/visitor/booking-schema'
import { idempotencyKeySchema } from '@/lib/platform/idempotency'
import { consumeLimits } from '@/lib/request/limit'
import { MAX_GUESTS } from '@/lib/shared/booking-rules'
import { MAX_QUESTIONS } from '@/lib/shared/forms/question'
import { LANGUAGE_CODES } from '@/lib/shared/languages'
import { check } from '@/messages/check'
import { duration, idempotencyKey, instantText, page, timezone } from '../arguments'
import { findOwnPage } from '../find-page'
import { bookingResult, toBookingResult } from '../meeting-result'
import { hintOfPages } from '../page-hints'
import { defineTool } from '../tool'
import { UNTRUSTED_NOTE } from '../untrusted'

export const book = defineTool({
  title: 'Book a time',
  description: `Books one start of a page for an attendee, in the owner's name. The attendee gets an email with the invitation. Take startTime from find_times, and ask the person before you book. Status pending means that the owner has yet to approve it. Pass an idempotencyKey, so that a repeated call books once. ${UNTRUSTED_NOTE}`,
  scope: 'meetings:write',
  effect: { mails: true },
  input: z.strictObject({
    page,
    startTime: instantText('The start: a time of find_times, unchanged.'),
    attendeeName: z.string().describe('Who attends.'),
    attendeeEmail: z.string().meta({ description: 'Their address.', examples: ['vera@example.com'] }),
    timezone: timezone("The attendee's zone, for their emails; the page's by default.").optional(),
    duration: duration.optional(),
    guests: z
      .array(z.string())
      .max(MAX_GUESTS)
      .optional()
      .describe('Addresses of people to bring: as many as maxGuests of the page.'),
    responses: z
      .record(z.string(), z.unknown())
      .refine(
        (answers) => Object.keys(answers).length <= MAX_QUESTIONS,
        check('tooManyAnswers', { max: MAX_QUESTIONS }),
      )
      .optional()
      .describe(
        "Answers to the page's form, by question id: see get_form of its formId. A choice is answered by an option's value.",
      ),
    language: z
      .enum(LANGUAGE_CODES)
      .optional()
      .describe("The language of the attendee's emails; the owner's by default."),
    idempotencyKey: idempotencyKey.optional(),
  }),
  output: bookingResult,
  handle: async ({ page, timezone, idempotencyKey: sentKey, ...fields }, call) => {
    const { owner, address, now } = call
    const own = await findOwnPage(page, call)
    const userTimezone = timezone ?? own.timezone
    const input = parseOrThrow(bookingSchema, { ...fields, userTimezone })
    const idempotencyKey = parseOrThrow(idempotencyKeySchema, sentKey ?? null)
    // As for any other booking: the limits of POST /api/schedule/{slug}/book.
    await consumeLimits([
      { name: 'LIMIT_BOOKINGS_ADDRESS', key: address },
      { name: 'LIMIT_BOOKINGS', key: `${address} ${own.slug}` },
    ])
    const { result } = await bookSlot({ id: own.id, owner }, input, { idempotencyKey, language: input.language, now })
    return toBookingResult(result, userTimezone)
  },
  say: ({ meetingId, status, startTime, duration }) =>
    `${status === 'pending' ? 'Requested' : 'Booked'}: ${startTime}, ${duration} minutes, meetingId ${meetingId}`,
  hint: hintOfPages,
})
