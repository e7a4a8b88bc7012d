import type { OwnMeeting } from '@/lib/meetings/schema'
import { MINUTE_MS } from '@/lib/scheduling/units'

const EVERY_MS = 2_000

/** Calendars follow a write within seconds: until then the meetings are read again, for half a minute at most. */
export function untilSynced(meetings: readonly OwnMeeting[], now = Date.now()): number | false {
  const isFollowing = meetings.some(
    ({ calendarEvents = [], updatedAt }) =>
      now - Date.parse(updatedAt) < MINUTE_MS / 2 && calendarEvents.some(({ state }) => state === 'waiting'),
  )
  return isFollowing && EVERY_MS
}
