import type { Availability } from './availability'
import { addDays, type CalendarDate } from './calendar-date'
import type { Alignment, SlotRules } from './rules'
import type { DateHours } from './windows'
import { localDate } from './zone'

/** How far ahead a page can be booked: today and the next `days` dates, or a range of dates, both inclusive. */
export type BookingWindow = { type: 'days'; days: number } | { type: 'range'; from: CalendarDate; to: CalendarDate }

/** The rules that the owner of a page sets. Lengths are minutes. */
export interface PageRules {
  readonly timezone: string
  readonly availabilities: readonly Availability[]
  readonly dates: readonly DateHours[]
  /** The preset one of `durations`. */
  readonly duration: number
  /** Ascending. */
  readonly durations: readonly number[]
  /** Between starts; null for the shortest duration. */
  readonly step: number | null
  readonly align: Alignment
  readonly bufferBefore: number
  readonly bufferAfter: number
  readonly minimumNotice: number
  readonly bookingWindow: BookingWindow | null
}

/** The rules of the engine for slots of one duration, asked at `now` (epoch milliseconds). */
export function toSlotRules(page: PageRules, now: number, durationMinutes = page.duration): SlotRules {
  const { timezone, availabilities, dates, align, bufferBefore, bufferAfter } = page
  return {
    timezone,
    availabilities,
    dates,
    durationMinutes,
    stepMinutes: page.step ?? Math.min(...page.durations),
    align,
    bufferBefore,
    bufferAfter,
    noticeMinutes: page.minimumNotice,
    ...bookableDates(page, now),
  }
}

/** First and last date of a booking window that is measured in days of the page's zone. */
function bookableDates({ bookingWindow, timezone }: PageRules, now: number): Pick<SlotRules, 'firstDate' | 'lastDate'> {
  if (!bookingWindow) return {}
  if (bookingWindow.type === 'range') return { firstDate: bookingWindow.from, lastDate: bookingWindow.to }
  return { lastDate: addDays(localDate(timezone, now), bookingWindow.days) }
}
