/** The sign before decimals in the language of whoever types or reads. */
export type DecimalMark = '.' | ','

/** The decimal sign of a locale; Arabic with western digits has a point. */
export function decimalMarkOf(locale: string): DecimalMark {
  return new Intl.NumberFormat(locale).format(1.5).includes(',') ? ',' : '.'
}
