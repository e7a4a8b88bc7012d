import { headers } from 'next/headers'
import { cache } from 'react'
import { chosenLanguage, pageQuery } from '@/app/page-language'
import { languageAsked, languageInQuery } from '@/lib/request/language'
import { DEFAULT_LANGUAGE, toOwnerLanguage } from '@/lib/shared/languages'
import { textsOf } from '@/messages'
import type { OwnerTexts } from '@/messages/texts'

/** The texts of the owner's page being rendered: in the reader's language, or until they chose one in the browser's. */
export const ownerTexts = cache(async (): Promise<OwnerTexts> => {
  const [sent, query] = await Promise.all([headers(), pageQuery()])
  const language =
    toOwnerLanguage(languageInQuery(query)) ?? (await chosenLanguage()) ?? toOwnerLanguage(languageAsked(sent, query))
  return textsOf(language ?? DEFAULT_LANGUAGE)
})
