import { LANGUAGE_CODES, NAMED_LANGUAGE } from '@/scripts/server/languages.mjs'

/** A language that visitors read, as BCP 47 names it. */
export type Language = (typeof LANGUAGE_CODES)[number]

type Spoken = {
  /** For `Intl`. English is written for readers in the US. */
  locale: string
  /** As its speakers call it. */
  name: string
  /** True where owners' screens and mails are translated too. */
  isForOwners: boolean
}

export const LANGUAGES = {
  en: { locale: 'en-US', name: 'English', isForOwners: true },
  de: { locale: 'de', name: 'Deutsch', isForOwners: true },
  fr: { locale: 'fr', name: 'Français', isForOwners: false },
  es: { locale: 'es', name: 'Español', isForOwners: false },
  'pt-BR': { locale: 'pt-BR', name: 'Português (Brasil)', isForOwners: false },
  it: { locale: 'it', name: 'Italiano', isForOwners: false },
  tr: { locale: 'tr', name: 'Türkçe', isForOwners: true },
  pl: { locale: 'pl', name: 'Polski', isForOwners: false },
  ja: { locale: 'ja', name: '日本語', isForOwners: false },
  ar: { locale: 'ar', name: 'العربية', isForOwners: false },
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
