import { headers } from 'next/headers'
import { cache } from 'react'
import { pageQuery } from '@/app/page-language'
import { findPagePerson } from '@/lib/auth/page-session'
import { languageAsked, languageInQuery } from '@/lib/request/language'
import { readChosenLanguage } from '@/lib/settings/owner-language'
import { DEFAULT_LANGUAGE, toOwnerLanguage } from '@/lib/shared/languages'
import { textsOf } from '@/messages'
import type { OwnerTexts } from '@/messages/texts'

/** The texts of the owner's page being rendered: in the reader's language, or until they chose one in the browser's. */
export const ownerTexts = cache(async (): Promise<OwnerTexts> => {
  const [person, sent, query] = await Promise.all([findPagePerson(), headers(), pageQuery()])
  const language =
    toOwnerLanguage(languageInQuery(query)) ??
    (person && (await readChosenLanguage(person.id))) ??
    toOwnerLanguage(languageAsked(sent, query))
  return textsOf(language ?? DEFAULT_LANGUAGE)
})
