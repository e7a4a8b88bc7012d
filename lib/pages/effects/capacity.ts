import { addDays, type CalendarDate } from '@/lib/scheduling/calendar-date'
import { toSlotRules, withoutAdvanceLimits } from '@/lib/scheduling/page-rules'
import { lengthsOf } from '@/lib/scheduling/rules'
import { computeSlots } from '@/lib/scheduling/slots'
import type { BookingLimit, LimitPeriod, PageRules } from '@/lib/scheduling/vocabulary'
import { startOfDate } from '@/lib/scheduling/zone'

/** The rules of a page with the limits of its bookings. */
export type LimitedRules = PageRules & { readonly limits: readonly BookingLimit[] }

/** The starts that dates in a row offer by their weekly hours while nothing is booked, a list for each date. */
export function startsOfFreeDates(page: PageRules, first: CalendarDate, count: number): number[][] {
  const midnights = Array.from({ length: count + 1 }, (_, index) => startOfDate(page.timezone, addDays(first, index)))
  const [from = 0] = midnights
  const rules = toSlotRules(withoutAdvanceLimits({ ...page, dates: [] }), from)
  const starts = computeSlots({ ...rules, busy: [], from, to: midnights.at(-1) ?? from, now: from })
  const days: number[][] = midnights.slice(1).map(() => [])
  let day = 0
  for (const start of starts) {
    while (start >= (midnights[day + 1] ?? Number.POSITIVE_INFINITY)) day += 1
    days[day]?.push(start)
  }
  return days
}

/**
 * The number of bookings that free dates hold when the earliest start is booked again and again, with the page's gaps between
 * them. Bookings of one length fit no better in any other way. Limits of longer periods hold as if all dates were in one.
 */
export function countFittingBookings(page: LimitedRules, days: readonly (readonly number[])[]): number {
  const { durationMs, beforeMs, afterMs } = lengthsOf(toSlotRules(page, 0))
  const pace = durationMs + Math.max(beforeMs, afterMs)
  const most = Math.min(limitOf(page, 'week'), limitOf(page, 'month'))
  let free = Number.NEGATIVE_INFINITY
  let bookings = 0
  for (const starts of days) {
    let left = limitOf(page, 'day')
    for (const start of starts) {
      if (left === 0) break
      if (start < free) continue
      bookings += 1
      left -= 1
      free = start + pace
    }
  }
  return Math.min(bookings, most)
}

function limitOf({ limits }: LimitedRules, per: LimitPeriod): number {
  return limits.find((limit) => limit.per === per)?.max ?? Number.POSITIVE_INFINITY
}
