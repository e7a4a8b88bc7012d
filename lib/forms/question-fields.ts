import type { z } from 'zod'
import type { FieldIssue } from '@/lib/shared/field-issues'
import { isChoice, type Option, type Question } from '@/lib/shared/forms/question'
import type { SettingName } from '@/lib/shared/forms/question-settings'
import { textNamesOf } from '@/lib/shared/forms/question-texts'
import type { QuestionType } from '@/lib/shared/forms/question-types'
import type { ValidationName } from '@/lib/shared/forms/question-validation'
import type { Language } from '@/lib/shared/languages'
import { withEmptyTexts } from '@/lib/shared/text/missing-translations'
import type { QuestionTextName } from '@/lib/shared/text/translations'
import { check } from '@/messages/check'
import type { Message } from '@/messages/message'
import type { PartTexts } from '@/messages/texts'
import type { OptionInput } from './questions/options'
import { MAX_OPTIONS, updateQuestionSchema } from './schema'

const fields = updateQuestionSchema.required()

/** The fields of the edit dialog. Only choices need options. */
export function questionFieldsSchema(type: QuestionType) {
  return fields.refine(({ options }) => !isChoice(type) || options.length > 0, {
    path: ['options'],
    message: check('optionNeeded'),
  })
}

export type QuestionFields = z.output<typeof fields>

/** `languages`: those of the form. */
export function toQuestionFields(stored: Question, languages: readonly Language[]): QuestionFields {
  const { question, description, isRequired, settings, validation, translations = {} } = stored
  const all = Object.fromEntries(languages.map((language) => [language, translations[language] ?? {}]))
  const { rows, columns } = settings
  return {
    question,
    description,
    isRequired,
    options: withEmptyLabels(stored.options, languages),
    settings: {
      ...settings,
      ...(rows && { rows: withEmptyLabels(rows, languages) }),
      ...(columns && { columns: withEmptyLabels(columns, languages) }),
    },
    validation,
    translations: withEmptyTexts(textNamesOf(stored.questionType), all),
  }
}

/** Each label in every language. */
function withEmptyLabels(list: readonly Option[], languages: readonly Language[]): OptionInput[] {
  const noLabels = Object.fromEntries(languages.map((language) => [language, '']))
  return list.map((option) => ({
    ...option,
    ...(languages.length > 0 && { translations: { ...noLabels, ...option.translations } }),
  }))
}

const FIRST_OPTIONS = 3

/** A new question at the end of the form. Only a consent is required by itself. Choices start with three options. */
export function newQuestion(questionType: QuestionType, questionCount: number, texts: PartTexts<'questions'>) {
  return {
    questionType,
    question: texts.t.fresh.question,
    description: '',
    isRequired: questionType === 'consent',
    options: isChoice(questionType) ? firstLabels(texts.t.fresh.option, texts) : [],
    settings: firstSettings(questionType, texts),
    order: questionCount,
  }
}

/** Those without which a question of the type could not be asked. */
function firstSettings(questionType: QuestionType, texts: PartTexts<'questions'>): QuestionFields['settings'] {
  const { fresh, typeSettings } = texts.t
  if (questionType === 'consent') return { statement: fresh.statement }
  if (questionType !== 'matrix') return {}
  const [rows, columns] = [typeSettings.rows.fresh, typeSettings.columns.fresh].map((word) => firstLabels(word, texts))
  return { rows, columns }
}

function firstLabels(fresh: Message<'number'>, { say }: PartTexts<'questions'>): OptionInput[] {
  return Array.from({ length: FIRST_OPTIONS }, (_, index) => ({ label: say(fresh, { number: String(index + 1) }) }))
}

/** `Option 4` after three options, or the next number whose label is free. The number is part of the label: it has no format. */
export function nextOption(options: readonly OptionInput[], labelOf: (number: string) => string): OptionInput {
  const taken = new Set(options.map(({ label }) => label.trim().toLowerCase()))
  let number = options.length + 1
  while (taken.has(labelOf(String(number)).toLowerCase())) number += 1
  return { label: labelOf(String(number)) }
}

/** True for a label that nobody has edited since it was added: typed or pasted text may replace it. */
export function isUntouchedOption(label: string, labelOf: (number: string) => string): boolean {
  const number = /\d+/.exec(label)?.[0]
  return number !== undefined && label.trim() === labelOf(number)
}

/** The labels in pasted text, one per line and without bullets; null for a single line, which the browser pastes. */
export function toPastedLabels(text: string): string[] | null {
  const lines = text
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => line.replace(/^\s*(?:[-*•–]\s+)?/, '').trim())
    .filter((line) => line !== '')
  return lines.length > 1 ? lines.slice(0, MAX_OPTIONS) : null
}

/** The fields that a refused save names. */
export function toQuestionErrors(issues: readonly FieldIssue[]) {
  return issues.flatMap(({ path, message }) => (isFieldPath(path) ? [{ name: path, message }] : []))
}

type TranslationPath = `translations.${Language}.${QuestionTextName}` | `options.${number}.translations.${Language}`
type LabelPath = `${number}.label` | `${number}.translations.${Language}`
type SettingPath = `settings.${SettingName}` | `settings.${'rows' | 'columns'}.${LabelPath}`
type FieldPath =
  | 'question'
  | 'description'
  | 'options'
  | `options.${number}.label`
  | SettingPath
  | `validation.${ValidationName}`
  | TranslationPath

function isFieldPath(path: string): path is FieldPath {
  return /^(question|description|options|options\.\d+\.(label|translations\..+)|settings\..+|validation\..+|translations\..+\..+)$/.test(
    path,
  )
}
