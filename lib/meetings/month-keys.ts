import { addDays, type CalendarDate, dayOfWeek } from '@/lib/scheduling/calendar-date'
import { isWithin } from './calendar-grid'
import type { DayRange } from './day-range'

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/**
 * The shown day to which a key moves the focus: arrows by a day or a week, Home and End to the ends of the week. Null for other
 * keys and beyond what is shown. `weekStartDay` is 0 (Sunday) to 6.
 */
export function dayByKey(date: CalendarDate, key: string, weekStartDay: number, shown: DayRange): CalendarDate | null {
  const column = (dayOfWeek(date) - weekStartDay + 7) % 7
  const week = Array.from({ length: 7 }, (_, index) => addDays(date, index - column)).filter((day) =>
    isWithin(shown, day),
  )
  if (key === 'Home') return week[0] ?? null
  if (key === 'End') return week.at(-1) ?? null
  const target = STEPS[key] && addDays(date, STEPS[key])
  return target && isWithin(shown, target) ? target : null
}
