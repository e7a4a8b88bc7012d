import { DateTime } from 'luxon'

/** An instant of a document as ISO text; null for none. Cal.com's timestamps without a zone are UTC. */
export function toInstant(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const at = DateTime.fromISO(value.replace(/^(\d{4}-\d\d-\d\d) (?=\d)/, '$1T'), { zone: 'utc' })
  return at.isValid && at.year >= 1970 && at.year <= 9998 ? at.toJSDate().toISOString() : null
}

/** The date of an instant that stands for a day: midnight of UTC, or of the zone. */
export function toDate(value: unknown, timezone: string): string | null {
  const at = toInstant(value)
  if (at === null) return null
  return at.endsWith('T00:00:00.000Z') ? at.slice(0, 10) : DateTime.fromISO(at, { zone: timezone }).toISODate()
}
