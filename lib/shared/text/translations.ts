import type { Language } from '../languages'

/** An owner's texts in other languages, beside the main ones. A language without texts is one that the owner has added. */
export type Translations<Name extends string> = Partial<Record<Language, Partial<Record<Name, string>>>>

/** The language of each text that is not in the one that was asked for. */
export type TextLanguages<Name extends string> = Partial<Record<Name, Language>>

/** `asked` is null where nobody has asked for a language: the main texts are right then. */
export type Reading = { asked: Language | null; main: Language }

type Translated<Name extends string> = Record<Name, string> & { translations?: Translations<Name> | undefined }

export const PAGE_TEXTS = ['title', 'description'] as const
export type PageTextName = (typeof PAGE_TEXTS)[number]
/** The same, with its own words for a place, which have one language. */
export const PAGE_WORDS = [...PAGE_TEXTS, 'customLocation'] as const
export type PageWordName = (typeof PAGE_WORDS)[number]

export const FORM_TEXTS = ['title', 'description', 'submitLabel', 'thanksText', 'closedText'] as const
export type FormTextName = (typeof FORM_TEXTS)[number]
/** The same, with its endings and the messages of its logic rules: the language of those of them that are not translated. */
export const FORM_WORDS = [...FORM_TEXTS, 'endings', 'messages'] as const

/** The texts of a form while it is open. */
export const OPEN_FORM_TEXTS = ['title', 'description', 'submitLabel', 'thanksText'] as const satisfies FormTextName[]

/** Those after the first two belong to settings and limits that only some types have. */
export const QUESTION_TEXTS = ['question', 'description', 'statement', 'fromLabel', 'toLabel', 'message'] as const
export type QuestionTextName = (typeof QUESTION_TEXTS)[number]

export const ENDING_TEXTS = ['title', 'text'] as const
export type EndingTextName = (typeof ENDING_TEXTS)[number]

/** The texts in the language asked for, each the main one where it is missing; `lang` names the language of those. */
export function readTexts<Name extends string>(
  names: readonly Name[],
  source: Translated<Name>,
  reading: Reading,
): Record<Name, string> & { lang?: TextLanguages<Name> } {
  const texts: Partial<Record<Name, string>> = {}
  const lang: TextLanguages<Name> = {}
  for (const name of names) {
    const read = readText(source[name], reading, (language) => source.translations?.[language]?.[name])
    texts[name] = read.text
    if (read.lang) lang[name] = read.lang
  }
  return { ...(texts as Record<Name, string>), ...(Object.keys(lang).length > 0 && { lang }) }
}

type ReadText = { text: string; lang?: Language }

/** The same for one text. */
export function readText(
  main: string,
  reading: Reading,
  translationIn: (language: Language) => string | undefined,
): ReadText {
  const translated = reading.asked && translationIn(reading.asked)
  if (translated) return { text: translated }
  const isElsewhere = main !== '' && reading.asked !== null && reading.asked !== reading.main
  return { text: main, ...(isElsewhere && { lang: reading.main }) }
}

/** The language of texts that are never translated, unless it is the one asked for or there are none. */
export function languageOfWords(words: readonly (string | null | undefined)[], reading: Reading): Language | undefined {
  return readText(words.find(Boolean) ?? '', reading, () => undefined).lang
}
