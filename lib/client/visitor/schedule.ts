import type { AskedForm } from '@/lib/forms/form'
import type { SlotDays } from '@/lib/meetings/visitor/slot-calendar'
import { addDays } from '@/lib/scheduling/calendar-date'
import type { TimeFormat } from '@/lib/scheduling/clock-formats'
import { localDate } from '@/lib/scheduling/zone'
import type { Answer } from '@/lib/vocabulary/forms/question'
import { send } from './visitor-request'

export type SlotsQuery = { from: string; to: string; timezone: string }
export type BookingRequest = {
  attendeeName: string
  attendeeEmail: string
  startTime: string
  userTimezone: string
  userTimeFormat?: TimeFormat
  responses?: Record<string, Answer>
}
export type BookingAnswer = {
  meeting: { startTime: string; locationData: { meetLink?: string; password?: string; customLocation?: string } }
  booking: { attendeeEmail: string; manageUrl: string }
}

/** A provider may take its 8 seconds to make a link; what takes longer than this has been lost on the way. */
const TIMEOUT_MS = 30_000

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

/** Fetches the form of a page again, because it may have changed since the page was rendered. */
export async function readAskedForm(slug: string): Promise<AskedForm | undefined> {
  const { form } = await send<{ form?: AskedForm }>(schedulePath(slug), { signal: AbortSignal.timeout?.(TIMEOUT_MS) })
  return form
}

/** A repeat with the same key returns the first booking, so retrying after a lost response is safe. */
export function postBooking(slug: string, booking: BookingRequest, idempotencyKey: string): Promise<BookingAnswer> {
  return send(`${schedulePath(slug)}/book`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': idempotencyKey },
    body: JSON.stringify(booking),
    signal: AbortSignal.timeout?.(TIMEOUT_MS),
  })
}

function schedulePath(slug: string): string {
  return `/api/schedule/${encodeURIComponent(slug)}`
}
