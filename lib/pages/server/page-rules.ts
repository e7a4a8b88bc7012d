import type { BusyRow, Obstructions } from '@/db/queries/meetings/obstructions'
import type { SchedulePage } from '@/db/queries/meetings/schedule-columns'
import {
  type BusyPeriod,
  closedPeriod,
  type LimitReached,
  limitsReached,
  type Period,
  type SlotRules,
  toSlotRules,
} from '@/lib/scheduling'
import { AppError } from '@/lib/shared/errors'
import { readDurations } from '../durations'

/** The durations that visitors of a page may choose from, ascending. */
export function durationsOf({ duration, durations }: Pick<SchedulePage, 'duration' | 'durations'>): number[] {
  return readDurations(duration, durations)
}

/** The rules of a page for a duration, by default its preset. Throws 400 when it is none of the page's. */
export function rulesOf(page: SchedulePage, now: number, duration = page.duration): SlotRules {
  const durations = durationsOf(page)
  if (!durations.includes(duration)) {
    const { message } = new AppError('unknown_duration')
    throw new AppError('unknown_duration', { issues: [{ path: 'duration', message }] })
  }
  return toSlotRules({ ...page, durations }, now, duration)
}

/** The same for a booking that exists: it keeps its length in minutes, also when the page has no such duration any more. */
export function rulesOfLength(page: SchedulePage, now: number, minutes: number): SlotRules {
  return toSlotRules({ ...page, durations: durationsOf(page) }, now, minutes)
}

export type OwnObstacles = {
  busy: BusyPeriod[]
  closed: Period[]
  full: LimitReached[]
}

/** All of the owner's that stands in the way of a page's slots, but for calendars. A team has no time of its own. */
export function obstaclesOf({ busy, timeOff, countedStarts, ...page }: SchedulePage & Obstructions): OwnObstacles {
  const { limits, timezone, weekStartDay, ownerTimezone, isTeams } = page
  return {
    busy: isTeams ? [] : busy.map(toBusyPeriod),
    closed: timeOff.map((span) => closedPeriod(span, ownerTimezone)),
    full: limitsReached({ limits, starts: countedStarts, timezone, weekStartDay }),
  }
}

export function toBusyPeriod([start, end, before, after]: BusyRow): BusyPeriod {
  return { start, end, before, after }
}
