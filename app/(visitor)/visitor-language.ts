import { cache } from 'react'
import { ownerLanguageAt, type PublicKind } from '@/lib/settings/owner-language'
import { DEFAULT_LANGUAGE, type Language, languageOfSubtag } from '@/lib/shared/languages'

/** The parameters of a page below `in/[language]`, and of the same page in its owner's language. */
export type VisitorParams = { language?: string }
export type AddressParams = VisitorParams & ({ slug: string } | { username: string })

const ownersLanguage = cache(ownerLanguageAt)

/** The language of a visitor's page: that of its address, or else its owner's. */
export async function languageOf(kind: PublicKind, params: AddressParams): Promise<Language> {
  if (params.language !== undefined) return namedLanguage(params)
  return ownersLanguage(kind, 'slug' in params ? params.slug : params.username)
}

export function namedLanguage({ language }: VisitorParams): Language {
  return languageOfSubtag(language) ?? DEFAULT_LANGUAGE
}
