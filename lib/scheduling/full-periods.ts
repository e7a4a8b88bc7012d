import type { Period } from './busy'
import { addDays, addMonths, type CalendarDate, firstOfWeek, monthOf } from './calendar-date'
import type { BookingLimit, LimitPeriod } from './vocabulary'
import { startOfDate } from './zone'
import { localDate } from './zone-clock'

/** A full period with the limit that closes it, and the bookings that start in it. */
export interface LimitReached extends Period {
  readonly limit: BookingLimit
  readonly count: number
}

export interface LimitedBookings {
  readonly limits: readonly BookingLimit[]
  /** Starts of the bookings that count, epoch milliseconds. */
  readonly starts: readonly number[]
  /** IANA name of the page's zone. */
  readonly timezone: string
  /** 0 = Sunday to 6 = Saturday. */
  readonly weekStartDay: number
}

/**
 * The periods in which nothing more may start, epoch milliseconds, in the order of the limits and of time. `RangeError` on
 * an unknown zone.
 */
export function fullPeriods(input: LimitedBookings): Period[] {
  return limitsReached(input).map(({ start, end }) => ({ start, end }))
}

/** The same, each with its limit and count. */
export function limitsReached({ limits, starts, timezone, weekStartDay }: LimitedBookings): LimitReached[] {
  if (limits.length === 0) return []
  const dates = starts.map((start) => localDate(timezone, start))
  return limits.flatMap((limit) =>
    [...countByPeriod(limit.per, dates, weekStartDay)]
      .filter(([, count]) => count >= limit.max)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([first, count]) => ({ ...periodFrom(limit.per, first, timezone), limit, count })),
  )
}

/** The number of dates in each day, week or month, by its first date. */
export function countByPeriod(
  per: LimitPeriod,
  dates: readonly CalendarDate[],
  weekStartDay: number,
): Map<CalendarDate, number> {
  const counts = new Map<CalendarDate, number>()
  for (const date of dates) {
    const first = firstDateOfPeriod(per, date, weekStartDay)
    counts.set(first, (counts.get(first) ?? 0) + 1)
  }
  return counts
}

/** The periods in which a booking counts, in the order of the limits. */
export function countedPeriods(
  { limits, timezone, weekStartDay }: Pick<LimitedBookings, 'limits' | 'timezone' | 'weekStartDay'>,
  start: number,
): { per: LimitPeriod; firstDate: CalendarDate; max: number }[] {
  const date = localDate(timezone, start)
  return limits.map(({ per, max }) => ({ per, max, firstDate: firstDateOfPeriod(per, date, weekStartDay) }))
}

/** The first date of the day, week or month of a date: the name of its period. */
export function firstDateOfPeriod(per: LimitPeriod, date: CalendarDate, weekStartDay: number): CalendarDate {
  if (per === 'day') return date
  if (per === 'week') return firstOfWeek(date, weekStartDay)
  return `${monthOf(date)}-01`
}

/** The instants of a period that is named by its first date. */
export function periodFrom(per: LimitPeriod, first: CalendarDate, timezone: string): Period {
  return { start: startOfDate(timezone, first), end: startOfDate(timezone, NEXT[per](first)) }
}

const NEXT = {
  day: (date) => addDays(date, 1),
  week: (date) => addDays(date, 7),
  month: (date) => addMonths(date, 1),
} satisfies Record<LimitPeriod, (date: CalendarDate) => CalendarDate>
