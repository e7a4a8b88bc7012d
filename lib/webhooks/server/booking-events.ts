import type { Database } from '@/db/client'
import { outboxHandlers } from '@/lib/outbox/handlers'
import { pick } from '@/lib/shared/pick'
import type { WebhookEvent } from '@/lib/shared/webhooks'
import { enqueueEvent } from './enqueue-event'

type BookingEvent = Extract<WebhookEvent, `booking.${string}`>
type Of = { ownerId: string; bookingId: string }

/** After the change, in its transaction: the event holds the booking as it is then. */
export async function enqueueBookingEvent(tx: Database, type: BookingEvent, { ownerId, bookingId }: Of, now: Date) {
  await enqueueEvent(tx, { ownerId, type, data: () => outboxHandlers().describeBooking(tx, bookingId) }, now)
}

type Host = { account: string; name: string }

/** The same for one host of a booking whom another has replaced. */
export async function enqueueReassigned(
  tx: Database,
  { ownerId, bookingId }: Of,
  { from, to }: { from: Host; to: Host },
  now: Date,
) {
  const data = async () => ({
    ...(await outboxHandlers().describeBooking(tx, bookingId)),
    from: pick(from, ['account', 'name']),
    to: pick(to, ['account', 'name']),
  })
  await enqueueEvent(tx, { ownerId, type: 'booking.reassigned', data }, now)
}
