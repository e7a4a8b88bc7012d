import type { Language } from '../languages'
import { countMissing } from '../text/missing-translations'
import { QUESTION_TEXTS } from '../text/translations'
import type { Question } from './question'
import { questionTexts } from './question-texts'

type Labelled = { label: string; translations?: Partial<Record<Language, string | undefined>> | undefined }

type Counted = Pick<Question, 'question' | 'description' | 'translations'> &
  Partial<Pick<Question, 'settings' | 'validation'>> & { options: readonly Labelled[] }

/** Counts the texts of a question, of its settings and of its lists that have no translation. */
export function countMissingInQuestion(question: Counted, language: Language): number {
  const { options, settings: { rows = [], columns = [] } = {}, translations } = question
  const labels: readonly Labelled[] = [...options, ...rows, ...columns]
  const untranslated = labels.filter(({ label, translations }) => label.trim() && !translations?.[language]?.trim())
  return countMissing(QUESTION_TEXTS, questionTexts(question), translations?.[language]) + untranslated.length
}

/** The same for all questions of a form. */
export function missingInQuestions(questions: readonly Question[], language: Language): number {
  return questions.reduce((sum, question) => sum + countMissingInQuestion(question, language), 0)
}
