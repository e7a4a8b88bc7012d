import { z } from 'zod'
import { ATTENDEE_MAILS } from '@/lib/shared/booking-rules'
import { textLanguage } from '@/lib/shared/text/translations-schema'
import type { mailPreviewAnswer } from './api-shapes'
import { pageFields } from './schema'

/** What of a page its mails say. */
export const PREVIEWED = [
  'title',
  'description',
  'textLanguage',
  'translations',
  'duration',
  'location',
  'locationData',
  'timezone',
  'cancelNotice',
  'moveNotice',
  'maxMoves',
  'followUp',
  'mailTexts',
  'mailWords',
] as const satisfies (keyof typeof pageFields)[]

/** A mail of a page that need not be stored. `language`: the attendee's; null for that of the main texts. */
export const mailPreviewSchema = z.object({
  mail: z.enum(ATTENDEE_MAILS),
  language: textLanguage.default(null),
  page: z
    .object(pageFields)
    .pick(Object.fromEntries(PREVIEWED.map((name) => [name, true])) as Record<(typeof PREVIEWED)[number], true>)
    .partial(),
})

export type MailPreviewInput = z.output<typeof mailPreviewSchema>
export type MailPreview = z.infer<typeof mailPreviewAnswer>
