import type { FieldPath } from 'react-hook-form'
import { z } from 'zod'
import { isAccent } from '@/lib/shared/accent'
import { type FieldIssue, issuesOfFields } from '@/lib/shared/field-issues'
import { FORM_NOTICES } from '@/lib/shared/forms/form-notices'
import { languagesOf, withEmptyTexts } from '@/lib/shared/text/missing-translations'
import { ENDING_TEXTS, FORM_TEXTS } from '@/lib/shared/text/translations'
import { INVALID_DATE_INPUT } from '@/lib/time/wall-time'
import { check } from '@/messages/check'
import { endingFields, respondentMailFields } from './endings-schema'
import type { Form } from './form'
import { isResponseLimit, RESPONSE_LIMIT, updateFormSchema } from './schema'

const fields = updateFormSchema.pick({ title: true, description: true, isPublished: true }).required()

/** The fields of a new form. */
export const newFormSchema = fields

/** The fields of the General tab. An empty accent stands for the product's own color. */
export const formFieldsSchema = fields.extend({
  textLanguage: updateFormSchema.shape.textLanguage.unwrap(),
  translations: updateFormSchema.shape.translations.unwrap(),
  /** An instant as an ISO text; empty for none, and `UNREADABLE` while the typed text is no date. */
  closesAt: z.string().refine((text) => text !== UNREADABLE, INVALID_DATE_INPUT),
  maxResponses: z
    .string()
    .transform((text) => text.trim())
    .refine((text) => text === '' || isResponseLimit(toCount(text)), RESPONSE_LIMIT),
  closedText: updateFormSchema.shape.closedText.unwrap(),
  thanksText: updateFormSchema.shape.thanksText.unwrap(),
  submitLabel: updateFormSchema.shape.submitLabel.unwrap(),
  endings: endingFields,
  respondentMail: respondentMailFields,
  notify: z.enum(FORM_NOTICES),
  /** Empty for none. */
  nextPageId: z.string(),
  ownPageOnly: z.boolean(),
  showOnProfile: z.boolean(),
  retentionDays: updateFormSchema.shape.retentionDays.unwrap(),
  accent: z
    .string()
    .transform((text) => text.trim().toLowerCase())
    .refine((text) => text === '' || isAccent(text), check('accentInvalid')),
})

export type FormFields = z.output<typeof formFieldsSchema>
export type NewFormFields = z.output<typeof newFormSchema>

export const UNREADABLE = 'unreadable'

export const EMPTY_FORM: NewFormFields = { title: '', description: '', isPublished: false }

export function toFormFields({
  title,
  description,
  textLanguage,
  translations,
  isPublished,
  theme,
  thanksText,
  submitLabel,
  endings,
  respondentMail,
  notify,
  nextPageId,
  ownPageOnly,
  showOnProfile,
  retentionDays,
  ...closing
}: Form): FormFields {
  const maxResponses = closing.maxResponses === null ? '' : String(closing.maxResponses)
  const { closesAt, closedText } = closing
  const languages = languagesOf(translations)
  const isTranslated = languages.length > 0
  const noTexts = Object.fromEntries(languages.map((language) => [language, {}]))
  const noText = Object.fromEntries(languages.map((language) => [language, '']))
  return {
    title,
    description,
    textLanguage,
    translations: withEmptyTexts(FORM_TEXTS, translations),
    isPublished,
    accent: theme.accent ?? '',
    closesAt: closesAt ?? '',
    maxResponses,
    closedText,
    thanksText,
    submitLabel,
    endings: endings.map((ending) => ({
      ...ending,
      redirectUrl: ending.redirectUrl ?? '',
      ...(isTranslated && { translations: withEmptyTexts(ENDING_TEXTS, { ...noTexts, ...ending.translations }) }),
    })),
    respondentMail: {
      ...respondentMail,
      ...(isTranslated && { translations: { ...noText, ...respondentMail.translations } }),
    },
    notify,
    nextPageId: nextPageId ?? '',
    ownPageOnly,
    showOnProfile,
    retentionDays,
  }
}

/** The API's names. */
const FIELD_NAMES = [
  'title',
  'description',
  'textLanguage',
  'translations',
  'isPublished',
  'theme',
  'closesAt',
  'maxResponses',
  'closedText',
  'thanksText',
  'submitLabel',
  'endings',
  'respondentMail',
  'notify',
  'nextPageId',
  'ownPageOnly',
  'showOnProfile',
  'retentionDays',
] as const

type Body = Partial<Pick<Form, Exclude<(typeof FIELD_NAMES)[number], 'endings'>> & Pick<FormFields, 'endings'>>

/** Sends changed fields only, so that fields saved by another tab in the meantime stay. */
export function toFormChanges(fields: FormFields, changed: { [Name in keyof FormFields]?: boolean }): Body {
  const { title, description, isPublished, accent, closesAt, maxResponses, closedText, notify, nextPageId } = fields
  const { showOnProfile } = fields
  return {
    ...(changed.title && { title }),
    ...(changed.description && { description }),
    ...(changed.textLanguage && { textLanguage: fields.textLanguage }),
    ...(changed.translations && { translations: fields.translations }),
    ...(changed.isPublished && { isPublished }),
    ...(changed.closesAt && { closesAt: closesAt || null }),
    ...(changed.maxResponses && { maxResponses: maxResponses === '' ? null : toCount(maxResponses) }),
    ...(changed.closedText && { closedText }),
    ...(changed.thanksText && { thanksText: fields.thanksText }),
    ...(changed.submitLabel && { submitLabel: fields.submitLabel }),
    ...(changed.endings && { endings: fields.endings }),
    ...(changed.respondentMail && { respondentMail: fields.respondentMail }),
    ...(changed.notify && { notify }),
    ...(changed.ownPageOnly && { ownPageOnly: fields.ownPageOnly }),
    ...(changed.showOnProfile && { showOnProfile }),
    ...(changed.retentionDays && { retentionDays: fields.retentionDays }),
    ...(changed.nextPageId && { nextPageId: nextPageId || null }),
    ...(changed.accent && { theme: accent ? { accent } : {} }),
  }
}

/** The fields that a refused save names. */
export function toFormErrors(issues: readonly FieldIssue[]): { name: FieldPath<FormFields>; message: string }[] {
  return issues.flatMap((issue) =>
    issuesOfFields(FIELD_NAMES, [issue]).map(({ name, message }) => ({ name: placeOf(name, issue), message })),
  )
}

/** Each translation has a field of its own, and each text of an ending. */
function placeOf(name: (typeof FIELD_NAMES)[number], { path }: FieldIssue): FieldPath<FormFields> {
  if (name === 'translations' || name === 'endings' || name === 'respondentMail') return path as FieldPath<FormFields>
  return name === 'theme' ? 'accent' : name
}

/** Accepts thousands separators: `1,000` and `1 000`. NaN for anything else that is no whole number. */
export function toCount(text: string): number {
  const digits = text.trim().replace(/(?<=\d)[, ](?=\d{3}\b)/g, '')
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN
}
