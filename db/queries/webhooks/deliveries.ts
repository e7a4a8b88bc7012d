import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { webhookDeliveries, webhookEvents } from '@/db/schema'
import { WEBHOOK_EVENTS, type WebhookEvent } from '@/lib/shared/webhooks'
import { exactly } from '../forms/form-responses'

const { id, eventId, endpointId, isTest, status, nextAttemptAt, attempts, createdAt } = webhookDeliveries
const { type, data, createdAt: happenedAt } = webhookEvents
const columns = { id, eventId, endpointId, isTest, status, nextAttemptAt, attempts, createdAt, type, data, happenedAt }

/** A delivery with its event. */
export type DeliveryRow = Awaited<ReturnType<typeof listDeliveries>>[number]
/** A position in the log. `at` is precise to the microsecond. */
export type DeliveryPlace = { at: string; id: string }

/** Deliveries of an endpoint, of events of these types. */
type Readable = { owner: OwnerId; endpoint: string; types: readonly WebhookEvent[] }

const ofEndpoint = (owner: OwnerId, endpoint: string) =>
  and(eq(webhookDeliveries.userId, owner), eq(endpointId, endpoint))

const ofEvent = (types: readonly WebhookEvent[]) =>
  and(
    eq(webhookEvents.id, eventId),
    eq(webhookEvents.userId, webhookDeliveries.userId),
    types.length < WEBHOOK_EVENTS.length ? inArray(type, [...types]) : undefined,
  )

/** Newest first. */
export function listDeliveries(
  db: Database,
  { owner, endpoint, types }: Readable,
  { limit, after }: { limit: number; after?: DeliveryPlace | undefined },
) {
  const isAfter = after && sql`(${createdAt}, ${id}) < (${after.at}::timestamptz, ${after.id}::uuid)`
  return db
    .select({ ...columns, at: exactly(createdAt) })
    .from(webhookDeliveries)
    .innerJoin(webhookEvents, ofEvent(types))
    .where(and(ofEndpoint(owner, endpoint), isAfter))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit)
}

export async function findDelivery(db: Database, { owner, endpoint, types }: Readable, delivery: string) {
  const [row] = await db
    .select({ ...columns, at: exactly(createdAt) })
    .from(webhookDeliveries)
    .innerJoin(webhookEvents, ofEvent(types))
    .where(and(ofEndpoint(owner, endpoint), eq(id, delivery)))
  return row ?? null
}

/** Queues a delivery once more, with all its tries. False while one of them is under way. */
export async function queueAgain(
  db: Database,
  { owner, endpoint }: { owner: OwnerId; endpoint: string },
  delivery: string,
  { now, leaseEnd }: { now: Date; leaseEnd: Date },
): Promise<boolean> {
  const isFree = sql`(${webhookDeliveries.claimedAt} is null or ${nextAttemptAt} <= ${now.toISOString()}::timestamptz)`
  const rows = await db
    .update(webhookDeliveries)
    .set({ status: 'waiting', tries: 0, nextAttemptAt: leaseEnd, claimedAt: null })
    .where(and(ofEndpoint(owner, endpoint), eq(id, delivery), isFree))
    .returning({ id })
  return rows.length > 0
}

type Test = { id: string; owner: OwnerId; endpoint: string; eventId: string; type: DeliveryRow['type']; data: object }

/** An event for one endpoint only, subscribed or not. Inside a transaction. */
export async function insertTest(tx: Database, test: Test, { now, leaseEnd }: { now: Date; leaseEnd: Date }) {
  const { owner: userId, endpoint, ...event } = test
  await tx
    .insert(webhookEvents)
    .values({ id: event.eventId, userId, type: event.type, data: { ...event.data }, createdAt: now })
  await tx.insert(webhookDeliveries).values({
    id: event.id,
    userId,
    endpointId: endpoint,
    eventId: event.eventId,
    isTest: true,
    nextAttemptAt: leaseEnd,
    createdAt: now,
  })
}
