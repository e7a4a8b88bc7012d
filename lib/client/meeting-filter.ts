import { type DayRange, rangeInstants } from '@/lib/meetings/day-range'
import { MEETING_SOURCES, type MeetingSource } from '@/lib/vocabulary/calendars/sources'
import type { SortOrder } from '@/lib/vocabulary/sort-order'

/** The filter of a list. `from` and `to` are ISO instants. Without `source` it includes all sources. */
export type MeetingListFilter = {
  from?: string
  to?: string
  source?: readonly MeetingSource[]
  q?: string
  order?: SortOrder
}

type Narrowing = { sources: readonly MeetingSource[]; q: string; order?: SortOrder }

/** The same on the server that reads ahead and on the screen, or the answer would wait under another key. */
export function toListFilter(
  range: DayRange,
  timezone: string,
  narrowing: Narrowing,
): MeetingListFilter & { from: string; to: string } {
  const { from, to } = rangeInstants(range, timezone)
  return { from: new Date(from).toISOString(), to: new Date(to).toISOString(), ...toAnyDayFilter(narrowing) }
}

/** The same without a range. */
export function toAnyDayFilter({ sources, q, order }: Narrowing): MeetingListFilter {
  return {
    ...(sources.length < MEETING_SOURCES.length && { source: sources }),
    ...(q && { q }),
    ...(order && { order }),
  }
}
