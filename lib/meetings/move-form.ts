import { toWallClock } from '@/lib/time/screen-time'
import { isSameWallTime, isWallTime, type WallTime, wallTimeToInstant } from '@/lib/time/wall-time'
import type { Meeting } from './schema'

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
