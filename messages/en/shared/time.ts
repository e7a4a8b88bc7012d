/** Dates and times in a sentence. Names of months and days come from `Intl`. */
export const time = {
  moment: '{weekday}, {date}, {time} in {city}',
  dateTime: '{date}, {time}',
  range: '{start} – {end}',
  invalid: 'Invalid time',
  /** The last two of a choice: `15, 30 or 60`. */
  or: '{list} or {last}',
} as const
