import { randomUUID } from 'node:crypto'
import type { Seeded } from './seed'

export const JSON_HEADERS = { 'content-type': 'application/json' }

/** Bookings as the page sends them: each of another slot, with a key of its own. */
export function createBookings(nextSlot: Seeded['nextSlot']) {
  return () => {
    const { slug, startTime } = nextSlot()
    const headers = { ...JSON_HEADERS, 'idempotency-key': randomUUID() }
    return { path: `/api/schedule/${slug}/book`, headers, body: bookingBody(startTime) }
  }
}

export function bookingBody(startTime: string): string {
  const attendee = { attendeeName: 'Vera Visitor', attendeeEmail: 'vera@example.com' }
  return JSON.stringify({ ...attendee, startTime, userTimezone: 'Europe/Berlin' })
}
