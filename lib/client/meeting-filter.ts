import { type DayRange, rangeInstants } from '@/lib/meetings/day-range'
import { MEETING_SOURCES, type MeetingSource } from '@/lib/shared/calendars/sources'
import type { SortOrder } from '@/lib/shared/sort-order'
import { MEETING_STATUSES, type MeetingStatus } from '@/lib/shared/statuses'

/** The filter of a list. `from` and `to` are ISO instants. Without `source` or `status` it includes all of them. */
export type MeetingListFilter = {
  from?: string
  to?: string
  source?: readonly MeetingSource[]
  status?: readonly MeetingStatus[]
  /** The account of who holds the bookings of a team. */
  host?: string
  q?: string
  order?: SortOrder
}

type Narrowing = {
  sources: readonly MeetingSource[]
  statuses?: readonly MeetingStatus[]
  /** Empty for those of everybody. */
  host?: string
  q: string
  order?: SortOrder
}

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
export function toAnyDayFilter({ sources, statuses = MEETING_STATUSES, host, q, order }: Narrowing): MeetingListFilter {
  return {
    ...(sources.length < MEETING_SOURCES.length && { source: sources }),
    ...(statuses.length < MEETING_STATUSES.length && { status: statuses }),
    ...(host && { host }),
    ...(q && { q }),
    ...(order && { order }),
  }
}
