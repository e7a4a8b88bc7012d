/**
 * A date `2027-12-31` or a time `23:59` as its reader writes it. Another text stays as it is: it may have been stored under another
 * type.
 */
export function momentWords(text: string, locale: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return inWords(`${text}T00:00Z`, locale, { dateStyle: 'long' }) ?? text
  if (/^\d\d:\d\d$/.test(text)) return inWords(`2000-01-01T${text}Z`, locale, { timeStyle: 'short' }) ?? text
  return text
}

/** Null for what is no instant. */
function inWords(instant: string, locale: string, style: Intl.DateTimeFormatOptions): string | null {
  const date = new Date(instant)
  if (Number.isNaN(date.getTime())) return null
  return new Intl.DateTimeFormat(locale, { ...style, calendar: 'gregory', timeZone: 'UTC' }).format(date)
}
