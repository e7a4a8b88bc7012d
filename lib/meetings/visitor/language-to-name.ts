import { DEFAULT_LANGUAGE, type Language } from '@/lib/shared/languages'

/** A cached page does not know how its language was asked for: addresses that say nothing mean the default one. */
export function languageToName(language: Language): Language | null {
  return language === DEFAULT_LANGUAGE ? null : language
}
