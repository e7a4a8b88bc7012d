import { useState } from 'react'
import { type GridSpan, steppedDate } from '@/lib/meetings/calendar-grid'
import type { CalendarDate } from '@/lib/scheduling/calendar-date'

/** The date whose week or month the calendar shows, independent of the agenda's range. */
export function useShownDate(today: CalendarDate) {
  const [date, setDate] = useState(today)
  return {
    date,
    showToday: () => setDate(today),
    step: (span: GridSpan, step: 1 | -1) => setDate(steppedDate(span, date, step, today)),
  }
}
