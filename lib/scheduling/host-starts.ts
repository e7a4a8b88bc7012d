import { packBlockedStarts } from './blocked-starts'
import { type BusyPeriod, mergeBusy, type Period } from './busy'
import { lengthsOf, type SlotRules } from './rules'

/** What decides whether a host is free. Periods may be unsorted and overlap; epoch milliseconds. */
export interface HostDiary {
  /** Bookings, meetings and calendar events. */
  readonly busy: readonly BusyPeriod[]
  /** Time off: no booking may overlap it, on no date. */
  readonly away: readonly Period[]
  /** The host's own hours, in which a booking lies whole; null for any. */
  readonly hours: readonly Period[] | null
  /** Dates on which they take no more bookings. */
  readonly full: readonly Period[]
  /** Periods of calendars that could not be read. */
  readonly unread: readonly Period[]
}

/** Why a host is not free for a start. */
export type HostFault = 'busy' | 'away' | 'hours' | 'limit' | 'unread'

type Range = { readonly from: number; readonly to: number }
type Lengths = Pick<SlotRules, 'durationMinutes'> & Partial<Pick<SlotRules, 'bufferBefore' | 'bufferAfter'>>

/**
 * For each of the sorted `starts`, which lie in `[from, to)`, whether the host is free. `ignoresUnread`: as if nothing were in a calendar that
 * could not be read.
 */
export function freeAt(
  starts: readonly number[],
  diary: HostDiary,
  rules: Lengths,
  { from, to, ignoresUnread = false }: Range & { ignoresUnread?: boolean },
): boolean[] {
  const { busy, away, full, unread } = diary
  const blocks = packBlockedStarts(
    {
      busy: ignoresUnread ? busy : [...busy, ...unread],
      closed: away,
      full: [...full, ...startsOutside(diary.hours, rules, { from, to })],
    },
    lengthsOf(rules),
    from,
    to,
  )
  let block = 0
  return starts.map((start) => {
    while ((blocks.ends[block] as number) <= start) block += 1
    return start < (blocks.starts[block] as number)
  })
}

/** The same for one start, with the reason; null for a host who is free. */
export function hostFaultAt(start: number, diary: HostDiary, rules: Lengths): HostFault | null {
  const range = { from: start, to: start + 1 }
  const isBlocked = (parts: Partial<HostDiary>) => !freeAt([start], { ...FREE, ...parts }, rules, range)[0]
  const { busy, away, hours, full, unread } = diary
  if (isBlocked({ hours })) return 'hours'
  if (isBlocked({ away })) return 'away'
  if (isBlocked({ full })) return 'limit'
  if (isBlocked({ busy })) return 'busy'
  return isBlocked({ unread }) ? 'unread' : null
}

const FREE: HostDiary = { busy: [], away: [], hours: null, full: [], unread: [] }

/** The starts whose booking would not lie within the hours. */
function startsOutside(hours: readonly Period[] | null, rules: Lengths, { from, to }: Range): Period[] {
  if (hours === null) return []
  const { durationMs } = lengthsOf(rules)
  const outside: Period[] = []
  let reached = from
  for (const { start, end } of mergeBusy(hours)) {
    const afterLast = Math.floor(end - durationMs) + 1
    if (afterLast <= start) continue
    outside.push({ start: reached, end: start })
    reached = Math.max(reached, afterLast)
  }
  return [...outside, { start: reached, end: to }].filter(({ start, end }) => start < end)
}

/** A group of a page with what its hosts are free for, by the places of the starts. */
export type GroupFreedom = { need: number; free: readonly (readonly boolean[])[] }

/** For each of so many starts, whether all groups are met. */
export function groupsMet(count: number, groups: readonly GroupFreedom[]): boolean[] {
  return Array.from({ length: count }, (_, place) =>
    groups.every(({ need, free }) => {
      let left = need
      for (const host of free) {
        if (left === 0) break
        if (host[place]) left -= 1
      }
      return left === 0
    }),
  )
}
