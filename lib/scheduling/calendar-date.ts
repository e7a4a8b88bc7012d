import { DAY_MS, HOUR_MS } from './units'

/** A date of the calendar without time or zone, `yyyy-MM-dd`. */
export type CalendarDate = string

/** A month of the calendar, `yyyy-MM`. */
export type CalendarMonth = string

/** Days since 1970-01-01 as `yyyy-MM-dd`. The inverse of `dayNumber`. */
export function toCalendarDate(day: number): CalendarDate {
  // Years after 9999 are written as +010000.
  return new Date(day * DAY_MS).toISOString().replace(/^\+0|T.*/g, '')
}

/** Days from 1970-01-01 to a date. Throws `RangeError` on a date that does not exist (2030-02-30) or another spelling. */
export function dayNumber(date: CalendarDate): number {
  const { year, month, day } = fieldsOf(date)
  const number = Date.UTC(year, month - 1, day) / DAY_MS
  // Date.UTC rolls 30 February over to 2 March; a real date comes back as it went in.
  if (toCalendarDate(number) !== date) throw new RangeError(`Invalid date: ${date}`)
  return number
}

/** True when the text is `yyyy-MM-dd` and the day exists, in the years 0100 to 9999. */
export function isCalendarDate(text: string): boolean {
  try {
    return dayNumber(text) !== undefined
  } catch {
    return false
  }
}

/** The date `days` later, or earlier when negative. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return toCalendarDate(dayNumber(date) + days)
}

/** The same day of the month `months` later, or that month's last day where it is shorter (31 January → 28 February). */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const { year, month, day } = fieldsOf(toCalendarDate(dayNumber(date)))
  // Day 0 of the month after is the last day of this one.
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return toCalendarDate(Date.UTC(year, month - 1 + months, Math.min(day, lastDay)) / DAY_MS)
}

/** Weekday of a date, 0 = Sunday to 6 = Saturday. */
export function dayOfWeek(date: CalendarDate): number {
  return weekdayOf(dayNumber(date))
}

/** Weekday of a day counted from 1970-01-01, which was a Thursday; negative days too. */
export function weekdayOf(day: number): number {
  return (((day + 4) % 7) + 7) % 7
}

/** The month a date lies in. */
export function monthOf(date: CalendarDate): CalendarMonth {
  return toCalendarDate(dayNumber(date)).slice(0, -3)
}

/** The first day of a date's week. `weekStartDay` is 0 (Sunday) to 6. */
export function firstOfWeek(date: CalendarDate, weekStartDay: number): CalendarDate {
  return addDays(date, -((dayOfWeek(date) - weekStartDay + 7) % 7))
}

/** Rows of seven dates, from the week of `first` to the last one that begins before `end`. */
export function weeksBetween(first: CalendarDate, end: CalendarDate, weekStartDay: number): CalendarDate[][] {
  const weeks: CalendarDate[][] = []
  for (let day = firstOfWeek(first, weekStartDay); day < end; day = addDays(day, 7)) {
    const start = day
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(start, index)))
  }
  return weeks
}

/** The instants at which it is that date somewhere on Earth (UTC+14 to UTC−12): 50 hours, as `[from, to)` in epoch ms. */
export function dateSpanAnywhere(date: CalendarDate): { from: number; to: number } {
  const midnight = dayNumber(date) * DAY_MS
  return { from: midnight - 14 * HOUR_MS, to: midnight + DAY_MS + 12 * HOUR_MS }
}

function fieldsOf(date: CalendarDate): { year: number; month: number; day: number } {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(date) ?? []
  return { year: Number(year), month: Number(month), day: Number(day) }
}
