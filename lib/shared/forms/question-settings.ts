import type { z } from 'zod'
import type { questionSettingsAnswer } from './api-shapes'
import type { QuestionType } from './question-types'

/** The part of a question that its type needs: `{}` where the type has no settings. */
export type QuestionSettings = z.infer<typeof questionSettingsAnswer>

export type SettingName = keyof QuestionSettings

/** The settings that each type knows; others are not kept. */
export const SETTINGS = {
  text: [],
  email: [],
  number: [],
  select: ['other'],
  multiselect: ['other'],
  rating: [],
  paragraph: [],
  date: [],
  time: [],
  phone: [],
  url: [],
  yes_no: [],
  consent: ['statement'],
  scale: ['from', 'to', 'fromLabel', 'toLabel'],
  ranking: [],
  matrix: ['rows', 'columns'],
  address: [],
  file: ['kinds', 'max'],
  hidden: ['name'],
  heading: [],
  page_break: [],
} as const satisfies Record<QuestionType, readonly SettingName[]>

export type TypeWithSettings = {
  [Type in QuestionType]: (typeof SETTINGS)[Type] extends readonly [] ? never : Type
}[QuestionType]

export const MAX_ROWS = 50
export const MAX_COLUMNS = 20
