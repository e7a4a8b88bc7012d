import { commaList } from '@/lib/shared/text/comma-list'
import { isRtl } from '@/lib/shared/text/direction'

/** `10:00 – 10:30`, of two times or two dates. */
export function rangeWords(from: string, to: string, locale: string): string {
  if (isJapanese(locale)) return `${from}〜${to}`
  // Times of digits alone have no direction: the mark gives them that of the language.
  return isRtl(locale) ? `${from} \u200f– ${to}` : `${from} – ${to}`
}

/** `Thursday, June 4, 14:00` */
export function dateAndTime(date: string, time: string, locale: string): string {
  return isJapanese(locale) ? `${date} ${time}` : commaList([date, time], locale)
}

function isJapanese(locale: string): boolean {
  return locale.startsWith('ja')
}
