import names from '@/lib/http/languages.json' with { type: 'json' }
import { LANGUAGE_CODES, NAMED_LANGUAGE } from '@/lib/http/languages.mjs'

export { LANGUAGE_CODES }

/** A language that visitors read, as BCP 47 names it. */
export type Language = keyof typeof names

type Spoken = {
  /** For `Intl`. English is written for readers in the US. */
  locale: string
  /** As its speakers call it. */
  name: string
  /** True where owners' screens and mails are translated too. */
  isForOwners: boolean
}

export const LANGUAGES = {
  en: { locale: 'en-US', name: names.en, isForOwners: true },
  de: { locale: 'de', name: names.de, isForOwners: true },
  fr: { locale: 'fr', name: names.fr, isForOwners: false },
  es: { locale: 'es', name: names.es, isForOwners: false },
  'pt-BR': { locale: 'pt-BR', name: names['pt-BR'], isForOwners: false },
  it: { locale: 'it', name: names.it, isForOwners: false },
  tr: { locale: 'tr', name: names.tr, isForOwners: true },
  pl: { locale: 'pl', name: names.pl, isForOwners: false },
  ja: { locale: 'ja', name: names.ja, isForOwners: false },
  ar: { locale: 'ar', name: names.ar, isForOwners: false },
} as const satisfies Record<Language, Spoken>

/** A language of owners' screens and mails. */
export type OwnerLanguage = {
  [Code in Language]: (typeof LANGUAGES)[Code]['isForOwners'] extends true ? Code : never
}[Language]

export const OWNER_LANGUAGES = ['en', 'de', 'tr'] as const satisfies readonly OwnerLanguage[]

export const DEFAULT_LANGUAGE = 'en' satisfies OwnerLanguage

/** Null for a language without owners' screens. */
export function toOwnerLanguage(language: Language | null): OwnerLanguage | null {
  return OWNER_LANGUAGES.find((code) => code === language) ?? null
}

/** The first subtag, which names a language of ours in the addresses of `next.config.mjs`. */
export function subtagOf(language: Language): string {
  return new Intl.Locale(language).language
}

/** Null for no language of ours. */
export function languageOfSubtag(subtag: string | undefined): Language | null {
  return LANGUAGE_CODES.find((code) => subtagOf(code) === subtag) ?? null
}

/** The language of ours that a text names, as `pt-PT` does `pt-BR`. Null for any other value. */
export function languageNamed(value: unknown): Language | null {
  const named = typeof value === 'string' && new RegExp(`^${NAMED_LANGUAGE}$`).exec(value)
  return named ? languageOfSubtag(named.groups?.language) : null
}
