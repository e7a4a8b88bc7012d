import { NOTICE_UNITS, noticeUnitOf } from '@/lib/pages/notice-units'

const UNIT_NAMES = { minutes: 'minute', hours: 'hour', days: 'day' } as const

/** `1 day`, `90 minutes`: a length in the largest unit that gives a whole number. */
export function lengthWords(minutes: number, locale: string): string {
  const unit = noticeUnitOf(minutes)
  const words = new Intl.NumberFormat(locale, { style: 'unit', unit: UNIT_NAMES[unit], unitDisplay: 'long' })
  return words.format(minutes / NOTICE_UNITS[unit])
}
