/** Dates and times in a sentence. Names of months and days come from `Intl`. */
export const time = {
  moment: '{weekday}, {date}, {time} in {city}',
  dateTime: '{date}, {time}',
  range: '{start} – {end}',
  invalid: 'Invalid time',
} as const
