import { headers } from 'next/headers'
import { cache } from 'react'
import { languageByToken } from '@/lib/meetings/server/booking/booking-language'
import { languageAsked } from '@/lib/request/language'
import { DEFAULT_LANGUAGE, type Language } from '@/lib/shared/languages'

/** The address of a page that is drawn for each request: layouts are not given it, so the middleware passes it on. */
const pageUrl = cache(async (): Promise<URL> => {
  return new URL((await headers()).get('x-slotform-path') ?? '/', 'http://own.invalid')
})

export async function pageQuery(): Promise<URLSearchParams> {
  return (await pageUrl()).searchParams
}

/** The language that such a page's request asks for; or else, on the page of a booking, the one in which it was booked. */
export const pageLanguage = cache(async (): Promise<Language> => {
  const asked = languageAsked(await headers(), await pageQuery())
  if (asked) return asked
  const token = (await pageUrl()).pathname.match(/^\/b\/([^/]+)$/)?.[1]
  return (token && (await languageByToken(token))) || DEFAULT_LANGUAGE
})
