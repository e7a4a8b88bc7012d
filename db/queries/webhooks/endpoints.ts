import { and, asc, count, eq, getTableColumns, gt, inArray, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { webhookDeliveries, webhookEndpoints, webhookEvents } from '@/db/schema'
import type { WebhookEvent } from '@/lib/shared/webhooks'

export type EndpointRow = typeof webhookEndpoints.$inferSelect
/** Without the secrets. */
export type ShownEndpoint = Omit<EndpointRow, 'secret' | 'previousSecret'>

const { secret: _secret, previousSecret: _previous, ...shown } = getTableColumns(webhookEndpoints)

const owned = (owner: OwnerId, id: string) => and(eq(webhookEndpoints.userId, owner), eq(webhookEndpoints.id, id))

/** Oldest first. */
export function listEndpoints(db: Database, owner: OwnerId): Promise<ShownEndpoint[]> {
  return db
    .select(shown)
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.userId, owner))
    .orderBy(asc(webhookEndpoints.createdAt), asc(webhookEndpoints.id))
}

export async function findEndpoint(db: Database, owner: OwnerId, id: string): Promise<ShownEndpoint | null> {
  const [row] = await db.select(shown).from(webhookEndpoints).where(owned(owner, id))
  return row ?? null
}

/** With the sealed secrets, locked until the end of the transaction. */
export async function holdEndpoint(tx: Database, owner: OwnerId, id: string): Promise<EndpointRow | null> {
  const [row] = await tx.select().from(webhookEndpoints).where(owned(owner, id)).for('no key update')
  return row ?? null
}

export async function countEndpoints(db: Database, owner: OwnerId): Promise<number> {
  const [row] = await db.select({ all: count() }).from(webhookEndpoints).where(eq(webhookEndpoints.userId, owner))
  return row?.all ?? 0
}

export async function insertEndpoint(db: Database, row: typeof webhookEndpoints.$inferInsert): Promise<ShownEndpoint> {
  const [made] = await db.insert(webhookEndpoints).values(row).returning(shown)
  if (!made) throw new Error('An endpoint was not written')
  return made
}

export async function updateEndpoint(
  db: Database,
  owner: OwnerId,
  id: string,
  changes: Partial<EndpointRow>,
): Promise<ShownEndpoint | null> {
  const [row] = await db.update(webhookEndpoints).set(changes).where(owned(owner, id)).returning(shown)
  return row ?? null
}

/** The kinds of events that are still to be sent, or held. */
export async function listWaitingTypes(tx: Database, endpointId: string): Promise<WebhookEvent[]> {
  const rows = await tx
    .selectDistinct({ type: webhookEvents.type })
    .from(webhookDeliveries)
    .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.eventId))
    .where(and(eq(webhookDeliveries.endpointId, endpointId), inArray(webhookDeliveries.status, ['waiting', 'held'])))
  return rows.map(({ type }) => type)
}

/** With its deliveries. False when it is not this owner's. */
export async function deleteEndpoint(db: Database, owner: OwnerId, id: string): Promise<boolean> {
  const rows = await db.delete(webhookEndpoints).where(owned(owner, id)).returning({ id: webhookEndpoints.id })
  return rows.length > 0
}

/** Keeps what waits for an endpoint that is not active any more out of the queue. */
export async function holdDeliveries(tx: Database, endpointId: string): Promise<void> {
  await tx.execute(sql`
    update webhook_deliveries set status = 'held' where endpoint_id = ${endpointId}::uuid and status = 'waiting'`)
}

/** Queues what was held since an instant, and gives up what is older. */
export async function releaseHeld(tx: Database, endpointId: string, { since, now }: { since: Date; now: Date }) {
  await tx.execute(sql`
    update webhook_deliveries
    set status = case when created_at < ${since.toISOString()}::timestamptz then 'failed' else 'waiting' end,
      next_attempt_at = ${now.toISOString()}::timestamptz
    where endpoint_id = ${endpointId}::uuid and status = 'held'`)
}

/** Ciphertexts of endpoints under other keys than the given one, in the order of ids. */
export function listEndpointsAfter(db: Database, after: string, limit: number) {
  const { id, secret, previousSecret } = webhookEndpoints
  return db
    .select({ id, secret, previousSecret })
    .from(webhookEndpoints)
    .where(gt(id, after))
    .orderBy(asc(id))
    .limit(limit)
}

type Secrets = Pick<EndpointRow, 'secret' | 'previousSecret'>

/** Writes nothing if they were rotated meanwhile. */
export async function replaceSecrets(db: Database, seen: Secrets & { id: string }, secrets: Secrets): Promise<void> {
  const isSeen = and(eq(webhookEndpoints.id, seen.id), eq(webhookEndpoints.secret, seen.secret))
  await db.update(webhookEndpoints).set(secrets).where(isSeen)
}
