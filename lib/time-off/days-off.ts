import { addDays, type CalendarDate } from '@/lib/scheduling/calendar-date'
import type { TimeOff } from './schema'

/** The looks of a day: closed in part, by a holiday, by leave. Of two the later counts. */
export const DAY_LOOKS = ['part', 'holiday', 'leave'] as const
export type DayLook = (typeof DAY_LOOKS)[number]
export type DayOff = { look: DayLook; entries: TimeOff[] }

/** The days of a year on which active time off closes something. */
export function listDaysOff(entries: readonly TimeOff[], year: number): Map<CalendarDate, DayOff> {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`]
  const days = new Map<CalendarDate, DayOff>()
  for (const entry of entries.filter(({ isActive }) => isActive)) {
    const [start = first, end = last] = [[entry.from, first].sort()[1], [entry.to, last].sort()[0]]
    for (let date = start; date <= end; date = addDays(date, 1)) {
      const day = days.get(date)
      const others = day?.entries ?? []
      days.set(date, { look: strongest(day?.look, lookOf(entry)), entries: [...others, entry] })
    }
  }
  return days
}

function strongest(one: DayLook | undefined, other: DayLook): DayLook {
  return one && DAY_LOOKS.indexOf(one) > DAY_LOOKS.indexOf(other) ? one : other
}

function lookOf({ startTime, kind }: TimeOff): DayLook {
  return startTime === null ? kind : 'part'
}
