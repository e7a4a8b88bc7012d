import { weekdayOf } from '@/lib/scheduling/calendar-date'
import { DAY_MS } from '@/lib/scheduling/units'
import type { Rule, RuleWeekday } from './rule'

/** Days are numbered from 1970-01-01. */
export function dayNumber(year: number, month: number, date: number): number {
  return Date.UTC(year, month - 1, date) / DAY_MS
}

export function civilOf(day: number): { year: number; month: number; date: number } {
  const civil = new Date(day * DAY_MS)
  return { year: civil.getUTCFullYear(), month: civil.getUTCMonth() + 1, date: civil.getUTCDate() }
}

/** The first day of the week that a day is in. */
export function weekBegin(day: number, weekStart: number): number {
  return day - ((weekdayOf(day) - weekStart + 7) % 7)
}

/** True when the BY… parts of a rule that name days include this one. */
export function isDayOf(rule: Rule, day: number): boolean {
  const { year, month, date } = civilOf(day)
  if (rule.months.length > 0 && !rule.months.includes(month)) return false
  const monthLength = dayNumber(year, month + 1, 1) - dayNumber(year, month, 1)
  if (!isNamed(rule.monthDays, date, monthLength)) return false
  const yearBegin = dayNumber(year, 1, 1)
  const yearLength = dayNumber(year + 1, 1, 1) - yearBegin
  const yearDay = day - yearBegin + 1
  if (!isNamed(rule.yearDays, yearDay, yearLength)) return false
  if (rule.weekNumbers.length > 0 && !isInWeeks(rule, day)) return false
  if (rule.weekdays.length === 0) return true
  const [place, length] = countsInYear(rule) ? [yearDay, yearLength] : [date, monthLength]
  return rule.weekdays.some((weekday) => isWeekday(rule, weekday, weekdayOf(day), place, length))
}

/** An empty list names all; negative numbers count from the end. */
function isNamed(named: number[], place: number, length: number): boolean {
  return named.length === 0 || named.includes(place) || named.includes(place - length - 1)
}

/** `BYDAY=20MO` is the year's twentieth Monday, unless the rule names months: then each month has its own count. */
function countsInYear({ frequency, months }: Rule): boolean {
  return frequency === 'YEARLY' && months.length === 0
}

function isWeekday(rule: Rule, { weekday, nth }: RuleWeekday, actual: number, place: number, length: number): boolean {
  if (weekday !== actual) return false
  const counts = (rule.frequency === 'YEARLY' && rule.weekNumbers.length === 0) || rule.frequency === 'MONTHLY'
  if (nth === 0 || !counts) return true
  return nth > 0 ? Math.ceil(place / 7) === nth : Math.ceil((length - place + 1) / 7) === -nth
}

/** The first week of a year is the first that has four of its days. */
function isInWeeks({ weekNumbers, weekStart }: Rule, day: number): boolean {
  const begin = weekBegin(day, weekStart)
  const { year } = civilOf(begin + 3)
  const weekOf = (first: number) => Math.floor((first + 3 - dayNumber(year, 1, 1)) / 7) + 1
  const last = weekOf(weekBegin(dayNumber(year, 12, 28), weekStart))
  return isNamed(weekNumbers, weekOf(begin), last)
}
