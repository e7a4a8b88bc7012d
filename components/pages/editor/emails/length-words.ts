import { NOTICE_UNITS, noticeUnitOf } from '@/lib/pages/notice-units'
import { commaList } from '@/lib/shared/text/comma-list'
import type { PartTexts } from '@/messages/texts'

type Words = PartTexts<'pageEmails'>

/** `1 day`, `90 minutes`: a length in the largest unit that gives a whole number. */
export function lengthWords(minutes: number, { t, say }: Words): string {
  const unit = noticeUnitOf(minutes)
  return say(t.lengths[unit], { count: minutes / NOTICE_UNITS[unit] })
}

/** `1 day, 1 hour and 15 minutes`. */
export function lengthsWords(lengths: readonly number[], words: Words): string {
  const list = lengths.map((minutes) => lengthWords(minutes, words))
  const last = list.pop() ?? ''
  return list.length === 0 ? last : words.say(words.t.lengths.and, { list: commaList(list, words.locale), last })
}
