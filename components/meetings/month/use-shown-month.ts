import { useState } from 'react'
import { addMonths, type CalendarDate, type CalendarMonth, monthOf } from '@/lib/scheduling/calendar-date'

/** The month of the grid, independent of the agenda's range. */
export function useShownMonth(today: CalendarDate) {
  const [month, setMonth] = useState<CalendarMonth>(() => monthOf(today))
  const step = (months: number) => setMonth(monthOf(addMonths(`${month}-01`, months)))
  return {
    month,
    showToday: () => setMonth(monthOf(today)),
    showPrevious: () => step(-1),
    showNext: () => step(1),
  }
}
