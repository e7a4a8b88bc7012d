import { addDays, dayOfWeek, isCalendarDate } from '@/lib/scheduling/calendar-date'
import { formatTimeOfDay } from '@/lib/scheduling/format'
import { startOfDate } from '@/lib/scheduling/zone'
import { isTimezone, localDate } from '@/lib/scheduling/zone-clock'
import { findClockChange, isWallTime, wallTimeToInstant } from '@/lib/time/wall-time'
import { UsageError } from './errors'

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/i
const WALL_TIME = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(?::00)?$/

/** The zone of this computer. */
export function ownTimezone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

export function requireTimezone(timezone: string): string {
  if (!isTimezone(timezone)) throw new UsageError(`“${timezone}” is not a time zone, such as Europe/Berlin.`)
  return timezone
}

/** `Tue 2026-11-24` */
export function dateWords(date: string): string {
  return `${WEEKDAYS[dayOfWeek(date)]} ${date}`
}

/** `Tue 2026-11-24 09:00` on the clocks of a zone. */
export function timeWords(iso: string, timezone: string): string {
  const instantMs = Date.parse(iso)
  return `${dateWords(localDate(timezone, instantMs))} ${formatTimeOfDay(instantMs, timezone)}`
}

export function timeOfDay(iso: string, timezone: string): string {
  return formatTimeOfDay(Date.parse(iso), timezone)
}

/** Two dates, both inclusive. Missing ones: from today in the zone, for a week. */
export function toDates(given: { from?: string; to?: string }, timezone: string, now: Date) {
  const from = requireDate(given.from ?? localDate(timezone, now.getTime()))
  return { from, to: requireDate(given.to ?? addDays(from, 6)) }
}

function requireDate(date: string): string {
  if (!isCalendarDate(date)) throw new UsageError(`“${date}” is not a date, such as 2027-03-01.`)
  return date
}

/**
 * An instant, as ISO text: one with an offset, or a time on the clocks of a zone, `2027-03-01T09:00`. `UsageError` for
 * anything else, and for a time that these clocks skip or show twice.
 */
export function toInstant(text: string, timezone: string): string {
  if (INSTANT.test(text) && !Number.isNaN(Date.parse(text))) return new Date(text).toISOString()
  const [, date = '', time = ''] = WALL_TIME.exec(text) ?? []
  const wall = { date, time }
  if (!isWallTime(wall))
    throw new UsageError(`“${text}” is not a time, such as 2027-03-01T09:00 or 2027-03-01T09:00:00+01:00.`)
  const change = findClockChange(wall, timezone)
  if (change) {
    const what = change.kind === 'skipped' ? 'skip' : 'show twice'
    throw new UsageError(`The clocks of ${timezone} ${what} ${text}. Add an offset: ${text}:00+01:00.`)
  }
  return new Date(wallTimeToInstant(wall, timezone)).toISOString()
}

/** Whole minutes, at least 1. */
export function toMinutes(text: string): number {
  if (!/^[1-9]\d{0,4}$/.test(text)) throw new UsageError(`“${text}” is not a number of minutes.`)
  return Number(text)
}

/** The instant at which a date begins in a zone, as ISO text; undefined for none. `UsageError` for what is no date. */
export function startOf(date: string | undefined, timezone: string): string | undefined {
  return date && new Date(startOfDate(timezone, requireDate(date))).toISOString()
}

/** The instant at which a date ends in a zone. */
export function endOf(date: string | undefined, timezone: string): string | undefined {
  return date && startOf(addDays(requireDate(date), 1), timezone)
}
