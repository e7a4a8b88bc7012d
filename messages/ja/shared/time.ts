import type { time as source } from '@/messages/en/shared/time'
import type { Translated } from '@/messages/message'

/** Dates and times in a sentence. Names of months and days come from `Intl`. */
export const time = {
  moment: '{date}（{weekday}）{time}（{city}）',
  dateTime: '{date} {time}',
  range: '{start}〜{end}',
  invalid: '時刻が正しくありません',
  or: '{list}、または{last}',
} satisfies Translated<typeof source>
