import { addDays, type CalendarDate, listWindows, localDate, type WindowRange } from '@/lib/scheduling'

/**
 * Lists the visitor's dates in `[from, to)` on which the page has hours: they are unknown while a calendar cannot be
 * read. Sorted, without duplicates.
 */
export function listOpenDates(range: WindowRange, visitorTimezone: string): CalendarDate[] {
  const dates = new Set<CalendarDate>()
  for (const window of listWindows(range)) {
    const last = localDate(visitorTimezone, Math.min(window.end, range.to) - 1)
    let date = localDate(visitorTimezone, Math.max(window.start, range.from))
    for (; date <= last; date = addDays(date, 1)) dates.add(date)
  }
  return [...dates].sort()
}
