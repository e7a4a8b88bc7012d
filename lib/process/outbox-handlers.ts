import { type OutboxHandlers, registerOutboxHandlers } from '@/lib/outbox/handlers'

/** Loaded when they are first needed, so that the process starts without the calendars. */
const HANDLERS: OutboxHandlers = {
  deliverEventsDue: async () => (await import('@/lib/calendars/events/deliver-events')).deliverEventsDue(),
  deliverWebhooksDue: async () => (await import('@/lib/webhooks/server/deliver')).deliverWebhooksDue(),
  describeBooking: async (tx, bookingId) =>
    (await import('@/lib/meetings/server/booking/event-data')).describeBooking(tx, bookingId),
  composeTimed: async (mail, now) =>
    (await import('@/lib/meetings/server/booking/compose-timed')).composeTimed(mail, now),
  addMeetingLink: async (mail) => (await import('@/lib/calendars/events/add-meeting-link')).addMeetingLink(mail),
}

export const registerHandlers = () => registerOutboxHandlers(HANDLERS)
