import { LANGUAGE_COOKIE, LANGUAGE_QUERY } from '@/lib/http/language-choice.mjs'
import { ACCEPTED_LANGUAGE, byPreference } from '@/lib/http/languages.mjs'
import { DEFAULT_LANGUAGE, type Language, languageNamed, languageOfSubtag } from '@/lib/shared/languages'
import { readCookie } from './cookies'

const ACCEPTED = new RegExp(`^${ACCEPTED_LANGUAGE}$`)

/**
 * The language that a request asks for, chosen as next.config.mjs does for cached pages: by `?lang=`, by the cookie of an
 * earlier choice, by `Accept-Language`. Null when none of them names a language of ours.
 */
export function languageAsked(headers: Headers, query = new URLSearchParams()): Language | null {
  return languageInQuery(query) ?? languageNamed(readCookie(headers, LANGUAGE_COOKIE)) ?? languageAccepted(headers)
}

/** For pages that have no owner. */
export function requestLanguage(request: Request): Language {
  return languageOfRequest(request) ?? DEFAULT_LANGUAGE
}

/** `languageAsked` of a whole request. */
export function languageOfRequest({ headers, url }: Request): Language | null {
  return languageAsked(headers, new URL(url).searchParams)
}

export function languageInQuery(query: URLSearchParams): Language | null {
  return languageNamed(query.get(LANGUAGE_QUERY))
}

function languageAccepted(headers: Headers): Language | null {
  return languageOfSubtag(ACCEPTED.exec(byPreference(headers.get('accept-language') ?? ''))?.groups?.language)
}
