import type { time as source } from '@/messages/en/shared/time'
import type { Translated } from '@/messages/message'

/** Dates and times in a sentence. Names of months and days come from `Intl`. */
export const time = {
  moment: '{weekday}، {date}، {time} بتوقيت {city}',
  dateTime: '{date}، {time}',
  range: '{start} – {end}',
  invalid: 'وقت غير صالح',
  /** The last two of a choice: `15, 30 أو 60`. */
  or: '{list} أو {last}',
} satisfies Translated<typeof source>
