import { addDays } from '@/lib/scheduling/calendar-date'
import { localDate } from '@/lib/scheduling/zone'

export type SlotsQuery = { from: string; to: string; timezone: string }

/** From today on, by the dates of the time zone. */
export function slotsQuery(timezone: string, nowMs: number, lookAheadDays: number): SlotsQuery {
  const from = localDate(timezone, nowMs)
  return { from, to: addDays(from, lookAheadDays), timezone }
}

/** `duration` in minutes; without it the page's preset. */
export function slotsPath(slug: string, query: SlotsQuery, duration?: number): string {
  const path = `${schedulePath(slug)}/slots?${new URLSearchParams(query)}`
  return duration ? `${path}&duration=${duration}` : path
}

export function schedulePath(slug: string): string {
  return `/api/schedule/${encodeURIComponent(slug)}`
}
