import { LANGUAGE_QUERY } from '@/lib/http/language-choice.mjs'

/** Hands the language that an address asks for on to the page that a form leads to. */
export function AskedLanguage({ asked }: { asked: string | null | undefined }) {
  return asked ? <input type="hidden" name={LANGUAGE_QUERY} value={asked} /> : null
}
