import { addDays } from './calendar-date'
import type { SlotRules } from './rules'
import type { PageRules } from './vocabulary'
import { localDate } from './zone-clock'

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

/** A page without what holds only while somebody books: a booking that was made in time stays right as its start comes near. */
export function withoutNotice<Page extends PageRules>(page: Page): Page {
  return { ...page, minimumNotice: 0 }
}

/** A page without its limits on how soon and how far ahead it is booked: its hours alone. */
export function withoutAdvanceLimits<Page extends PageRules>(page: Page): Page {
  return { ...withoutNotice(page), bookingWindow: null }
}

/** First and last date of a booking window that is measured in days of the page's zone. */
function bookableDates({ bookingWindow, timezone }: PageRules, now: number): Pick<SlotRules, 'firstDate' | 'lastDate'> {
  if (!bookingWindow) return {}
  if (bookingWindow.type === 'range') return { firstDate: bookingWindow.from, lastDate: bookingWindow.to }
  return { lastDate: addDays(localDate(timezone, now), bookingWindow.days) }
}
