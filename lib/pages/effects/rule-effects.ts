import { addDays, addMonths, type CalendarDate, dayOfWeek } from '@/lib/scheduling/calendar-date'
import { firstDateOfPeriod } from '@/lib/scheduling/full-periods'
import { toSlotRules } from '@/lib/scheduling/page-rules'
import { computeSlots, horizonOf } from '@/lib/scheduling/slots'
import { DAY_MS, MINUTE_MS } from '@/lib/scheduling/units'
import type { BookingLimit } from '@/lib/scheduling/vocabulary'
import { startOfDate } from '@/lib/scheduling/zone'
import { localDate } from '@/lib/scheduling/zone-clock'
import { hoursPerWeek } from '../week-hours'
import { countFittingBookings, type LimitedRules, startsOfFreeDates } from './capacity'
import { type GapCost, gapCost } from './gap-cost'

/** Effects of a page's rules, computed from them alone: without bookings, calendars and time off. */
export type RuleEffects = {
  hoursPerWeek: number
  /** The first date of a week to come whose weekday has hours; null without weekly hours. */
  day: FreeDay | null
  /** Bookings that a week holds while nothing else is in it. */
  bookingsPerWeek: number
  limits: readonly BookingLimit[]
  /** The first start that visitors see now, epoch milliseconds; null when there is none. */
  firstStart: number | null
  /** The last date on which something can start. */
  lastDate: CalendarDate
  /** Dates of the next 12 months with hours of their own. */
  dates: { closed: number; changed: number }
}

export type FreeDay = {
  date: CalendarDate
  /** 0 = Sunday to 6 = Saturday. */
  dayOfWeek: number
  /** Epoch milliseconds. */
  starts: readonly number[]
  /** Bookings that fit in it. */
  bookings: number
  /** What the gaps cost on it. */
  gapCost: GapCost | null
}

export function ruleEffects(page: LimitedRules, now: number, weekStartDay: number): RuleEffects {
  const today = localDate(page.timezone, now)
  const week = usualWeek(page.timezone, today, weekStartDay)
  return {
    hoursPerWeek: hoursPerWeek(page.availabilities),
    day: freeDay(page, week),
    bookingsPerWeek: countFittingBookings(page, startsOfFreeDates(page, week, 7)),
    limits: page.limits,
    firstStart: firstStart(page, now),
    lastDate: lastDate(page, now),
    dates: countDates(page, today),
  }
}

/** The first date of a week to come in which no clock changes. */
function usualWeek(timezone: string, today: CalendarDate, weekStartDay: number): CalendarDate {
  const next = firstDateOfPeriod('week', addDays(today, 7), weekStartDay)
  const weeks = [0, 7, 14, 21].map((days) => addDays(next, days))
  return weeks.find((week) => lengthOfDates(timezone, week, 7) === 7 * DAY_MS) ?? next
}

function lengthOfDates(timezone: string, first: CalendarDate, count: number): number {
  return startOfDate(timezone, addDays(first, count)) - startOfDate(timezone, first)
}

function freeDay(page: LimitedRules, week: CalendarDate): FreeDay | null {
  const weekdays = new Set(page.availabilities.map((hours) => hours.dayOfWeek))
  const dates = [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(week, days))
  const date = dates.find((one) => weekdays.has(dayOfWeek(one)))
  if (date === undefined) return null
  const [starts = []] = startsOfFreeDates(page, date, 1)
  const bookings = countFittingBookings(page, [starts])
  return { date, dayOfWeek: dayOfWeek(date), starts, bookings, gapCost: gapCost(page, date) }
}

/** Most pages have a start within days, so the year is only read when they do not. */
function firstStart(page: LimitedRules, now: number): number | null {
  const rules = toSlotRules(page, now)
  const near = now + rules.noticeMinutes * MINUTE_MS + 8 * DAY_MS
  const startsBetween = (from: number, to: number) => computeSlots({ ...rules, busy: [], from, to, now })
  return startsBetween(now, near)[0] ?? startsBetween(near, horizonOf(now) + 1)[0] ?? null
}

function lastDate(page: LimitedRules, now: number): CalendarDate {
  const horizon = localDate(page.timezone, horizonOf(now))
  const { lastDate: ofWindow = horizon } = toSlotRules(page, now)
  return [ofWindow, horizon].sort()[0] ?? horizon
}

function countDates({ dates }: LimitedRules, today: CalendarDate): RuleEffects['dates'] {
  const end = addMonths(today, 12)
  const near = dates.filter(({ date }) => date >= today && date < end)
  const closed = near.filter(({ spans }) => spans.length === 0).length
  return { closed, changed: near.length - closed }
}
