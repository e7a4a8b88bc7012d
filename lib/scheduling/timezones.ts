import { DAY_MS, HOUR_MS, MINUTE_MS } from './units'
import { getZone } from './zone'
import { findLastChange, findNextChange } from './zone-changes'
import { cityOf } from './zone-city'
import { isSameTimezone, isTimezone, offsetAt } from './zone-clock'

/** The 44 time zones that every selector offers. */
export const CURATED_TIMEZONES = [
  'UTC',
  ...['Pacific/Midway', 'Pacific/Honolulu', 'America/Anchorage', 'America/Los_Angeles', 'America/Phoenix'],
  ...['America/Denver', 'America/Chicago', 'America/Mexico_City', 'America/New_York', 'America/Bogota'],
  ...['America/Caracas', 'America/Halifax', 'America/Santiago', 'America/St_Johns', 'America/Sao_Paulo'],
  ...['America/Argentina/Buenos_Aires', 'Atlantic/South_Georgia', 'Atlantic/Azores'],
  ...['Europe/London', 'Europe/Madrid', 'Europe/Paris', 'Europe/Berlin', 'Europe/Athens', 'Europe/Istanbul'],
  ...['Europe/Moscow', 'Africa/Lagos', 'Africa/Cairo', 'Africa/Johannesburg', 'Africa/Nairobi'],
  ...['Asia/Tehran', 'Asia/Dubai', 'Asia/Kabul', 'Asia/Karachi', 'Asia/Kolkata', 'Asia/Kathmandu', 'Asia/Dhaka'],
  ...['Asia/Bangkok', 'Asia/Singapore', 'Asia/Shanghai', 'Asia/Tokyo'],
  ...['Australia/Adelaide', 'Australia/Sydney', 'Pacific/Auckland'],
] as const

export interface TimezoneOption {
  /** IANA name, as it was spelled. */
  readonly value: string
  readonly label: string
}

/** The longest daylight saving on record is Chile's of 2016, nine months; Morocco's eleven between Ramadans are its norm. */
const MAX_SUMMER_MS = 300 * DAY_MS

/**
 * A zone as its selector names it at an instant: `(GMT+03:00) Istanbul`, in English with ` · DST` while daylight
 * saving is in force there. Throws `RangeError` on an unknown zone.
 */
export function timezoneLabel(timezone: string, atMs: number, locale = 'en-US'): string {
  const dst = locale.startsWith('en') && isDaylightSaving(timezone, atMs) ? ' · DST' : ''
  return `(GMT${formatOffset(offsetAt(timezone, atMs))}) ${cityOf(timezone, locale)}${dst}`
}

/**
 * The options of a zone selector at an instant, west to east, then by city: the curated ones, and each extra (the detected
 * or the stored zone) that is not among them under any name. An extra this engine does not know is left out.
 */
export function timezoneOptions(
  atMs: number,
  extraTimezones: readonly string[] = [],
  locale = 'en-US',
): TimezoneOption[] {
  const timezones: string[] = [...CURATED_TIMEZONES]
  for (const extra of extraTimezones.filter(isTimezone)) {
    if (!timezones.some((timezone) => isSameTimezone(timezone, extra))) timezones.push(extra)
  }
  return timezones
    .map((value) => ({ value, offset: offsetAt(value, atMs), city: cityOf(value, locale) }))
    .sort((one, other) => one.offset - other.offset || (one.city < other.city ? -1 : 1))
    .map(({ value }) => ({ value, label: timezoneLabel(value, atMs, locale) }))
}

/** The spelling of a zone in the curated list, so that a selector can find it; else its own. */
export function toListedTimezone(timezone: string): string {
  return CURATED_TIMEZONES.find((listed) => isSameTimezone(listed, timezone)) ?? timezone
}

/**
 * Daylight saving is a period that clocks entered by going forward and will leave by going back, within a year. A
 * permanent change by law has no recorded way back, so it is not daylight saving; Irish summer time is. Throws `RangeError`
 * on an unknown zone.
 */
export function isDaylightSaving(timezone: string, atMs: number): boolean {
  const zone = getZone(timezone)
  const offset = zone.offsetAt(atMs)
  // Most zones are settled by the look ahead, which spares the look back.
  const end = findNextChange(zone, atMs, atMs + MAX_SUMMER_MS)
  if (end === null || zone.offsetAt(end) >= offset) return false
  const start = findLastChange(zone, atMs, end - MAX_SUMMER_MS)
  return start !== null && zone.offsetAt(start - 1) < offset
}

/** `+05:45`; seconds, which a few offsets before 1972 had, are dropped. */
function formatOffset(offsetMs: number): string {
  const size = Math.abs(offsetMs)
  const hours = String(Math.floor(size / HOUR_MS)).padStart(2, '0')
  const minutes = String(Math.floor((size % HOUR_MS) / MINUTE_MS)).padStart(2, '0')
  return `${offsetMs < 0 ? '-' : '+'}${hours}:${minutes}`
}
