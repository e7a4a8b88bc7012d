import { useState } from 'react'
import { type DayRange, monthAhead, rangeAfter, rangeBefore } from '@/lib/meetings/day-range'
import type { CalendarDate } from '@/lib/scheduling/calendar-date'

/** The range of the agenda. It resets when the account's zone changes. */
export function useAgendaRange(timezone: string, today: CalendarDate) {
  const [state, setState] = useState({ timezone, range: monthAhead(today) })
  const shown = state.timezone === timezone ? state : { timezone, range: monthAhead(today) }
  const show = (range: DayRange) => setState({ timezone, range })
  // Stored, since otherwise the range would change whenever today does.
  if (shown !== state) setState(shown)
  return {
    range: shown.range,
    show,
    showToday: () => show(monthAhead(today)),
    showPrevious: () => show(rangeBefore(shown.range)),
    showNext: () => show(rangeAfter(shown.range)),
  }
}
