import { LANGUAGE_COOKIE } from '@/lib/http/language-choice.mjs'

/** The language of this page, where neither a choice in the cookie nor the browser tells the next page. */
export function languageToCarry(): string | null {
  const { lang } = document.documentElement
  const [, next = navigator.language] = new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=([^;]*)`).exec(document.cookie) ?? []
  return subtagOf(next) === subtagOf(lang) ? null : lang
}

const subtagOf = (language: string) => language.split('-')[0]
