import { type CalendarDate, type CalendarMonth, dayNumber } from './calendar-date'
import type { DateFormat, TimeFormat } from './clock-formats'
import { DAY_MS, HOUR_MS, MINUTE_MS } from './units'
import { getZone, localDay } from './zone'

const STYLES = {
  monthName: { month: 'short' },
  longDate: { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' },
  monthHeading: { year: 'numeric', month: 'long' },
  halfOfDay: { hour: 'numeric', hourCycle: 'h12' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

type Style = keyof typeof STYLES

const formatters = new Map<string, Intl.DateTimeFormat>()

/** The wall time of an instant: `02:30 PM` or `14:30`. Throws `RangeError` on an unknown zone or an invalid instant. */
export function formatTime(instantMs: number, timezone: string, timeFormat: TimeFormat, locale: string): string {
  if (timeFormat === '24h') return formatTimeOfDay(instantMs, timezone)
  const [hours, minutes] = timeOfDay(instantMs, timezone)
  return `${pad(hours % 12 || 12)}:${pad(minutes)} ${halfOfDay(hours, locale)}`
}

/** The wall time of an instant as `HH:mm`, in any language. Throws as `formatTime` does. */
export function formatTimeOfDay(instantMs: number, timezone: string): string {
  return timeOfDay(instantMs, timezone).map(pad).join(':')
}

function timeOfDay(instantMs: number, timezone: string): [hours: number, minutes: number] {
  const sinceMidnight = instantMs + getZone(timezone).offsetAt(instantMs) - dayOf(instantMs, timezone) * DAY_MS
  return [Math.floor(sinceMidnight / HOUR_MS), Math.floor((sinceMidnight % HOUR_MS) / MINUTE_MS)]
}

/**
 * `Jun 3 2026` or `3 Jun 2026`, of an instant seen from a zone or of a calendar date (then the zone does not matter).
 * Throws `RangeError` on an unknown zone, an invalid instant or an impossible date.
 */
export function formatDate(
  when: number | CalendarDate,
  timezone: string,
  dateFormat: DateFormat,
  locale: string,
): string {
  const date = new Date(dayOf(when, timezone) * DAY_MS)
  const month = formatDay('monthName', date, locale)
  const [day, year] = [date.getUTCDate(), date.getUTCFullYear()]
  return dateFormat === 'MMM D YYYY' ? `${month} ${day} ${year}` : `${day} ${month} ${year}`
}

/** `Wednesday, June 3, 2026`, of an instant seen from a zone or of a calendar date. Throws as `formatDate` does. */
export function formatLongDate(when: number | CalendarDate, timezone: string, locale: string): string {
  return formatDay('longDate', new Date(dayOf(when, timezone) * DAY_MS), locale)
}

/** `2026-06` → `June 2026`. Throws `RangeError` on an impossible month. */
export function monthHeading(month: CalendarMonth, locale: string): string {
  return formatDay('monthHeading', new Date(dayNumber(`${month}-01`) * DAY_MS), locale)
}

/** `June 2026`, or `June – July 2026` when the dates lie in two months. Throws `RangeError` on an impossible date. */
export function monthsHeading(from: CalendarDate, to: CalendarDate, locale: string): string {
  const [start, end] = [from, to].map((date) => new Date(dayNumber(date) * DAY_MS)) as [Date, Date]
  return plainSpaces(formatterOf('monthHeading', locale).formatRange(start, end))
}

function dayOf(when: number | CalendarDate, timezone: string): number {
  return typeof when === 'string' ? dayNumber(when) : localDay(getZone(timezone), when)
}

/** `AM` or `PM`. */
function halfOfDay(hours: number, locale: string): string {
  const parts = formatterOf('halfOfDay', locale).formatToParts(hours * HOUR_MS)
  return parts.find(({ type }) => type === 'dayPeriod')?.value ?? ''
}

/** `date` is the UTC midnight of a calendar date, which `timeZone: 'UTC'` reads back unchanged. */
function formatDay(style: Style, date: Date, locale: string): string {
  return plainSpaces(formatterOf(style, locale).format(date))
}

/** Engines differ in whether they write thin or unbreakable spaces; texts that are compared need plain ones. */
function plainSpaces(text: string): string {
  return text.replace(/[\u00a0\u2009\u202f]/g, ' ')
}

function formatterOf(style: Style, locale: string): Intl.DateTimeFormat {
  const key = `${style} ${locale}`
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(locale, { ...STYLES[style], timeZone: 'UTC' })
  formatters.set(key, formatter)
  return formatter
}

function pad(number: number): string {
  return String(number).padStart(2, '0')
}
