import type { Language } from '../languages'
import { countMissing } from '../text/missing-translations'
import {
  ENDING_TEXTS,
  type EndingTextName,
  FORM_TEXTS,
  type FormTextName,
  type Translations,
} from '../text/translations'
import { missingInQuestions } from './missing-in-question'
import type { Question } from './question'
import { messagesOf, type Rule } from './rule'

type ByLanguage = Partial<Record<Language, string | undefined>>
type Given<Name extends string> = Record<Name, string> & { translations?: Translations<Name> | undefined }

type Words = {
  endings: readonly Given<EndingTextName>[]
  respondentMail: { on: boolean; text: string; translations?: ByLanguage | undefined }
}

/** Counts the texts after an answer that have no translation. Endings replace the thank-you text, and a mail is only sent while it is on. */
export function missingInWords({ endings, respondentMail }: Words, language: Language): number {
  const inEndings = endings.map((ending) => countMissing(ENDING_TEXTS, ending, ending.translations?.[language]))
  const { on, text, translations } = respondentMail
  return sum(inEndings) + (on ? missingInTexts([{ text, translations }], language) : 0)
}

/** The same for the messages of rules. */
export function missingInRules(rules: readonly Rule[], language: Language): number {
  return missingInTexts(rules.flatMap(messagesOf), language)
}

type Parts = { form: Words & Given<FormTextName>; questions: readonly Question[]; rules: readonly Rule[] }

/** The same for a whole form. */
export function missingInForm({ form, questions, rules }: Parts, language: Language): number {
  return (
    countMissing(FORM_TEXTS, form, form.translations?.[language]) +
    missingInWords(form, language) +
    missingInQuestions(questions, language) +
    missingInRules(rules, language)
  )
}

type Text = { text: string; translations?: ByLanguage | undefined }

function missingInTexts(texts: readonly Text[], language: Language): number {
  return texts.filter(({ text, translations }) => text.trim() && !translations?.[language]?.trim()).length
}

function sum(counts: readonly number[]): number {
  return counts.reduce((all, count) => all + count, 0)
}
