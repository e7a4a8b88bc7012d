import { LOOK_AHEAD_DAYS } from '@/lib/meetings/visitor/slot-calendar'

/**
 * The times from the first date on that can be booked. `duration` in minutes, without it the page's preset; `days` after the
 * first date.
 */
export function slotsPath(slug: string, timezone: string, duration?: number, days = LOOK_AHEAD_DAYS): string {
  const path = `${schedulePath(slug)}/slots?${slotsQuery(timezone, days)}`
  return duration ? `${path}&duration=${duration}` : path
}

export function slotsQuery(timezone: string, days = LOOK_AHEAD_DAYS): string {
  return `days=${days}&timezone=${encodeURIComponent(timezone)}`
}

export function schedulePath(slug: string): string {
  return `/api/schedule/${encodeURIComponent(slug)}`
}
