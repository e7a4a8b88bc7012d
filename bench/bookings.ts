import { randomUUID } from 'node:crypto'
import type { Seeded } from './seed'

export const JSON_HEADERS = { 'content-type': 'application/json' }

/** Bookings as the page sends them, each with its own slot, attendee and key. */
export function createBookings(nextSlot: Seeded['nextSlot']) {
  let visitors = 0
  return () => {
    const { slug, startTime } = nextSlot()
    const headers = { ...JSON_HEADERS, 'idempotency-key': randomUUID() }
    visitors += 1
    return { path: `/api/schedule/${slug}/book`, headers, body: bookingBody(startTime, `vera${visitors}@example.com`) }
  }
}

export function bookingBody(startTime: string, attendeeEmail = 'vera@example.com'): string {
  const attendee = { attendeeName: 'Vera Visitor', attendeeEmail }
  return JSON.stringify({ ...attendee, startTime, userTimezone: 'Europe/Berlin' })
}
