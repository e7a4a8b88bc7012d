/** Languages that do not write a comma and a space. `Intl.ListFormat` puts an “and” before the last in half of ours. */
const COMMAS: Record<string, string> = { ar: '، ', ja: '、' }

/** `a, b, c` as the language writes it, without a word such as “and” before the last. */
export function commaList(items: readonly string[], locale: string): string {
  return items.join(COMMAS[locale.slice(0, 2)] ?? ', ')
}
