import { type CalendarDate, dayNumber } from './calendar-date'
import type { TimeFormat } from './clock-formats'
import { DAY_MS } from './units'
import { localDate, offsetAt } from './zone-clock'

/** Constants of their own, so that a script takes along only those that it uses. */
const LONG_DATE = { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' } as const
export const MONTH_HEADING = { year: 'numeric', month: 'long' } as const
const HALF_DAYS = { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' } as const

const formatters = new Map<string, Intl.DateTimeFormat>()

/**
 * The wall time of an instant: `14:30`, or with halves of the day as the language writes them: `02:30 PM`, `午後2:30`.
 * Throws `RangeError` on an unknown zone or an invalid instant.
 */
export function formatTime(instantMs: number, timezone: string, timeFormat: TimeFormat, locale: string): string {
  if (timeFormat === '24h') return formatTimeOfDay(instantMs, timezone)
  const time = formatDay(HALF_DAYS, wallMs(instantMs, timezone), locale)
  return isEnglish(locale) ? time.padStart(8, '0') : time
}

/** The wall time of an instant as `HH:mm`, in any language. Throws as `formatTime` does. */
export function formatTimeOfDay(instantMs: number, timezone: string): string {
  return new Date(wallMs(instantMs, timezone)).toISOString().slice(11, 16)
}

/** The wall clock's time, as milliseconds that `timeZone: 'UTC'` reads back unchanged. */
function wallMs(instantMs: number, timezone: string): number {
  return instantMs + offsetAt(timezone, instantMs)
}

/** `Wednesday, June 3, 2026`, of an instant seen from a zone or of a calendar date. `RangeError` on an unknown zone, an invalid instant or an impossible date. */
export function formatLongDate(when: number | CalendarDate, timezone: string, locale: string): string {
  return formatDay(LONG_DATE, dayOf(when, timezone) * DAY_MS, locale)
}

/** `June 2026`, or `June – July 2026` when the dates lie in two months. Throws `RangeError` on an impossible date. */
export function monthsHeading(from: CalendarDate, to: CalendarDate, locale: string): string {
  const [start, end] = [from, to].map((date) => dayNumber(date) * DAY_MS) as [number, number]
  const formatter = formatterOf(MONTH_HEADING, locale)
  if (locale.startsWith('ja') && from.slice(0, 7) !== to.slice(0, 7))
    return `${formatter.format(start)}〜${formatter.format(end)}`
  return plainSpaces(formatter.formatRange(start, end))
}

/** The number of a date: of an instant seen from a zone, or of a calendar date. `RangeError` on an unknown zone, an invalid instant or an impossible date. */
export function dayOf(when: number | CalendarDate, timezone: string): number {
  return dayNumber(typeof when === 'string' ? when : localDate(timezone, when))
}

/** The owner's formats of dates and times are English ones, with an order and zeros that `Intl` does not have. */
export function isEnglish(locale: string): boolean {
  return locale.startsWith('en')
}

/** Writes a wall clock's time. */
export function formatDay(style: Intl.DateTimeFormatOptions, atMs: number, locale: string): string {
  return plainSpaces(formatterOf(style, locale).format(atMs))
}

/** Engines differ in whether they write thin or unbreakable spaces; texts that are compared need plain ones. */
function plainSpaces(text: string): string {
  return text.replace(/[\u00a0\u2009\u202f]/g, ' ')
}

/** Writes dates as midnight UTC. Kept, since making one takes a hundred times as long as writing with it. */
export function formatterOf(style: Intl.DateTimeFormatOptions, locale: string): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(style)
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' })
  formatters.set(key, formatter)
  return formatter
}
