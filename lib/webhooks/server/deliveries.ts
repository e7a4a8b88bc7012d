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
import type { WebhookEvent } from '@/lib/shared/webhooks'
import { writeDeliveryPlace } from '../delivery-place'
import type { ListDeliveriesQuery, WebhookDelivery } from '../schema'
import { deliverNow, webhookLease } from './deliver'
import { foundEndpoint } from './endpoints'
import { findTestData } from './test-data'

type Key = { owner: OwnerId; endpoint: string }

export async function listWebhookDeliveries(
  key: Key,
  { after, limit }: ListDeliveriesQuery,
): Promise<{ items: WebhookDelivery[]; nextAfter: string | null }> {
  foundEndpoint(await findEndpoint(database(), key.owner, key.endpoint))
  const rows = await listDeliveries(database(), key, { limit: limit + 1, after })
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return { items: shown.map(toDelivery), nextAfter: last ? writeDeliveryPlace(last) : null }
}

/**
 * Sends an event about something real, marked as a test, and waits for the answer; one try, also to an endpoint that is
 * paused.
 */
export async function testWebhook(key: Key, type: WebhookEvent | undefined, now: Date): Promise<WebhookDelivery> {
  const { owner, endpoint } = key
  const { events } = foundEndpoint(await findEndpoint(database(), owner, endpoint))
  const asked = type ?? events[0] ?? 'booking.created'
  const data = { ...(await findTestData(owner, asked, now)), test: true }
  const test = { id: newId(), eventId: newId(), owner, endpoint, type: asked, data }
  await database().transaction((tx) => insertTest(tx, test, webhookLease(now)))
  return tryNow(key, test.id)
}

/** Sends an event once more, under its id. When that fails, it is tried again as a new one is. */
export async function resendDelivery(key: Key, delivery: string, now: Date): Promise<WebhookDelivery> {
  const { status } = foundEndpoint(await findEndpoint(database(), key.owner, key.endpoint))
  if (!(await findDelivery(database(), key, delivery))) throw new AppError('delivery_not_found')
  if (status !== 'active') throw new AppError('webhook_off')
  // A try that is under way does for this one, too.
  if (!(await queueAgain(database(), key, delivery, webhookLease(now)))) return readDelivery(key, delivery)
  return tryNow(key, delivery)
}

async function tryNow(key: Key, delivery: string): Promise<WebhookDelivery> {
  await deliverNow(delivery)
  return readDelivery(key, delivery)
}

async function readDelivery(key: Key, delivery: string): Promise<WebhookDelivery> {
  const row = await findDelivery(database(), key, delivery)
  if (!row) throw new AppError('delivery_not_found')
  return toDelivery(row)
}

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
