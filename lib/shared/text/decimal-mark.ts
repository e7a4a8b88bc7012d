/** The sign before decimals in the language of whoever types or reads. */
export type DecimalMark = '.' | ','

/** The decimal sign of a locale; Arabic with western digits has a point. */
export function decimalMarkOf(locale: string): DecimalMark {
  return new Intl.NumberFormat(locale).format(1.5).includes(',') ? ',' : '.'
}

/** A number as it is stored, with the decimal sign of `locale`. */
export function withDecimalMark(number: string, locale: string): string {
  return number.replace('.', decimalMarkOf(locale))
}
