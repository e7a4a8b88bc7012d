import type { Database } from '@/db/client'
import { outboxHandlers } from '@/lib/outbox/handlers'
import type { WebhookEvent } from '@/lib/shared/webhooks'
import { enqueueEvent } from './enqueue-event'

type BookingEvent = Extract<WebhookEvent, `booking.${string}`>
type Of = { ownerId: string; bookingId: string }

/** After the change, in its transaction: the event holds the booking as it is then. */
export async function enqueueBookingEvent(tx: Database, type: BookingEvent, { ownerId, bookingId }: Of, now: Date) {
  await enqueueEvent(tx, { ownerId, type, data: () => outboxHandlers().describeBooking(tx, bookingId) }, now)
}
