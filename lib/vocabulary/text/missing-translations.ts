import type { Question } from '../forms/question'
import { LANGUAGES, type Language } from '../languages'
import { QUESTION_TEXTS, type Translations } from './translations'

/** The languages that texts are translated into, in the order in which they are offered. */
export function languagesOf(translations: Partial<Record<Language, unknown>>): Language[] {
  return (Object.keys(LANGUAGES) as Language[]).filter((language) => translations[language] !== undefined)
}

type Texts<Name extends string> = Partial<Record<Name, string>>

/** How many of the main texts have no translation. */
export function countMissing<Name extends string>(
  names: readonly Name[],
  main: Texts<Name>,
  translated: Texts<Name> = {},
): number {
  return names.filter((name) => main[name]?.trim() && !translated[name]?.trim()).length
}

/** The same for a question with its options. */
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

/** Every text in every language, empty where it is missing, for the fields of an editor. */
export function withEmptyTexts<Name extends string>(names: readonly Name[], translations: Translations<Name>) {
  const filled = languagesOf(translations).map((language) => {
    const texts = names.map((name) => [name, translations[language]?.[name] ?? ''])
    return [language, Object.fromEntries(texts)]
  })
  return Object.fromEntries(filled) as Translations<Name>
}
