import { z } from 'zod'
import { isAccent } from '@/lib/shared/accent'
import { FORM_NOTICES } from '@/lib/shared/forms/form-notices'
import { isChoice, MAX_QUESTIONS } from '@/lib/shared/forms/question'
import { QUESTION_TYPES } from '@/lib/shared/forms/question-types'
import { retentionDays } from '@/lib/shared/retention-schema'
import { MAX_DESCRIPTION, MAX_LABEL, MAX_LINE, MAX_MESSAGE, MAX_TITLE, trimmed, uuid } from '@/lib/shared/text/text'
import type { QuestionTextName } from '@/lib/shared/text/translations'
import { textLanguage, translationsOf, translationsOfOne } from '@/lib/shared/text/translations-schema'
import { instant } from '@/lib/time/instant'
import { check } from '@/messages/check'
import { endings, respondentMail } from './endings-schema'
import { FORM_TEMPLATE_NAMES } from './form-templates'
import { questionSettingsSchema } from './question-parts-schema'
import { questionValidationSchema } from './validation-schema'

export const MAX_OPTIONS = 100
/** In characters. */
export const MIN_TITLE = 3
const TITLE_TOO_SHORT = check('titleTooShort', { min: MIN_TITLE })

/** Empty texts stand for the product's own. */
const ownWords = { thanksText: trimmed(MAX_MESSAGE), submitLabel: trimmed(MAX_LABEL), closedText: trimmed(MAX_MESSAGE) }

const notify = z.enum(FORM_NOTICES)

const formFields = {
  title: trimmed(MAX_TITLE, TITLE_TOO_SHORT).min(MIN_TITLE, TITLE_TOO_SHORT),
  description: trimmed(MAX_DESCRIPTION),
  textLanguage,
  translations: translationsOf({
    title: trimmed(MAX_TITLE),
    description: trimmed(MAX_DESCRIPTION),
    ...ownWords,
  }),
  isPublished: z.boolean(),
  theme: z.object({ accent: z.string().refine(isAccent, check('accentInvalid')).optional() }),
  retentionDays,
}

export const createFormSchema = z.object({
  ...formFields,
  description: formFields.description.default(''),
  textLanguage: formFields.textLanguage.default(null),
  translations: formFields.translations.default({}),
  isPublished: formFields.isPublished.default(false),
  theme: formFields.theme.default({}),
  retentionDays: formFields.retentionDays.default(null),
  notify: notify.optional(),
  /** The questions to begin with; none if it is left out. */
  template: z.enum(FORM_TEMPLATE_NAMES).optional(),
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
}

/** The booking page that follows the form. */
const nextPageId = uuid(check('unknownPage')).nullable()

export const updateFormSchema = z
  .object({
    ...formFields,
    ...closingFields,
    ...ownWords,
    endings,
    respondentMail,
    notify,
    nextPageId,
    ownPageOnly: z.boolean(),
    showOnProfile: z.boolean(),
  })
  .partial()

/** A value may be longer than its label: lower case can add characters, and a number may follow. */
const optionValue = trimmed(2 * MAX_LINE + 10)

const questionFields = {
  question: trimmed(MAX_LINE, check('required')),
  description: trimmed(MAX_DESCRIPTION),
  translations: translationsOf({
    question: trimmed(MAX_LINE),
    description: trimmed(MAX_DESCRIPTION),
    statement: trimmed(MAX_DESCRIPTION),
    fromLabel: trimmed(MAX_LINE),
    toLabel: trimmed(MAX_LINE),
    message: trimmed(MAX_LINE),
  } satisfies Record<QuestionTextName, unknown>),
  isRequired: z.boolean(),
  options: z
    .array(
      z.object({
        value: optionValue.optional(),
        label: trimmed(MAX_LINE, check('required')),
        /** Left out, an option with the value of a stored one keeps those of it. */
        translations: translationsOfOne(trimmed(MAX_LINE)).optional(),
      }),
    )
    .max(MAX_OPTIONS, check('tooManyOptions', { max: MAX_OPTIONS })),
  settings: questionSettingsSchema,
  validation: questionValidationSchema,
}

/**
 * `order` is the place among the questions, from 0. Left out or too large, it is the end. `id` is that of a question that was
 * deleted: its answers and rules find it again.
 */
export const createQuestionSchema = z
  .object({
    id: uuid().optional(),
    ...questionFields,
    questionType: z.enum(QUESTION_TYPES),
    description: questionFields.description.default(''),
    translations: questionFields.translations.default({}),
    isRequired: questionFields.isRequired.default(true),
    options: questionFields.options.default([]),
    settings: questionFields.settings.default({}),
    validation: questionFields.validation.default({}),
    order: z.int().min(0).max(1_000_000).optional(),
  })
  .refine(({ questionType, options }) => !isChoice(questionType) || options.length > 0, {
    path: ['options'],
    message: check('optionNeeded'),
  })

export const updateQuestionSchema = z.object(questionFields).partial()

export const questionOrderSchema = z.object({ ids: z.array(uuid()).max(MAX_QUESTIONS) })

export type CreateFormInput = z.output<typeof createFormSchema>
export type UpdateFormInput = z.output<typeof updateFormSchema>
export type CreateQuestionInput = z.output<typeof createQuestionSchema>
export type UpdateQuestionInput = z.output<typeof updateQuestionSchema>
