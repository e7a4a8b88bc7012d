import { useState } from 'react'
import { type DayRange, monthAhead, rangeAfter, rangeBefore } from '@/lib/meetings/day-range'
import type { CalendarDate } from '@/lib/scheduling/calendar-date'

/** The range the agenda shows. It begins anew when the account moves to another zone. */
export function useAgendaRange(timezone: string, today: CalendarDate) {
  const [state, setState] = useState({ timezone, range: monthAhead(today) })
  const shown = state.timezone === timezone ? state : { timezone, range: monthAhead(today) }
  const show = (range: DayRange) => setState({ timezone, range })
  // Kept, or the range would move along with today from then on.
  if (shown !== state) setState(shown)
  return {
    range: shown.range,
    show,
    showToday: () => show(monthAhead(today)),
    showPrevious: () => show(rangeBefore(shown.range)),
    showNext: () => show(rangeAfter(shown.range)),
  }
}
