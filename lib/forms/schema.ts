import { z } from 'zod'
import { instant } from '@/lib/time/instant'
import { timezone } from '@/lib/time/timezone'
import { FORM_NOTICES } from '@/lib/vocabulary/forms/form-notices'
import { isChoice, MAX_QUESTIONS } from '@/lib/vocabulary/forms/question'
import { QUESTION_TYPES } from '@/lib/vocabulary/forms/question-types'
import { ACTIONS, CONDITIONS } from '@/lib/vocabulary/forms/rule-words'
import { emailAddress } from '@/lib/vocabulary/text/email-address'
import { MAX_DESCRIPTION, MAX_LINE, MAX_MESSAGE, MAX_TITLE, personName, trimmed } from '@/lib/vocabulary/text/text'
import { isUuid } from '@/lib/vocabulary/text/uuid'
import { check } from '@/messages/check'
import { isAccent } from './accent'
import { givenAnswers } from './answers/answers-schema'
import { readResponseKey } from './response-key'
import { MAX_CHOSEN_AT_ONCE, MAX_PAGE_SIZE, RESPONSES_ON_PAGE } from './responses-page'
import { ACTION_FIELDS, isRedirectUrl, MAX_RULES } from './rules/logic-rule'

export const MAX_OPTIONS = 100
/** In characters. */
const MIN_TITLE = 3
const TITLE_TOO_SHORT = check('titleTooShort', { min: MIN_TITLE })

const uuid = z
  .string()
  .refine(isUuid, check('invalidInput'))
  .transform((id) => id.toLowerCase())

const formFields = {
  title: trimmed(MAX_TITLE, TITLE_TOO_SHORT).min(MIN_TITLE, TITLE_TOO_SHORT),
  description: trimmed(MAX_DESCRIPTION),
  isPublished: z.boolean(),
  theme: z.object({ accent: z.string().refine(isAccent, check('accentInvalid')).optional() }),
}

export const createFormSchema = z.object({
  ...formFields,
  description: formFields.description.default(''),
  isPublished: formFields.isPublished.default(false),
  theme: formFields.theme.default({}),
})

const MAX_RESPONSES = 1_000_000
export const RESPONSE_LIMIT = check('responseLimit', { max: MAX_RESPONSES })

const responseLimit = z.int(RESPONSE_LIMIT).min(1, RESPONSE_LIMIT).max(MAX_RESPONSES, RESPONSE_LIMIT)

export function isResponseLimit(count: number): boolean {
  return responseLimit.safeParse(count).success
}

const closingFields = {
  closesAt: instant().nullable(),
  maxResponses: responseLimit.nullable(),
  closedText: trimmed(MAX_MESSAGE),
}

/** The booking page that follows the form. */
const nextPageId = z
  .string()
  .refine(isUuid, check('unknownPage'))
  .transform((id) => id.toLowerCase())
  .nullable()

export const updateFormSchema = z
  .object({ ...formFields, ...closingFields, notify: z.enum(FORM_NOTICES), nextPageId })
  .partial()

/** A value may be longer than its label: lower case can add characters, and a number may follow. */
const optionValue = trimmed(2 * MAX_LINE + 10)

const questionFields = {
  question: trimmed(MAX_LINE, check('required')),
  description: trimmed(MAX_DESCRIPTION),
  isRequired: z.boolean(),
  options: z
    .array(z.object({ value: optionValue.optional(), label: trimmed(MAX_LINE, check('required')) }))
    .max(MAX_OPTIONS, check('tooManyOptions', { max: MAX_OPTIONS })),
}

/** `order` is the place among the questions, from 0. Left out or too large, it is the end. */
export const createQuestionSchema = z
  .object({
    ...questionFields,
    questionType: z.enum(QUESTION_TYPES),
    description: questionFields.description.default(''),
    isRequired: questionFields.isRequired.default(true),
    options: questionFields.options.default([]),
    order: z.int().min(0).max(1_000_000).optional(),
  })
  .refine(({ questionType, options }) => !isChoice(questionType) || options.length > 0, {
    path: ['options'],
    message: check('optionNeeded'),
  })

export const updateQuestionSchema = z.object(questionFields).partial()

export const questionOrderSchema = z.object({ ids: z.array(uuid).max(MAX_QUESTIONS) })

const logicRule = z
  .object({
    id: uuid.optional(),
    sourceQuestionId: uuid,
    condition: z.enum(CONDITIONS),
    value: trimmed(MAX_LINE, check('required')),
    actionType: z.enum(ACTIONS),
    targetQuestionId: uuid.nullish(),
    message: trimmed(MAX_MESSAGE).nullish(),
    redirectUrl: trimmed(MAX_LINE).nullish(),
  })
  .superRefine((rule, context) => {
    const field = ACTION_FIELDS[rule.actionType]
    const given = rule[field]
    if (!given) context.addIssue({ code: 'custom', path: [field], message: check('actionFieldMissing') })
    else if (field === 'redirectUrl' && !isRedirectUrl(given)) {
      context.addIssue({ code: 'custom', path: [field], message: check('redirectNotWeb') })
    }
  })

export const logicRulesSchema = z.object({
  rules: z.array(logicRule).max(MAX_RULES, check('tooManyRules', { max: MAX_RULES })),
})

const narrowing = {
  q: trimmed(MAX_TITLE).optional(),
  from: instant().optional(),
  to: instant().optional(),
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
export const chosenResponsesSchema = z.object({
  ids: z
    .array(uuid)
    .max(MAX_CHOSEN_AT_ONCE, check('tooManyResponses', { max: MAX_CHOSEN_AT_ONCE }))
    .transform((ids) => [...new Set(ids)]),
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
  /** A honeypot: no person sees this field. */
  website: z.string().optional(),
  /** How long the form was open by the visitor's clock, for the time trap. */
  elapsedMs: z.number().min(0).optional(),
})

export type CreateFormInput = z.output<typeof createFormSchema>
export type UpdateFormInput = z.output<typeof updateFormSchema>
export type CreateQuestionInput = z.output<typeof createQuestionSchema>
export type UpdateQuestionInput = z.output<typeof updateQuestionSchema>
export type LogicRuleInput = z.output<typeof logicRule>
export type ResponseFilter = z.output<typeof listResponsesQuerySchema>
/** The same as it stands in an address: instants are ISO texts. */
export type ResponseQuery = Pick<z.input<typeof listResponsesQuerySchema>, 'q' | 'from' | 'to' | 'spam'>
export type SummaryInput = z.output<typeof summaryQuerySchema>
export type SubmitInput = z.output<typeof submitSchema>
