/** The choice of a time zone. */
export const timezones = {
  label: 'Timezone',
  /** `Berlin — 14:32, GMT+1`: the time there now. */
  now: '{city} — {time}, {offset}',
  /** A page whose visitors cannot choose another zone. */
  locked: 'Times in {city} time ({offset})',
  daylightSaving: '{offset} · DST',
  search: 'Search city, country or offset',
  close: 'Close',
  found: { one: '{count} time zone', other: '{count} time zones' },
  none: 'No time zone found. Try a country, or an offset such as +3.',
  failed: "We couldn't load the time zones. Check your connection and try again.",
} as const
