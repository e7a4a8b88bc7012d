/** A size in kilobytes or megabytes, as the reader writes numbers. */
export function fileSize(bytes: number, locale: string): string {
  const isLarge = bytes >= 1_000_000
  const amount = Math.max(0.1, bytes / (isLarge ? 1_000_000 : 1_000))
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    unitDisplay: 'short',
    maximumFractionDigits: amount < 10 ? 1 : 0,
  })
  return format.format(amount)
}
