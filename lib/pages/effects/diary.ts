import type { BusyPeriod, Period } from '@/lib/scheduling/busy'
import { countedPeriods, type LimitReached } from '@/lib/scheduling/full-periods'
import { DAY_MS } from '@/lib/scheduling/units'
import type { LimitedRules } from './capacity'
import type { ReplayedBooking } from './replay'

/** Bookings as they come in, found by where they lie. */
export type Diary = {
  add: (booking: ReplayedBooking) => void
  /** Bookings that stood at an instant and could be in the way of a period. */
  near: (period: Period, at: number) => BusyPeriod[]
  /** The page's limits that were reached at an instant for something that begins at `start`. */
  reachedBy: (start: number, at: number) => LimitReached[]
}

/** A booking lasts a day at most, and so does its gap or that of a neighbour. */
const NEAR_DAYS = [-3, -2, -1, 0, 1, 2, 3]

export function createDiary({ limits, timezone }: LimitedRules, weekStartDay: number): Diary {
  const byDay = new Map<number, ReplayedBooking[]>()
  const byPeriod = new Map<string, ReplayedBooking[]>()
  const periodsOf = (start: number) =>
    countedPeriods({ limits, timezone, weekStartDay }, start).map((period) => ({
      ...period,
      key: `${period.per} ${period.firstDate}`,
    }))
  return {
    add(booking) {
      put(byDay, dayOf(booking.start), booking)
      if (!booking.isOfPage) return
      for (const { key } of periodsOf(booking.start)) put(byPeriod, key, booking)
    },
    near: ({ start }, at) =>
      NEAR_DAYS.flatMap((days) => byDay.get(dayOf(start) + days) ?? []).filter((booking) => stood(booking, at)),
    reachedBy: (start, at) =>
      periodsOf(start)
        .map(({ per, max, key }) => ({
          limit: { per, max },
          count: (byPeriod.get(key) ?? []).filter((booking) => stood(booking, at)).length,
          start,
          end: start + 1,
        }))
        .filter(({ limit, count }) => count >= limit.max),
  }
}

function stood({ endedAt }: ReplayedBooking, at: number): boolean {
  return endedAt === null || endedAt > at
}

function dayOf(instantMs: number): number {
  return Math.floor(instantMs / DAY_MS)
}

function put<Key>(map: Map<Key, ReplayedBooking[]>, key: Key, booking: ReplayedBooking): void {
  const list = map.get(key)
  if (list) list.push(booking)
  else map.set(key, [booking])
}
