import { errors } from './en/visitor/errors'
import { DEFAULT_LANGUAGE, type Language, type Part } from './texts'

type LastWords = Part<'errors'>['unexpected']

/** The few texts that every browser loads: of the screen that is left when the root layout itself has failed. */
const LAST_WORDS: Record<Language, LastWords> = { en: errors.unexpected }

/** `language` is the `lang` of the failed page. */
export function lastWordsIn(language: string): [Language, LastWords] {
  const known = Object.hasOwn(LAST_WORDS, language) ? (language as Language) : DEFAULT_LANGUAGE
  return [known, LAST_WORDS[known]]
}
