import type { Language } from '../languages'
import { countMissing } from '../text/missing-translations'
import { QUESTION_TEXTS } from '../text/translations'
import type { Question } from './question'

/** Counts the texts of a question and its options that have no translation. */
export function countMissingInQuestion(
  question: Pick<Question, 'question' | 'description' | 'translations'> & {
    options: readonly { label: string; translations?: Partial<Record<Language, string | undefined>> | undefined }[]
  },
  language: Language,
): number {
  const options = question.options.filter(
    ({ label, translations }) => label.trim() && !translations?.[language]?.trim(),
  )
  return countMissing(QUESTION_TEXTS, question, question.translations?.[language]) + options.length
}

/** The same for all questions of a form. */
export function missingInQuestions(questions: readonly Question[], language: Language): number {
  return questions.reduce((sum, question) => sum + countMissingInQuestion(question, language), 0)
}
