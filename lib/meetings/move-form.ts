import { clampDate } from '@/lib/scheduling/bounds'
import { addDays, type CalendarDate, dayOfWeek } from '@/lib/scheduling/calendar-date'
import { toWallClock } from '@/lib/time/screen-time'
import { isSameWallTime, isWallTime, type WallTime, wallTimeToInstant } from '@/lib/time/wall-time'
import type { Meeting } from './schema'
import { nearestStarts } from './visitor/nearest-slots'

type Times = Pick<Meeting, 'startTime' | 'endTime'>

/** The times of a booking that would begin at a wall time, as ISO texts; its length stays. Null while the wall time is unfinished. */
export function movedTimes({ startTime, endTime }: Times, wall: WallTime, timezone: string): Times | null {
  if (!isWallTime(wall)) return null
  const startMs = Date.parse(startTime)
  // An untouched time keeps its instant, which may be the second of two equal wall times.
  const isUntouched = isSameWallTime(toWallClock(startMs, timezone), wall)
  const movedMs = isUntouched ? startMs : wallTimeToInstant(wall, timezone)
  const endMs = movedMs + Date.parse(endTime) - startMs
  return { startTime: new Date(movedMs).toISOString(), endTime: new Date(endMs).toISOString() }
}

/** Dates around a day whose free times are read at once: its week from Sunday, the one before and two after. Days of a week share them. */
export function datesAround(date: CalendarDate): { from: CalendarDate; to: CalendarDate } {
  const sunday = addDays(date, -dayOfWeek(date))
  return { from: clampDate(addDays(sunday, -7)), to: clampDate(addDays(sunday, 20)) }
}

type OfferedTimes = { isOnDay: boolean; starts: string[] }

/** The free starts of a day, or the three nearest to a wanted instant if the day has none; ISO instants. */
export function offeredTimes(
  days: readonly { date: CalendarDate; slots: readonly string[] }[],
  date: CalendarDate,
  wanted: string,
): OfferedTimes {
  const onDay = days.find((day) => day.date === date)?.slots ?? []
  if (onDay.length > 0) return { isOnDay: true, starts: [...onDay] }
  return {
    isOnDay: false,
    starts: nearestStarts(
      days.flatMap(({ slots }) => slots),
      wanted,
    ),
  }
}
