/** `a, b, c` as the locale writes it, without a word such as “and” before the last. */
export function commaList(items: readonly string[], locale: string): string {
  return new Intl.ListFormat(locale, { type: 'unit' }).format(items)
}
