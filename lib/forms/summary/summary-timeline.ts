import { addDays, addMonths, type CalendarDate, dayNumber, firstOfWeek } from '@/lib/scheduling/calendar-date'
import { DAY_MS } from '@/lib/scheduling/units'
import { getZone, toInstant } from '@/lib/scheduling/zone'
import { localDate } from '@/lib/scheduling/zone-clock'
import type { TimeUnit } from './summary'

const LONGEST: readonly (readonly [TimeUnit, number])[] = [
  ['day', 31],
  ['week', 7 * 26],
  ['month', 366 * 3],
]

/** Instants in epoch milliseconds, both inclusive. */
type Span = { firstMs: number; lastMs: number }
type Calendar = { timezone: string; weekStartDay: number }

/** The periods of a timeline: the first day of each, and the instant at which it starts in the time zone. */
export type Parts = { unit: TimeUnit; dates: CalendarDate[]; starts: number[] }

/** Days for up to a month, weeks for half a year, months for three years, else years. Empty periods are included. */
export function partsOf({ firstMs, lastMs }: Span, { timezone, weekStartDay }: Calendar): Parts {
  const first = localDate(timezone, firstMs)
  const last = localDate(timezone, lastMs)
  const unit = unitOf(first, last)
  const dates = datesOf(unit, first, last, weekStartDay)
  const zone = getZone(timezone)
  return { unit, dates, starts: dates.map((date) => toInstant(zone, dayNumber(date) * DAY_MS)) }
}

/**
 * From the first to the last response, or the requested days, but not before the form was created and not after now. Null
 * without responses.
 */
export function spanOf(
  responses: { firstAt: number | null; lastAt: number | null },
  asked: { from?: Date; to?: Date },
  bounds: { createdAt: number; now: number },
): Span | null {
  const { firstAt, lastAt } = responses
  if (firstAt === null || lastAt === null) return null
  const from = Math.max(asked.from?.getTime() ?? firstAt, bounds.createdAt)
  const to = Math.min((asked.to?.getTime() ?? lastAt + 1) - 1, bounds.now)
  return { firstMs: Math.min(from, firstAt), lastMs: Math.max(to, lastAt) }
}

/** More periods than this are years in groups. */
const MAX_YEARS = 40
const YEARS_EACH = [1, 2, 5, 10, 20, 50, 100, 200]
/** Holds the years 1000 to 9999. */
const MAX_EACH = 500

/** The periods from one date to another, the same as those of a timeline; years are in groups if there are many. */
export function periodsOf({ min, max }: { min: CalendarDate; max: CalendarDate }, weekStartDay: number) {
  const unit = unitOf(min, max)
  if (unit !== 'year') return { unit, each: 1, dates: datesOf(unit, min, max, weekStartDay) }
  const [first, last] = [min, max].map((date) => Number(date.slice(0, 4))) as [number, number]
  const countOf = (each: number) => Math.floor(last / each) - Math.floor(first / each) + 1
  const each = YEARS_EACH.find((one) => countOf(one) <= MAX_YEARS) ?? MAX_EACH
  const start = Math.floor(first / each) * each
  const dates = Array.from({ length: countOf(each) }, (_, index) => `${start + index * each}-01-01`)
  return { unit, each, dates }
}

function unitOf(first: CalendarDate, last: CalendarDate): TimeUnit {
  const days = dayNumber(last) - dayNumber(first) + 1
  return LONGEST.find(([, longest]) => days <= longest)?.[0] ?? 'year'
}

function datesOf(unit: TimeUnit, first: CalendarDate, last: CalendarDate, weekStartDay: number): CalendarDate[] {
  const dates: CalendarDate[] = []
  // The year 10000 has one more digit, and would never be past the end as a text.
  for (
    let date = startOf(unit, first, weekStartDay);
    date.length === last.length && date <= last;
    date = next(unit, date)
  )
    dates.push(date)
  return dates
}

function startOf(unit: TimeUnit, date: CalendarDate, weekStartDay: number): CalendarDate {
  if (unit === 'week') return firstOfWeek(date, weekStartDay)
  if (unit === 'month') return `${date.slice(0, 7)}-01`
  return unit === 'year' ? `${date.slice(0, 4)}-01-01` : date
}

function next(unit: TimeUnit, date: CalendarDate): CalendarDate {
  if (unit === 'day') return addDays(date, 1)
  if (unit === 'week') return addDays(date, 7)
  return addMonths(date, unit === 'month' ? 1 : 12)
}
