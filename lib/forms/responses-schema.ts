import { z } from 'zod'
import { RESPONSE_STATUSES } from '@/lib/shared/forms/response-status'
import { emailAddress } from '@/lib/shared/text/email-address'
import { MAX_MESSAGE, MAX_TITLE, personName, trimmed, uuid } from '@/lib/shared/text/text'
import { instant, updatedSince } from '@/lib/time/instant'
import { timezone } from '@/lib/time/timezone'
import { check } from '@/messages/check'
import { answerConditions } from './answers/answer-conditions'
import { givenAnswers } from './answers/answers-schema'
import { readResponseKey } from './response-key'
import { MAX_CHOSEN_AT_ONCE, MAX_PAGE_SIZE, RESPONSES_ON_PAGE } from './responses-page'

const status = z.enum(RESPONSE_STATUSES)

const narrowing = {
  q: trimmed(MAX_TITLE).optional(),
  from: instant().optional(),
  to: instant().optional(),
  status: status.optional(),
  answers: answerConditions.optional(),
}

const listResponsesQuery = z.object({
  page: z
    .string()
    .regex(/^[1-9]\d{0,5}$/, check('invalidPage'))
    .transform(Number)
    .optional(),
  /** The page size. Exports ask for larger pages than screens. */
  size: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, check('invalidSize'))
    .transform(Number)
    .refine((size) => size <= MAX_PAGE_SIZE, check('invalidSize'))
    .default(RESPONSES_ON_PAGE),
  /** In place of a page: the responses after the one that this key names. */
  after: z
    .string()
    .transform((key, context) => {
      const place = readResponseKey(key)
      if (!place) context.addIssue({ code: 'custom', message: check('invalidKey') })
      return place ?? z.NEVER
    })
    .optional(),
  ...narrowing,
  ...updatedSince,
  /** Suspected spam instead of the other responses. */
  spam: z
    .enum(['1', '0'])
    .transform((flag) => flag === '1')
    .optional(),
})

export const listResponsesQuerySchema = listResponsesQuery.refine(({ page, after }) => !page || !after, {
  path: ['after'],
  message: check('pageOrKey'),
})

export const summaryQuerySchema = z.object({
  ...narrowing,
  /** The time zone of the counted days; the account's by default. */
  timezone: timezone().optional(),
})

/** Repeated ids count once. */
const chosenIds = z
  .array(uuid())
  .max(MAX_CHOSEN_AT_ONCE, check('tooManyResponses', { max: MAX_CHOSEN_AT_ONCE }))
  .transform((ids) => [...new Set(ids)])

export const chosenResponsesSchema = z.object({ ids: chosenIds })

export const changeResponseSchema = z.object({ status: status.optional(), note: trimmed(MAX_MESSAGE).optional() })

/** The responses are named by their ids or by a filter: `{}` is all of them, without spam. */
export const statusOfResponsesSchema = z
  .object({ status, ids: chosenIds.optional(), filter: z.strictObject(narrowing).optional() })
  .refine(({ ids, filter }) => (ids === undefined) !== (filter === undefined), {
    path: ['ids'],
    message: check('idsOrFilter'),
  })

/** The message of the last alternative of a union. */
function messageOfLast(errors: unknown): string | undefined {
  const [first] = (errors as { message?: string }[][] | undefined)?.at(-1) ?? []
  return first?.message
}

/** An empty text counts as not sent. */
const optionalText = <S extends z.ZodType<unknown, string>>(schema: S) =>
  z
    .union([z.literal(''), z.null(), schema], { error: ({ errors }) => messageOfLast(errors) })
    .optional()
    .transform((value) => value || null)

export const submitSchema = z.object({
  responses: givenAnswers,
  respondentName: optionalText(personName()),
  respondentEmail: optionalText(emailAddress(check('attendeeEmailInvalid'))),
  /** From the link of a follow-up. A token that is not ours is left out: the answers count more. */
  booking: z.string().max(200).optional(),
  /** A honeypot: no person sees this field. */
  website: z.string().optional(),
  /** The time that the form was open by the visitor's clock, for the time trap. */
  elapsedMs: z.number().min(0).optional(),
})

/** Judged by its signature: what is wrong has none. */
export const downloadQuerySchema = z.object({ expires: z.unknown(), signature: z.unknown() }).partial()

export type ResponseFilter = z.output<typeof listResponsesQuerySchema>
/** The same as it stands in an address: instants are ISO texts. */
export type ResponseQuery = Pick<
  z.input<typeof listResponsesQuerySchema>,
  'q' | 'from' | 'to' | 'status' | 'answers' | 'spam'
>
export type ChangeResponseInput = z.output<typeof changeResponseSchema>
export type StatusOfResponsesInput = z.output<typeof statusOfResponsesSchema>
export type SummaryInput = z.output<typeof summaryQuerySchema>
export type SubmitInput = z.output<typeof submitSchema>
