import { z } from 'zod'
import { invalidField } from '@/lib/shared/errors'
import { FILE_KINDS } from '@/lib/shared/forms/file-kinds'
import { MAX_FILES } from '@/lib/shared/forms/files'
import {
  MAX_COLUMNS,
  MAX_ROWS,
  type QuestionSettings,
  SETTINGS,
  type SettingName,
} from '@/lib/shared/forms/question-settings'
import { textNamesOf } from '@/lib/shared/forms/question-texts'
import type { QuestionType } from '@/lib/shared/forms/question-types'
import { MAX_SCALE, MAX_STEPS } from '@/lib/shared/forms/scale'
import { MAX_DESCRIPTION, MAX_LINE, trimmed } from '@/lib/shared/text/text'
import type { QuestionTextName, Translations } from '@/lib/shared/text/translations'
import { translationsOfOne } from '@/lib/shared/text/translations-schema'
import { check } from '@/messages/check'
import { withKeptTranslations, withValues } from './questions/options'

const choices = (max: number) =>
  z
    .array(
      z.object({
        value: trimmed(2 * MAX_LINE + 10).optional(),
        label: trimmed(MAX_LINE, check('required')),
        /** Left out, those of the stored one with this value stay. */
        translations: translationsOfOne(trimmed(MAX_LINE)).optional(),
      }),
    )
    .min(1, check('optionNeeded'))
    .max(max, check('tooManyOptions', { max }))

const SCALE_RANGE = check('scaleRange', { max: MAX_SCALE, steps: MAX_STEPS })
const scaleEnd = z.int(SCALE_RANGE).min(0, SCALE_RANGE).max(MAX_SCALE, SCALE_RANGE)

/** The settings of all types; `settingsFor` keeps those of one. */
export const questionSettingsSchema = z
  .object({
    statement: trimmed(MAX_DESCRIPTION, check('required')),
    from: scaleEnd,
    to: scaleEnd,
    fromLabel: trimmed(MAX_LINE),
    toLabel: trimmed(MAX_LINE),
    rows: choices(MAX_ROWS),
    columns: choices(MAX_COLUMNS),
    name: z.string().regex(/^[a-zA-Z][\w.-]{0,63}$/, check('hiddenName')),
    other: z.boolean(),
    kinds: z
      .array(z.enum(FILE_KINDS))
      .max(FILE_KINDS.length)
      .transform((kinds) => FILE_KINDS.filter((kind) => kinds.includes(kind))),
    max: z
      .int(check('numberOutOfRange', { min: 1, max: MAX_FILES }))
      .min(1, check('numberOutOfRange', { min: 1, max: MAX_FILES }))
      .max(MAX_FILES, check('numberOutOfRange', { min: 1, max: MAX_FILES })),
  })
  .partial()

export type SettingsInput = z.output<typeof questionSettingsSchema>

/** The settings of a question of this type, with presets for those that it cannot be asked without. */
export function settingsFor(
  type: QuestionType,
  { rows, columns, ...sent }: SettingsInput,
  stored: QuestionSettings = {},
): QuestionSettings {
  const known: readonly SettingName[] = SETTINGS[type]
  const given = {
    ...PRESETS[type],
    ...sent,
    ...(rows && { rows: withKeptTranslations(withValues(rows), stored.rows ?? []) }),
    ...(columns && { columns: withKeptTranslations(withValues(columns), stored.columns ?? []) }),
  }
  const settings: QuestionSettings = Object.fromEntries(
    Object.entries(given).filter(([name, value]) => known.some((one) => one === name) && value !== undefined),
  )
  for (const name of NEEDED[type] ?? []) {
    if (settings[name] === undefined) throw invalidField(`settings.${name}`, check('required'))
  }
  const { from = 0, to = MAX_STEPS } = settings
  if (from >= to || to - from > MAX_STEPS) throw invalidField('settings.to', SCALE_RANGE)
  return settings
}

/** The translations of the texts that a question of this type has. */
export function translationsFor(
  type: QuestionType,
  sent: Translations<QuestionTextName>,
): Translations<QuestionTextName> {
  const known = textNamesOf(type)
  const ofType = (texts: object) => Object.entries(texts).filter(([name]) => known.some((one) => one === name))
  return Object.fromEntries(Object.entries(sent).map(([code, texts]) => [code, Object.fromEntries(ofType(texts))]))
}

const PRESETS: Partial<Record<QuestionType, QuestionSettings>> = {
  scale: { from: 0, to: 10, fromLabel: '', toLabel: '' },
  file: { kinds: [], max: 1 },
}

/** The settings without which nothing can be asked. */
const NEEDED: Partial<Record<QuestionType, readonly SettingName[]>> = {
  consent: ['statement'],
  matrix: ['rows', 'columns'],
}
