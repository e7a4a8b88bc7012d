/** True for a language that is written from right to left. `locale`: a BCP 47 tag. */
export function isRtl(locale: string): boolean {
  return /^(ar|fa|he|ur)\b/.test(locale)
}

export function directionOf(locale: string): 'ltr' | 'rtl' {
  return isRtl(locale) ? 'rtl' : 'ltr'
}
