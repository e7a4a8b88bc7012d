import type { Message, PluralForms, Say, Value } from './message'

const PLACEHOLDER = /\{(\w+)\}/

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
  return words[new Intl.PluralRules(locale).select(Number(values.count))] ?? words.other
}

/** Splits words at their placeholders, so that nothing in a value is ever read as a placeholder or a tag. */
export function fill<Other>(
  words: string,
  values: Readonly<Record<string, Value | Other>>,
  locale: string,
): (string | Other)[] {
  return words.split(PLACEHOLDER).map((piece, index) => {
    if (index % 2 === 0) return piece
    const value = values[piece]
    return typeof value === 'number' ? new Intl.NumberFormat(locale).format(value) : (value ?? `{${piece}}`)
  })
}
