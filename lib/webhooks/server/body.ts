import type { ClaimedDelivery } from '@/db/queries/webhooks/claims'
import type { WebhookMessage } from '../listener-schema'

type Event = Pick<ClaimedDelivery, 'eventId' | 'type' | 'data' | 'happenedAt'>

export function toWebhookMessage({ eventId, type, data, happenedAt }: Event): WebhookMessage {
  return { id: eventId, type, createdAt: happenedAt, data }
}

/** Makes the text that is sent, the same at each try. */
export function toWebhookBody(event: Event): string {
  return JSON.stringify(toWebhookMessage(event))
}
