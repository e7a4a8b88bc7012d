import type { time as source } from '@/messages/en/shared/time'
import type { Translated } from '@/messages/message'

/** Dates and times in a sentence. Names of months and days come from `Intl`. */
export const time = {
  moment: '{date} {weekday}, {time} ({city})',
  dateTime: '{date}, {time}',
  range: '{start} – {end}',
  invalid: 'Geçersiz saat',
  /** The last two of a choice: `15, 30 veya 60`. */
  or: '{list} veya {last}',
} satisfies Translated<typeof source>
