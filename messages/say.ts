import { isRtl } from '@/lib/shared/text/direction'
import type { Message, PluralForms, Say, Value } from './message'

const PLACEHOLDER = /\{(\w+)\}/

// Making one takes longer than drawing what it is for.
const plurals: Record<string, Intl.PluralRules> = {}
const numbers: Record<string, Intl.NumberFormat> = {}

/** Visitors load this; all words come from the server as data. */
export function sayIn(locale: string): Say {
  return (message, values) => fill(wordsOf(message, values, locale), values, locale).join('')
}

/** The words of a message; of a plural those that suit `count`. */
export function wordsOf(
  message: Message<string, string>,
  values: Readonly<Record<string, unknown>>,
  locale: string,
): string {
  const words = message as unknown as string | PluralForms
  if (typeof words === 'string') return words
  plurals[locale] ??= new Intl.PluralRules(locale)
  return words[plurals[locale].select(Number(values.count))] ?? words.other
}

/**
 * Splits words at their placeholders, so that nothing in a value is ever read as a placeholder or a tag. In a language that
 * is written from right to left, a value stands in an isolate (U+2068, U+2069), which keeps its own direction: else a title
 * in Latin letters would change places with the words and digits beside it.
 */
export function fill<Other>(
  words: string,
  values: Readonly<Record<string, Value | Other>>,
  locale: string,
): (string | Other)[] {
  return words.split(PLACEHOLDER).flatMap((piece, index) => {
    if (index % 2 === 0) return piece
    const value = values[piece]
    if (typeof value === 'number') return numberWords(value, locale)
    const text = String(value)
    // Programs that find a link in a text may take a mark at its end for a part of it.
    if (!value || !isRtl(locale) || text.includes('://')) return [value ?? `{${piece}}`]
    // With an isolate in it, it is a text of this language too, even if it begins with digits.
    return [text.includes('\u2068') ? '\u2067' : '\u2068', value, '\u2069']
  })
}

function numberWords(value: number, locale: string): string {
  numbers[locale] ??= new Intl.NumberFormat(locale)
  return numbers[locale].format(value)
}
