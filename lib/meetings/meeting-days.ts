import { parseInstant } from '@/lib/scheduling/bounds'
import { type CalendarDate, dayNumber, toCalendarDate } from '@/lib/scheduling/calendar-date'
import { getZone, localDay } from '@/lib/scheduling/zone'
import type { SortOrder } from '@/lib/shared/sort-order'

/** The fields of a meeting that place it on a day; times are ISO texts. */
type Timed = { id: string; startTime: string }
export type MeetingDay<M> = { date: CalendarDate; meetings: M[] }
type Grouping = { rangeStart: CalendarDate; timezone: string; order: SortOrder }

/**
 * Groups meetings by the local day of their start and sorts days and meetings. A meeting over midnight is listed once, on its
 * first day; one that began before the range, or whose start is invalid, on the first day of the range. Paging may bring an id
 * twice: the first counts. `RangeError` on an unknown zone.
 */
export function groupByDay<M extends Timed>(meetings: readonly M[], grouping: Grouping): MeetingDay<M>[] {
  const zone = getZone(grouping.timezone)
  const firstDay = dayNumber(grouping.rangeStart)
  const sign = grouping.order === 'asc' ? 1 : -1
  const days = new Map<number, { startMs: number; meeting: M }[]>()
  const seen = new Set<string>()
  for (const meeting of meetings) {
    if (seen.has(meeting.id)) continue
    seen.add(meeting.id)
    const parsed = parseInstant(meeting.startTime)
    const startMs = Number.isNaN(parsed) ? Number.NEGATIVE_INFINITY : parsed
    const day = Number.isNaN(parsed) ? firstDay : Math.max(firstDay, localDay(zone, parsed))
    const entries = days.get(day)
    if (entries) entries.push({ startMs, meeting })
    else days.set(day, [{ startMs, meeting }])
  }
  return [...days]
    .sort(([one], [other]) => sign * (one - other))
    .map(([day, entries]) => ({
      date: toCalendarDate(day),
      // Equal starts keep their order.
      meetings: entries.sort((one, other) => sign * compare(one.startMs, other.startMs)).map(({ meeting }) => meeting),
    }))
}

/** Subtracting two invalid starts would give NaN. */
function compare(one: number, other: number): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
