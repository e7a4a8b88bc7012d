const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** A size as the reader writes it, in the largest unit of which there is one. */
export function diskSize(bytes: number, locale: string): string {
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), UNITS.length - 1)
  const amount = bytes / 1_000 ** step
  const digits = amount < 10 && step > 0 ? 1 : 0
  const options = { style: 'unit', unit: UNITS[step], unitDisplay: 'short', maximumFractionDigits: digits } as const
  return new Intl.NumberFormat(locale, options).format(amount)
}

const AGES = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const

/** A time span in its largest whole unit: `3 hours`. */
export function ageWords(seconds: number, locale: string): string {
  const [unit, length] = AGES.find(([, length]) => seconds >= length) ?? (['second', 1] as const)
  const options = { style: 'unit', unit, unitDisplay: 'long' } as const
  return new Intl.NumberFormat(locale, options).format(Math.floor(seconds / length))
}
