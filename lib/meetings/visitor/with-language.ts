import { LANGUAGE_QUERY } from '@/lib/http/language-choice.mjs'

/** Adds the language that an address asks for to another address, so that the page there is in it too. */
export function withLanguage(path: string, asked: string | null | undefined): string {
  if (!asked) return path
  const [address = '', ...fragment] = path.split(/(?=#)/)
  return `${address}${address.includes('?') ? '&' : '?'}${LANGUAGE_QUERY}=${asked}${fragment.join('')}`
}
