/** Lengths of elapsed time in milliseconds. A local day is not always 24 hours; `DAY_MS` is a day of wall clock or UTC. */
export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** The longest slot of a page. */
export const MAX_DURATION_MINUTES = 1440
