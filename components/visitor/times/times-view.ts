import type { CalendarDate } from '@/lib/scheduling/calendar-date'

/**
 * The day that a visitor chose, and a date of the month, or of the week, that the calendar shows. Null: the first day with
 * times, and around the day. `isUnfolded`: a narrow screen shows the whole month.
 */
export type TimesView = { date: CalendarDate | null; shown: CalendarDate | null; isUnfolded?: boolean }

export const FIRST_VIEW: TimesView = { date: null, shown: null }
