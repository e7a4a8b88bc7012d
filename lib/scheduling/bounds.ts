import type { CalendarDate } from './calendar-date'

/** Instants from outside lie in 1970 to 9999 with a day to spare on both sides: an hour before or a zone's offset later is still a date. */
export const FIRST_INSTANT = Date.UTC(1970, 0, 2)
/** The last one, itself included. */
export const LAST_INSTANT = Date.UTC(9999, 11, 31) - 1

const FIRST_DATE: CalendarDate = '1970-01-02'
const LAST_DATE: CalendarDate = '9999-12-30'
const DAY_AFTER: CalendarDate = '9999-12-31'

/** False for NaN as well. */
export function isInstantInBounds(instantMs: number): boolean {
  return instantMs >= FIRST_INSTANT && instantMs <= LAST_INSTANT
}

/** Expects a date that exists. */
export function isDateInBounds(date: CalendarDate): boolean {
  return date >= FIRST_DATE && date <= LAST_DATE
}

/** The nearest date within the bounds, or the day after them, at which a range may end. Also for a sum such as `10000-01-30`. */
export function clampDate(date: CalendarDate): CalendarDate {
  if (date.length > DAY_AFTER.length || date > DAY_AFTER) return DAY_AFTER
  return date < FIRST_DATE ? FIRST_DATE : date
}

/** The nearest instant within the bounds; NaN stays NaN. */
export function clampInstant(instantMs: number): number {
  return Math.min(Math.max(instantMs, FIRST_INSTANT), LAST_INSTANT)
}

/** Parses an ISO text and clamps it to the bounds, because older rows may exceed them. NaN if it is not an instant. */
export function parseInstant(text: string): number {
  return clampInstant(Date.parse(text))
}

/** A range that was widened may have left the years that the database can name. */
export function toDates({ from, to }: { from: number; to: number }): { from: Date; to: Date } {
  return { from: new Date(clampInstant(from)), to: new Date(clampInstant(to)) }
}
