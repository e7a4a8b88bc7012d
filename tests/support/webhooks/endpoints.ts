import { sql } from 'drizzle-orm'
import { WEBHOOK_EVENTS } from '@/lib/shared/webhooks'
import type { WebhookDelivery, WebhookEndpoint, WebhookEndpointWithSecret } from '@/lib/webhooks/schema'
import { query } from '../database/query'
import { type Sender, sendFor } from '../factories/sender'

const PATH = '/api/webhook-endpoints'

/** For all events, unless it is said otherwise. */
export function createEndpoint(owner: Sender, url: string, fields: object = {}): Promise<WebhookEndpointWithSecret> {
  return sendFor(owner, 201, 'POST', PATH, { url, events: WEBHOOK_EVENTS, ...fields })
}

export async function readEndpoint(owner: Sender, id: string): Promise<WebhookEndpoint> {
  return sendFor(owner, 200, 'GET', `${PATH}/${id}`)
}

export async function listLog(owner: Sender, id: string): Promise<WebhookDelivery[]> {
  return sendFor(owner, 200, 'GET', `${PATH}/${id}/deliveries`)
}

/** Moves the queue of an endpoint, and its record of failures, into the past. */
export async function letDeliveriesWait(endpointId: string, ms: number): Promise<void> {
  const back = sql`make_interval(secs => ${ms / 1000}::float8)`
  await query(sql`update webhook_deliveries set next_attempt_at = next_attempt_at - ${back}
    where endpoint_id = ${endpointId}::uuid and status = 'waiting'`)
  await query(sql`update webhook_endpoints set failing_since = failing_since - ${back}, previous_until = previous_until - ${back}
    where id = ${endpointId}::uuid`)
}
