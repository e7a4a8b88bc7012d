import type { CalendarDate, CalendarMonth } from '@/lib/scheduling/calendar-date'

/** The day and the month that a visitor chose to see. Null: the first day with times, and its month. */
export type TimesView = { date: CalendarDate | null; month: CalendarMonth | null }

export const FIRST_VIEW: TimesView = { date: null, month: null }
