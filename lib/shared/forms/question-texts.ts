import { QUESTION_TEXTS, type QuestionTextName } from '../text/translations'
import type { Question } from './question'
import { type QuestionSettings, SETTINGS } from './question-settings'
import type { QuestionType } from './question-types'
import { VALIDATION } from './question-validation'

type Worded = Pick<Question, 'question' | 'description'> & {
  settings?: QuestionSettings | undefined
  validation?: { message?: string | undefined } | undefined
}

/** The texts of a question that can be translated, in its main language, besides those of its lists. */
export function questionTexts({ question, description, settings = {}, validation = {} }: Worded) {
  const { statement, fromLabel, toLabel } = settings
  const all = { question, description, statement, fromLabel, toLabel, message: validation.message }
  const given = Object.entries(all satisfies Record<QuestionTextName, unknown>).filter(([, text]) => text !== undefined)
  return Object.fromEntries(given) as Partial<Record<QuestionTextName, string>>
}

/** The texts that a question of a type can have. */
export function textNamesOf(type: QuestionType): QuestionTextName[] {
  const known: readonly string[] = ['question', 'description', ...SETTINGS[type], ...VALIDATION[type]]
  return QUESTION_TEXTS.filter((name) => known.includes(name))
}
