import { database } from '@/db/client'
import { newId } from '@/db/new-id'
import type { OwnerId } from '@/db/owner-id'
import {
  type DeliveryRow,
  findDelivery,
  insertTest,
  listDeliveries,
  queueAgain,
} from '@/db/queries/webhooks/deliveries'
import { findEndpoint } from '@/db/queries/webhooks/endpoints'
import { AppError } from '@/lib/shared/errors'
import { type CallingKey, requireScopes } from '@/lib/shared/scopes'
import type { WebhookEvent } from '@/lib/shared/webhooks'
import { writeDeliveryPlace } from '../delivery-place'
import { eventsReadBy, scopesOfEvents } from '../event-scopes'
import type { ListDeliveriesQuery, WebhookDelivery } from '../schema'
import { deliverNow, webhookLease } from './deliver'
import { foundEndpoint } from './endpoints'
import { findTestData } from './test-data'

/** The endpoint that is meant, and the key that means it: it sees the events that it may read. */
type Asked = { owner: OwnerId; endpoint: string; key: CallingKey | null }

export async function listWebhookDeliveries(
  asked: Asked,
  { after, limit }: ListDeliveriesQuery,
): Promise<{ items: WebhookDelivery[]; nextAfter: string | null }> {
  foundEndpoint(await findEndpoint(database(), asked.owner, asked.endpoint))
  const rows = await listDeliveries(database(), readableOf(asked), { limit: limit + 1, after })
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return { items: shown.map(toDelivery), nextAfter: last ? writeDeliveryPlace(last) : null }
}

/**
 * Sends an event about something real, marked as a test, and waits for the answer; one try, also to an endpoint that is
 * paused.
 */
export async function testWebhook(asked: Asked, asType: WebhookEvent | undefined, now: Date): Promise<WebhookDelivery> {
  const { owner, endpoint, key } = asked
  const { events } = foundEndpoint(await findEndpoint(database(), owner, endpoint))
  const type = asType ?? events[0] ?? 'booking.created'
  requireScopes(key, scopesOfEvents([type]))
  const data = { ...(await findTestData(owner, type, now)), test: true }
  const test = { id: newId(), eventId: newId(), owner, endpoint, type, data }
  await database().transaction((tx) => insertTest(tx, test, webhookLease(now)))
  return tryNow(asked, test.id)
}

/** Sends an event once more, under its id. When that fails, it is tried again as a new one is. */
export async function resendDelivery(asked: Asked, delivery: string, now: Date): Promise<WebhookDelivery> {
  const { status } = foundEndpoint(await findEndpoint(database(), asked.owner, asked.endpoint))
  if (!(await findDelivery(database(), readableOf(asked), delivery))) throw new AppError('delivery_not_found')
  if (status !== 'active') throw new AppError('webhook_off')
  // A try that is under way does for this one, too.
  if (!(await queueAgain(database(), asked, delivery, webhookLease(now)))) return readDelivery(asked, delivery)
  return tryNow(asked, delivery)
}

async function tryNow(asked: Asked, delivery: string): Promise<WebhookDelivery> {
  await deliverNow(delivery)
  return readDelivery(asked, delivery)
}

async function readDelivery(asked: Asked, delivery: string): Promise<WebhookDelivery> {
  const row = await findDelivery(database(), readableOf(asked), delivery)
  if (!row) throw new AppError('delivery_not_found')
  return toDelivery(row)
}

const readableOf = ({ owner, endpoint, key }: Asked) => ({ owner, endpoint, types: eventsReadBy(key) })

function toDelivery(row: DeliveryRow): WebhookDelivery {
  const { id, eventId, type, isTest, status, attempts, nextAttemptAt, createdAt, happenedAt, data } = row
  return {
    id,
    eventId,
    type,
    test: isTest,
    status,
    attempts,
    nextAttemptAt: status === 'waiting' ? nextAttemptAt.toISOString() : null,
    createdAt: createdAt.toISOString(),
    body: { id: eventId, type, createdAt: happenedAt.toISOString(), data },
  }
}
