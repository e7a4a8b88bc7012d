import type { FormFields } from './form-fields'

/** The fields of the form itself, by the tab that shows them. */
const FIELDS = {
  general: [
    'title',
    'description',
    'textLanguage',
    'isPublished',
    'showOnProfile',
    'notify',
    'closesAt',
    'maxResponses',
    'closedText',
    'accent',
    'submitLabel',
    'ownPageOnly',
    'retentionDays',
  ],
  after: ['nextPageId', 'thanksText', 'endings', 'respondentMail'],
} as const satisfies Record<string, readonly (keyof FormFields)[]>

/** The tabs that show fields of the form. */
export type FieldsTab = keyof typeof FIELDS

/** The tabs that show a wrong field, in order. A translation is wrong where its text is shown. */
export function fieldsTabsOf({ translations, ...errors }: Record<string, unknown>): FieldsTab[] {
  const texts = Object.values(translations ?? {}).flatMap((texts) => Object.keys(texts ?? {}))
  const wrong = [...Object.keys(errors), ...texts]
  return (Object.keys(FIELDS) as FieldsTab[]).filter((tab) => FIELDS[tab].some((field) => wrong.includes(field)))
}

/** The parts of the General tab that most people leave as they are. */
export type FoldedPart = 'notices' | 'closing' | 'look' | 'data'

/** The parts in which something is set. Notices are at their preset while they are off for a draft and on for a published form. */
export function partsSet(fields: Readonly<FormFields>): Record<FoldedPart, boolean> {
  return {
    notices: fields.notify !== (fields.isPublished ? 'each' : 'off'),
    closing: fields.closesAt !== '' || fields.maxResponses !== '' || fields.closedText !== '',
    look: fields.accent !== '' || fields.submitLabel !== '',
    data: fields.ownPageOnly || fields.retentionDays !== null,
  }
}
