import type { Option, Question } from '@/lib/vocabulary/forms/question'
import {
  QUESTION_TEXTS,
  type QuestionTextName,
  type Reading,
  readText,
  readTexts,
  type Translations,
} from '@/lib/vocabulary/text/translations'

type Stored = Omit<Question, 'translations' | 'lang'> & { translations: Translations<QuestionTextName> }

/** The questions of an owner's form as visitors get them. */
export function inLanguage(questions: readonly Question[], reading: Reading): Question[] {
  return questions.map(({ translations = {}, ...question }) => toAskedQuestion({ ...question, translations }, reading))
}

/** A question as visitors get it, in the language they read. Its answers do not depend on it. */
export function toAskedQuestion(stored: Stored, reading: Reading): Question {
  const { id, questionType, isRequired, settings, validation, order } = stored
  const { question, description, lang } = readTexts(QUESTION_TEXTS, stored, reading)
  const options = stored.options.map((option) => toAskedOption(option, reading))
  const asked = { id, questionType, question, description, isRequired, options, settings, validation, order }
  return { ...asked, ...(lang && { lang }) }
}

function toAskedOption({ value, label, translations }: Option, reading: Reading): Option {
  const { text, lang } = readText(label, reading, (language) => translations?.[language])
  return { value, label: text, ...(lang && { lang }) }
}
