import { and, count, eq, gt, lte, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { webhookListeners } from '@/db/schema'
import type { WebhookEvent } from '@/lib/shared/webhooks'
import { rowsOf } from '../rows'

export type ListenerRow = typeof webhookListeners.$inferSelect
/** An event that waits for a listener. */
export type HeardEvent = { eventId: string; type: WebhookEvent; data: Record<string, unknown>; happenedAt: string }
type Renewal = { received: readonly string[]; readable: readonly WebhookEvent[]; until: Date; now: Date }
type Listener = { owner: OwnerId; id: string }

const { userId, expiresAt } = webhookListeners
const ofOwner = ({ owner, id }: Listener) => and(eq(userId, owner), eq(webhookListeners.id, id))
const at = (instant: Date) => sql`${instant.toISOString()}::timestamptz`

/** Counts those that still live. */
export async function countListeners(db: Database, owner: OwnerId, now: Date): Promise<number> {
  const [row] = await db
    .select({ all: count() })
    .from(webhookListeners)
    .where(and(eq(userId, owner), gt(expiresAt, now)))
  return row?.all ?? 0
}

export async function insertListener(db: Database, row: typeof webhookListeners.$inferInsert): Promise<ListenerRow> {
  const [made] = await db.insert(webhookListeners).values(row).returning()
  if (!made) throw new Error('A listener was not written')
  return made
}

/** With what waits for it. False when it is not this owner's. */
export async function deleteListener(db: Database, listener: Listener): Promise<boolean> {
  const rows = await db.delete(webhookListeners).where(ofOwner(listener)).returning({ id: webhookListeners.id })
  return rows.length > 0
}

/** Deletes those of an owner whose time is up, with what waits for them. */
export async function deleteExpiredListeners(db: Database, owner: OwnerId, now: Date): Promise<void> {
  await db.delete(webhookListeners).where(and(eq(userId, owner), lte(expiresAt, now)))
}

/**
 * Lets a listener live on, without the events that it has received. False when it is not there any more, or hears events that are
 * not among the readable ones.
 */
export async function renewListener(
  db: Database,
  { owner, id }: Listener,
  { received, readable, until, now }: Renewal,
): Promise<boolean> {
  const rows = await db.execute(sql`
    with renewed as (
      update webhook_listeners set expires_at = ${at(until)}
      where id = ${id}::uuid and user_id = ${owner}::uuid and expires_at > ${at(now)}
        and events <@ ${JSON.stringify(readable)}::jsonb
      returning id
    ), received as (
      delete from webhook_listener_events waiting using renewed
      where waiting.listener_id = renewed.id
        and waiting.event_id = any(array(select jsonb_array_elements_text(${JSON.stringify(received)}::jsonb)::uuid))
    )
    select 1 from renewed`)
  return rowsOf(rows).length > 0
}

/** The oldest events that wait for a listener, in the order in which they happened. Null when it is not there any more. */
export async function listWaiting(db: Database, { owner, id }: Listener, limit: number): Promise<HeardEvent[] | null> {
  const rows = await db.execute(sql`
    select v.id as "eventId", v.type, v.data,
      to_char(v.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "happenedAt"
    from webhook_listeners l
    left join webhook_listener_events waiting on waiting.listener_id = l.id
    left join webhook_events v on v.id = waiting.event_id and v.user_id = l.user_id
    where l.id = ${id}::uuid and l.user_id = ${owner}::uuid
    order by v.created_at, v.id limit ${limit}::int`)
  const found = rowsOf<HeardEvent | Record<keyof HeardEvent, null>>(rows)
  return found.length === 0 ? null : found.filter((row) => row.eventId !== null)
}
