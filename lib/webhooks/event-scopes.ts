import { type CallingKey, mayRead, type Scope } from '@/lib/shared/scopes'
import { WEBHOOK_EVENTS, type WebhookEvent } from '@/lib/shared/webhooks'

/** What a key needs to be told of an event, beside the right to webhooks: the scope that reads what its data are. */
const READ_BY: Record<WebhookEvent, Scope | null> = {
  'booking.requested': 'meetings:read',
  'booking.created': 'meetings:read',
  'booking.moved': 'meetings:read',
  'booking.cancelled': 'meetings:read',
  'booking.declined': 'meetings:read',
  'booking.reassigned': 'meetings:read',
  'booking.no_show': 'meetings:read',
  'response.created': 'responses:read',
  'response.deleted': 'responses:read',
  'form.closed': 'responses:read',
  'connection.expired': null,
}

/** The scopes that read these events, each once. */
export function scopesOfEvents(events: readonly WebhookEvent[]): Scope[] {
  return [...new Set(events.flatMap((event) => READ_BY[event] ?? []))]
}

/** The events that a key may read: all of them without a key. */
export function eventsReadBy(key: CallingKey | null): WebhookEvent[] {
  return WEBHOOK_EVENTS.filter((event) => scopesOfEvents([event]).every((scope) => mayRead(key, scope)))
}
