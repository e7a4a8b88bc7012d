import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import { newId } from '@/db/new-id'
import type { WebhookEvent } from '@/lib/shared/webhooks'
import { rowsOf } from '../rows'

const subscribes = (endpoint: SQL, type: SQL) => sql`${endpoint}.status = 'active' and ${endpoint}.events ? ${type}`
const hears = (listener: SQL, type: SQL) => sql`${listener}.expires_at > now() and ${listener}.events ? ${type}`

/** True for an owner with an endpoint or a listener that wants events of a type. */
const hasReader = (owner: SQL, type: SQL) => sql`(
          exists (select 1 from webhook_endpoints e where e.user_id = ${owner} and ${subscribes(sql`e`, type)})
          or exists (select 1 from webhook_listeners l where l.user_id = ${owner} and ${hears(sql`l`, type)}))`

/**
 * Common table expressions that write events and their deliveries, for a statement that causes them. `happenings` selects
 * `id`, `user_id`, `type`, `data` and `at`. Nothing is written without an endpoint or a listener that wants them.
 * The locks keep one that is being deleted from failing the statement.
 */
export function writtenEvents(happenings: SQL): SQL {
  return sql`happening as materialized (
        select * from (${happenings}) caused where ${hasReader(sql`caused.user_id`, sql`caused.type`)}
      ), happened as (
        insert into webhook_events (id, user_id, type, data, created_at)
        select id, user_id, type, data, at from happening
      ), hooked as (
        select e.id as endpoint_id, happening.id, happening.user_id, happening.at
        from happening join webhook_endpoints e
          on e.user_id = happening.user_id and ${subscribes(sql`e`, sql`happening.type`)}
        for key share of e
      ), hooked_delivery as (
        insert into webhook_deliveries (id, user_id, endpoint_id, event_id, next_attempt_at, created_at)
        select gen_random_uuid(), user_id, endpoint_id, id, least(at, now()), at from hooked
        returning 1
      ), heard as (
        select l.id as listener_id, happening.id
        from happening join webhook_listeners l
          on l.user_id = happening.user_id and ${hears(sql`l`, sql`happening.type`)}
        for key share of l
      ), heard_event as (
        insert into webhook_listener_events (listener_id, event_id) select listener_id, id from heard
      )`
}

/** Deliveries that the statement has queued. */
export const HOOKED = sql`(select count(*)::int from hooked_delivery)`

/** True if an active endpoint or a listener of this owner wants such events. */
export async function hasSubscriber(db: Database, userId: string, type: WebhookEvent): Promise<boolean> {
  const rows = await db.execute(sql`select ${hasReader(sql`${userId}::uuid`, sql`${type}::text`)} as wanted`)
  return rowsOf<{ wanted: boolean }>(rows)[0]?.wanted ?? false
}

export type NewEvent = { userId: string; type: WebhookEvent; data: object; at: Date }

/** Inside the transaction of their cause. Returns how many deliveries it queued. */
export async function insertEvents(tx: Database, events: readonly NewEvent[]): Promise<number> {
  const rows = JSON.stringify(events.map((event) => ({ id: newId(), ...event, user_id: event.userId })))
  const happenings = sql`
    select * from json_to_recordset(${rows}::json) as given (id uuid, user_id uuid, type text, data jsonb, at timestamptz)`
  const result = await tx.execute(sql`with ${writtenEvents(happenings)} select ${HOOKED} as queued`)
  return rowsOf<{ queued: number }>(result)[0]?.queued ?? 0
}
