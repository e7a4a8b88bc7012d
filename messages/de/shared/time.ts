import type { time as source } from '@/messages/en/shared/time'
import type { Translated } from '@/messages/message'

/** Dates and times in a sentence. Names of months and days come from `Intl`. */
export const time = {
  moment: '{weekday}, {date}, {time} ({city})',
  dateTime: '{date}, {time}',
  range: '{start} – {end}',
  invalid: 'Ungültige Zeit',
  or: '{list} oder {last}',
} satisfies Translated<typeof source>
