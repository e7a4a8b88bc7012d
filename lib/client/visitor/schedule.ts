import type { SlotDays } from '@/lib/meetings/visitor/slot-calendar'
import { addDays } from '@/lib/scheduling/calendar-date'
import { localDate } from '@/lib/scheduling/zone'
import { send } from './visitor-request'

export type SlotsQuery = { from: string; to: string; timezone: string }

export function readSlots(slug: string, query: SlotsQuery, signal: AbortSignal): Promise<SlotDays> {
  return send(slotsPath(slug, query), { signal })
}

/** From today on, by the dates of the time zone. */
export function slotsQuery(timezone: string, nowMs: number, lookAheadDays: number): SlotsQuery {
  const from = localDate(timezone, nowMs)
  return { from, to: addDays(from, lookAheadDays), timezone }
}

export function slotsPath(slug: string, query: SlotsQuery): string {
  return `${schedulePath(slug)}/slots?${new URLSearchParams(query)}`
}

export function schedulePath(slug: string): string {
  return `/api/schedule/${encodeURIComponent(slug)}`
}
