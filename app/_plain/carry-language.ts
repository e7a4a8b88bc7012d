import { LANGUAGE_COOKIE, LANGUAGE_QUERY } from '@/lib/http/language-choice.mjs'
import { withLanguage } from '@/lib/meetings/visitor/with-language'
import { readCookie } from '@/lib/request/cookies'
import { languageInQuery } from '@/lib/request/language'
import { type Language, languageNamed } from '@/lib/shared/languages'

/** Our own addresses in the links and forms of a page. React writes these attributes in quotes, and escapes what is inside. */
const ADDRESS = /(<(?:a|form|button)\b[^>]*?\s(?:href|action|formAction)=")(\/(?!\/)[^"]*)"/gi
const GET_FORM = /<form\b(?![^>]*\smethod=)[^>]*>/gi

/** The language that an address asks for, which the next pages are told too. Null where a cookie tells them the same. */
export function languageToCarry(headers: Headers, query: URLSearchParams): Language | null {
  const asked = languageInQuery(query)
  return asked === languageNamed(readCookie(headers, LANGUAGE_COOKIE)) ? null : asked
}

/** Lets each link and form of a page without scripts ask for `language`, wherever it leads. */
export function carryLanguage(html: string, language: Language): string {
  return html
    .replace(ADDRESS, (_, before: string, path: string) => {
      const plain = path.replaceAll('&amp;', '&')
      return `${before}${withLanguage(plain, language).replaceAll('&', '&amp;')}"`
    })
    .replace(GET_FORM, (form) => `${form}<input type="hidden" name="${LANGUAGE_QUERY}" value="${language}"/>`)
}
