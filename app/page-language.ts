import { headers } from 'next/headers'
import { cache } from 'react'
import { languageAsked } from '@/lib/request/language'
import { DEFAULT_LANGUAGE, type Language } from '@/lib/vocabulary/languages'

/** The query of a page that is drawn for each request: layouts are not given it, so the middleware passes it on. */
export const pageQuery = cache(async (): Promise<URLSearchParams> => {
  const path = (await headers()).get('x-slotform-path') ?? '/'
  return new URL(path, 'http://own.invalid').searchParams
})

/** The language that such a page's request asks for. */
export const pageLanguage = cache(
  async (): Promise<Language> => languageAsked(await headers(), await pageQuery()) ?? DEFAULT_LANGUAGE,
)
