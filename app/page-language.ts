import { headers } from 'next/headers'
import { cache } from 'react'
import { findPagePerson } from '@/lib/auth/page-session'
import { languageByToken } from '@/lib/meetings/server/booking/booking-language'
import { languageAsked, languageInQuery } from '@/lib/request/language'
import { readChosenLanguage } from '@/lib/settings/owner-language'
import { DEFAULT_LANGUAGE, type Language, type OwnerLanguage } from '@/lib/shared/languages'

/** The address of a page that is drawn for each request: layouts are not given it, so the middleware passes it on. */
const pageUrl = cache(async (): Promise<URL> => {
  return new URL((await headers()).get('x-slotform-path') ?? '/', 'http://own.invalid')
})

export async function pageQuery(): Promise<URLSearchParams> {
  return (await pageUrl()).searchParams
}

/** The language that the signed-in person chose; null without a session or a choice. */
export const chosenLanguage = cache(async (): Promise<OwnerLanguage | null> => {
  const person = await findPagePerson()
  return person && readChosenLanguage(person.id)
})

/** Pages between a person's screens, which are in the language of those. */
const OF_PERSON = /^\/(?:invitation\/[^/]+|terms-acceptance)$/
const OF_BOOKING = /^\/b\/([^/]+)$/

/**
 * The language of such a page: the one in its address, the one that a person chose for their screens, the one that the browser asks
 * for, or on the page of a booking the one in which it was booked.
 */
export const pageLanguage = cache(async (): Promise<Language> => {
  const { pathname, searchParams } = await pageUrl()
  const own = OF_PERSON.test(pathname) ? (languageInQuery(searchParams) ?? (await chosenLanguage())) : null
  const asked = own ?? languageAsked(await headers(), searchParams)
  if (asked) return asked
  const token = OF_BOOKING.exec(pathname)?.[1]
  return (token && (await languageByToken(token))) || DEFAULT_LANGUAGE
})
