import { DEFAULT_LANGUAGE, type Language, languageOfSubtag } from '@/lib/vocabulary/languages'
import { ACCEPTED_LANGUAGE, LANGUAGE_COOKIE, LANGUAGE_QUERY, NAMED_LANGUAGE } from '@/scripts/server/languages.mjs'
import { readCookie } from './cookies'

const NAMED = new RegExp(`^${NAMED_LANGUAGE}$`)
const ACCEPTED = new RegExp(`^${ACCEPTED_LANGUAGE}$`)

/**
 * The language that a request asks for, chosen as next.config.mjs does for cached pages: by `?lang=`, by the cookie of an
 * earlier choice, by `Accept-Language`. Null when none of them names a language of ours.
 */
export function languageAsked(headers: Headers, query = new URLSearchParams()): Language | null {
  return (
    languageInQuery(query) ??
    read(NAMED, readCookie(headers, LANGUAGE_COOKIE)) ??
    read(ACCEPTED, headers.get('accept-language'))
  )
}

/** For pages that have no owner. */
export function requestLanguage({ headers, url }: Request): Language {
  return languageAsked(headers, new URL(url).searchParams) ?? DEFAULT_LANGUAGE
}

export function languageInQuery(query: URLSearchParams): Language | null {
  return read(NAMED, query.get(LANGUAGE_QUERY))
}

function read(pattern: RegExp, value: string | null): Language | null {
  return languageOfSubtag(pattern.exec(value ?? '')?.groups?.language)
}
