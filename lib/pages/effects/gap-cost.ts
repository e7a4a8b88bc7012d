import type { CalendarDate } from '@/lib/scheduling/calendar-date'
import { toSlotRules } from '@/lib/scheduling/page-rules'
import { lengthsOf } from '@/lib/scheduling/rules'
import { MINUTE_MS } from '@/lib/scheduling/units'
import { countFittingBookings, type LimitedRules, startsOfFreeDates } from './capacity'

/** What the gaps of a page cost on a free day, and what would cost less. Lengths are minutes. */
export type GapCost = {
  gap: number
  /** Between two starts. */
  step: number
  /** Bookings of the day as the rules are. */
  bookings: number
  withoutGap: number
  /** Starts as far apart as a booking with its gap; null where that holds no more bookings. */
  stepped: { step: number; bookings: number } | null
}

/** Null where the gaps cost no booking. */
export function gapCost(page: LimitedRules, date: CalendarDate): GapCost | null {
  const countOf = (rules: LimitedRules) => countFittingBookings(rules, startsOfFreeDates(rules, date, 1))
  const bookings = countOf(page)
  const withoutGap = countOf({ ...page, bufferBefore: 0, bufferAfter: 0 })
  if (withoutGap <= bookings) return null
  const { stepMs } = lengthsOf(toSlotRules(page, 0))
  const gap = Math.max(page.bufferBefore, page.bufferAfter)
  const step = page.duration + gap
  const stepped = { step, bookings: countOf({ ...page, step }) }
  return {
    gap,
    step: stepMs / MINUTE_MS,
    bookings,
    withoutGap,
    stepped: stepped.bookings > bookings ? stepped : null,
  }
}
