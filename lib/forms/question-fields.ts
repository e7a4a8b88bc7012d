import type { z } from 'zod'
import type { FieldIssue } from '@/lib/vocabulary/field-issues'
import { isChoice, type Question } from '@/lib/vocabulary/forms/question'
import type { QuestionType } from '@/lib/vocabulary/forms/question-types'
import type { Language } from '@/lib/vocabulary/languages'
import { withEmptyTexts } from '@/lib/vocabulary/text/missing-translations'
import { QUESTION_TEXTS } from '@/lib/vocabulary/text/translations'
import { check } from '@/messages/check'
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
  const { question, description, isRequired, translations = {} } = stored
  const all = Object.fromEntries(languages.map((language) => [language, translations[language] ?? {}]))
  const noLabels = Object.fromEntries(languages.map((language) => [language, '']))
  const options = stored.options.map((option) => ({
    ...option,
    ...(languages.length > 0 && { translations: { ...noLabels, ...option.translations } }),
  }))
  return { question, description, isRequired, options, translations: withEmptyTexts(QUESTION_TEXTS, all) }
}

const FIRST_OPTIONS = 3

/** A new question: not required, at the end of the form. Choices start with three options. */
export function newQuestion(questionType: QuestionType, questionCount: number, texts: PartTexts<'questions'>) {
  return {
    questionType,
    question: texts.t.fresh.question,
    description: '',
    isRequired: false,
    options: isChoice(questionType) ? nextOptions([], FIRST_OPTIONS, texts) : [],
    order: questionCount,
  }
}

/** `Option 4` after three options, or the next number whose label is free. */
export function nextOption(options: readonly OptionInput[], texts: PartTexts<'questions'>): OptionInput {
  const taken = new Set(options.map(({ label }) => label.trim().toLowerCase()))
  let number = options.length + 1
  while (taken.has(numberedOption(number, texts).toLowerCase())) number += 1
  return { label: numberedOption(number, texts) }
}

/** True for a label that nobody has edited since it was added: typed or pasted text may replace it. */
export function isUntouchedOption(label: string, texts: PartTexts<'questions'>): boolean {
  const number = /\d+/.exec(label)?.[0]
  return number !== undefined && label.trim() === numberedOption(Number(number), texts)
}

/** The number is stored as part of the label, so it is not formatted for the reader. */
function numberedOption(number: number, { t, say }: PartTexts<'questions'>): string {
  return say(t.fresh.option, { number: String(number) })
}

function nextOptions(options: readonly OptionInput[], count: number, texts: PartTexts<'questions'>): OptionInput[] {
  return count === 0 ? [...options] : nextOptions([...options, nextOption(options, texts)], count - 1, texts)
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

type TranslationPath =
  | `translations.${Language}.${'question' | 'description'}`
  | `options.${number}.translations.${Language}`
type FieldPath = 'question' | 'description' | 'options' | `options.${number}.label` | TranslationPath

function isFieldPath(path: string): path is FieldPath {
  return /^(question|description|options|options\.\d+\.(label|translations\..+)|translations\..+\..+)$/.test(path)
}
