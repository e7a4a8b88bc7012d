import { z } from 'zod'
import { instant } from '@/lib/time/instant'
import { timezone } from '@/lib/time/timezone'
import { emailAddress } from '@/lib/vocabulary/email-address'
import { isChoice, MAX_QUESTIONS, QUESTION_TYPES } from '@/lib/vocabulary/question'
import { MAX_DESCRIPTION, MAX_LINE, MAX_MESSAGE, MAX_TITLE, personName, trimmed } from '@/lib/vocabulary/text'
import { isUuid } from '@/lib/vocabulary/uuid'
import { isAccent } from './accent'
import { givenAnswers } from './answers/answers-schema'
import { NOTICES } from './notices'
import { readResponseKey } from './response-key'
import { MAX_CHOSEN_AT_ONCE, MAX_PAGE_SIZE, RESPONSES_ON_PAGE } from './responses-page'
import { ACTION_FIELD_MISSING, ACTION_FIELDS, ACTIONS, CONDITIONS, isRedirectUrl, MAX_RULES } from './rules/logic-rule'

export const OPTION_NEEDED = 'At least one option is required'
export const TITLE_TOO_SHORT = 'Title must be at least 3 characters'
export const MAX_OPTIONS = 100
export const UNKNOWN_PAGE = 'Unknown page'

const uuid = z
  .string()
  .refine(isUuid, 'Invalid input')
  .transform((id) => id.toLowerCase())

const formFields = {
  title: trimmed(MAX_TITLE, TITLE_TOO_SHORT).min(3, TITLE_TOO_SHORT),
  description: trimmed(MAX_DESCRIPTION),
  isPublished: z.boolean(),
  theme: z.object({ accent: z.string().refine(isAccent, 'Colour must be written #rrggbb').optional() }),
}

export const createFormSchema = z.object({
  ...formFields,
  description: formFields.description.default(''),
  isPublished: formFields.isPublished.default(false),
  theme: formFields.theme.default({}),
})

export const RESPONSE_LIMIT = 'Must be a whole number from 1 to 1,000,000'

const responseLimit = z.int(RESPONSE_LIMIT).min(1, RESPONSE_LIMIT).max(1_000_000, RESPONSE_LIMIT)

export function isResponseLimit(count: number): boolean {
  return responseLimit.safeParse(count).success
}

const closingFields = {
  closesAt: instant().nullable(),
  maxResponses: responseLimit.nullable(),
  closedText: trimmed(MAX_MESSAGE),
}

/** The page on which visitors choose a time after answering. */
const nextPageId = z
  .string()
  .refine(isUuid, UNKNOWN_PAGE)
  .transform((id) => id.toLowerCase())
  .nullable()

export const updateFormSchema = z
  .object({ ...formFields, ...closingFields, notify: z.enum(NOTICES), nextPageId })
  .partial()

/** A label may grow when it is put in lower case, and a value may carry a number. */
const optionValue = trimmed(2 * MAX_LINE + 10)

const questionFields = {
  question: trimmed(MAX_LINE, 'Required'),
  description: trimmed(MAX_DESCRIPTION),
  isRequired: z.boolean(),
  options: z
    .array(z.object({ value: optionValue.optional(), label: trimmed(MAX_LINE, 'Required') }))
    .max(MAX_OPTIONS, `At most ${MAX_OPTIONS} options`),
}

/** `order` is the place among the questions, from 0; beyond the last one, or left out, it is the end. */
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
    message: OPTION_NEEDED,
  })

export const updateQuestionSchema = z.object(questionFields).partial()

export const questionOrderSchema = z.object({ ids: z.array(uuid).max(MAX_QUESTIONS) })

const logicRule = z
  .object({
    id: uuid.optional(),
    sourceQuestionId: uuid,
    condition: z.enum(CONDITIONS),
    value: trimmed(MAX_LINE, 'Required'),
    actionType: z.enum(ACTIONS),
    targetQuestionId: uuid.nullish(),
    message: trimmed(MAX_MESSAGE).nullish(),
    redirectUrl: trimmed(MAX_LINE).nullish(),
  })
  .superRefine((rule, context) => {
    const field = ACTION_FIELDS[rule.actionType]
    const given = rule[field]
    if (!given) context.addIssue({ code: 'custom', path: [field], message: ACTION_FIELD_MISSING })
    else if (field === 'redirectUrl' && !isRedirectUrl(given)) {
      context.addIssue({ code: 'custom', path: [field], message: 'Redirect URL must begin with http:// or https://' })
    }
  })

export const logicRulesSchema = z.object({ rules: z.array(logicRule).max(MAX_RULES, `At most ${MAX_RULES} rules`) })

const narrowing = {
  q: trimmed(MAX_TITLE).optional(),
  from: instant().optional(),
  to: instant().optional(),
}

const listResponsesQuery = z.object({
  page: z
    .string()
    .regex(/^[1-9]\d{0,5}$/, 'Invalid page')
    .transform(Number)
    .optional(),
  /** Of a page; an export asks for larger ones than a screen. */
  size: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, 'Invalid size')
    .transform(Number)
    .refine((size) => size <= MAX_PAGE_SIZE, 'Invalid size')
    .default(RESPONSES_ON_PAGE),
  /** In place of a page: what comes after the response that this key of an earlier answer names. */
  after: z
    .string()
    .transform((key, context) => {
      const place = readResponseKey(key)
      if (!place) context.addIssue({ code: 'custom', message: 'Invalid key' })
      return place ?? z.NEVER
    })
    .optional(),
  ...narrowing,
  /** What was sorted out as a program's, instead of the others. */
  spam: z
    .enum(['1', '0'])
    .transform((flag) => flag === '1')
    .optional(),
})

export const listResponsesQuerySchema = listResponsesQuery.refine(({ page, after }) => !page || !after, {
  path: ['after'],
  message: 'Either a page or a key',
})

export const summaryQuerySchema = z.object({
  ...narrowing,
  /** Whose days are counted; else the account's. */
  timezone: timezone().optional(),
})

/** Each counts once, however often it is named. */
export const chosenResponsesSchema = z.object({
  ids: z
    .array(uuid)
    .max(MAX_CHOSEN_AT_ONCE, `At most ${MAX_CHOSEN_AT_ONCE.toLocaleString('en-US')} responses`)
    .transform((ids) => [...new Set(ids)]),
})

/** Why the last of several alternatives does not fit, in its own words. */
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
  respondentEmail: optionalText(emailAddress('Invalid email address')),
  /** A field that no person sees: what fills it in is a program. */
  website: z.string().optional(),
  /** How long the visitor had the form open, by the visitor's own clock: nobody answers within a moment. */
  elapsedMs: z.number().min(0).optional(),
})

export type CreateFormInput = z.output<typeof createFormSchema>
export type UpdateFormInput = z.output<typeof updateFormSchema>
export type CreateQuestionInput = z.output<typeof createQuestionSchema>
export type UpdateQuestionInput = z.output<typeof updateQuestionSchema>
export type LogicRuleInput = z.output<typeof logicRule>
export type ResponseFilter = z.output<typeof listResponsesQuerySchema>
export type SummaryInput = z.output<typeof summaryQuerySchema>
export type SubmitInput = z.output<typeof submitSchema>
