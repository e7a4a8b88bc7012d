import { LANGUAGES, type Language } from '../languages'
import type { Translations } from './translations'

/** The languages that texts are translated into, in the order in which they are offered. */
export function languagesOf(translations: Partial<Record<Language, unknown>>): Language[] {
  return (Object.keys(LANGUAGES) as Language[]).filter((language) => translations[language] !== undefined)
}

type Texts<Name extends string> = Partial<Record<Name, string>>

/** Counts the main texts that have no translation. */
export function countMissing<Name extends string>(
  names: readonly Name[],
  main: Texts<Name>,
  translated: Texts<Name> = {},
): number {
  return names.filter((name) => main[name]?.trim() && !translated[name]?.trim()).length
}

/** Every text in every language, empty where it is missing, for the fields of an editor. */
export function withEmptyTexts<Name extends string>(names: readonly Name[], translations: Translations<Name>) {
  const filled = languagesOf(translations).map((language) => {
    const texts = names.map((name) => [name, translations[language]?.[name] ?? ''])
    return [language, Object.fromEntries(texts)]
  })
  return Object.fromEntries(filled) as Translations<Name>
}
