import { addDays, type CalendarDate, dayOfWeek, monthOf } from '@/lib/scheduling/calendar-date'

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/**
 * The day of the same month to which a key moves the focus: arrows by a day or a week, Home and End to the ends of the week.
 * Null for other keys and beyond the month. `weekStartDay` is 0 (Sunday) to 6.
 */
export function dayByKey(date: CalendarDate, key: string, weekStartDay: number): CalendarDate | null {
  const isInMonth = (other: CalendarDate) => monthOf(other) === monthOf(date)
  const column = (dayOfWeek(date) - weekStartDay + 7) % 7
  const week = Array.from({ length: 7 }, (_, index) => addDays(date, index - column)).filter(isInMonth)
  if (key === 'Home') return week[0] ?? null
  if (key === 'End') return week.at(-1) ?? null
  const target = STEPS[key] && addDays(date, STEPS[key])
  return target && isInMonth(target) ? target : null
}
