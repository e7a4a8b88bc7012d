import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import type { WebhookAttempt, WebhookEvent } from '@/lib/shared/webhooks'
import { NOTICE_ADDRESS } from '../accounts/person-email'
import { rowsOf } from '../rows'

/** A delivery that is due. */
export type DueDelivery = { id: string; userId: string; endpointId: string }
/** A delivery for one try, with what it needs. */
export type ClaimedDelivery = DueDelivery & {
  eventId: string
  isTest: boolean
  tries: number
  type: WebhookEvent
  data: Record<string, unknown>
  /** ISO text to the millisecond. */
  happenedAt: string
  url: string
  secret: string
  /** Null, or past its day. */
  previousSecret: string | null
}

const at = (instant: Date) => sql`${instant.toISOString()}::timestamptz`

type Busy = { endpoints: readonly string[]; owners: readonly string[] }

/**
 * The oldest due delivery of each of up to `limit` endpoints that are not busy. Each endpoint costs one step in the index of
 * waiting deliveries, however many it has.
 */
export async function listDue(db: Database, { busy, now, limit }: { busy: Busy; now: Date; limit: number }) {
  const list = (ids: readonly string[]) => sql`${JSON.stringify(ids)}::jsonb`
  const next = (from: SQL) => sql`
    select d.id, d.user_id, d.endpoint_id from webhook_deliveries d
    where d.status = 'waiting' and d.next_attempt_at <= ${at(now)} ${from}
      and not ${list(busy.endpoints)} ? d.endpoint_id::text and not ${list(busy.owners)} ? d.user_id::text
      and exists (select 1 from webhook_endpoints e where e.id = d.endpoint_id and e.user_id = d.user_id and (e.status = 'active' or d.is_test))
    order by d.user_id, d.endpoint_id, d.next_attempt_at limit 1`
  const rows = await db.execute(sql`
    with recursive turns (id, user_id, endpoint_id, place) as (
      select first.id, first.user_id, first.endpoint_id, 1 from (${next(sql``)}) first
      union all
      select following.id, following.user_id, following.endpoint_id, turns.place + 1 from turns cross join lateral (
        ${next(sql`and (d.user_id, d.endpoint_id) > (turns.user_id, turns.endpoint_id)`)}
      ) following
      where turns.place < ${limit}::int
    )
    select id, user_id as "userId", endpoint_id as "endpointId" from turns`)
  return rowsOf<DueDelivery>(rows)
}

/**
 * Takes deliveries for one try each: those that are due, or all that nobody is sending. Another process takes one whose sender died after
 * `leaseEnd`.
 */
export async function claimDeliveries(
  db: Database,
  ids: readonly string[],
  { now, leaseEnd, isDue }: { now: Date; leaseEnd: Date; isDue: boolean },
): Promise<ClaimedDelivery[]> {
  const isFree = sql`d.next_attempt_at <= ${at(now)}`
  const which = isDue ? isFree : sql`(d.claimed_at is null or ${isFree})`
  const rows = await db.execute(sql`
    update webhook_deliveries d set tries = d.tries + 1, claimed_at = ${at(now)}, next_attempt_at = ${at(leaseEnd)}
    from webhook_endpoints e, webhook_events v
    where d.id in (
        select d.id from webhook_deliveries d
        where d.id = any(array(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid))
          and d.status = 'waiting' and ${which} for update skip locked
      ) and e.id = d.endpoint_id and e.user_id = d.user_id and v.id = d.event_id and v.user_id = d.user_id
    returning d.id, d.user_id as "userId", d.endpoint_id as "endpointId", d.event_id as "eventId", d.is_test as "isTest",
      d.tries, v.type, v.data, to_char(v.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "happenedAt",
      e.url, e.secret, case when e.previous_until > ${at(now)} then e.previous_secret end as "previousSecret"`)
  return rowsOf<ClaimedDelivery>(rows)
}

type End = { status: 'waiting' | 'delivered' | 'failed'; nextAttemptAt: Date; attempt: WebhookAttempt; keeps: number }

/** Logs a try, of which the last `keeps` are kept. */
export async function finishAttempt(db: Database, deliveryId: string, { status, nextAttemptAt, attempt, keeps }: End) {
  await db.execute(sql`
    update webhook_deliveries d set status = ${status}, next_attempt_at = ${at(nextAttemptAt)}, claimed_at = null,
      attempts = (
        select jsonb_agg(one.value order by one.place) from (
          select value, ordinality as place
          from jsonb_array_elements(d.attempts || ${JSON.stringify([attempt])}::jsonb) with ordinality
          order by ordinality desc limit ${keeps}::int
        ) one
      )
    where d.id = ${deliveryId}::uuid`)
}

/** After a success. Most endpoints have nothing to forget, and are not written. */
export async function noteWorking(db: Database, endpointId: string): Promise<void> {
  await db.execute(sql`
    update webhook_endpoints set failing_since = null where id = ${endpointId}::uuid and failing_since is not null`)
}

/** Returns since when the endpoint fails; null when it is not active any more. */
export async function noteFailing(db: Database, endpointId: string, now: Date): Promise<Date | null> {
  const rows = await db.execute(sql`
    update webhook_endpoints set failing_since = coalesce(failing_since, ${at(now)})
    where id = ${endpointId}::uuid and status = 'active'
    returning failing_since as "since"`)
  const [row] = rowsOf<{ since: string | Date }>(rows)
  return row ? new Date(row.since) : null
}

/** Null when it is off already. */
export async function switchOff(tx: Database, endpointId: string, status: 'failed' | 'gone', now: Date) {
  const rows = await tx.execute(sql`
    update webhook_endpoints e set status = ${status}, updated_at = ${at(now)}
    from users u where e.id = ${endpointId}::uuid and e.status = 'active' and u.id = e.user_id
    returning e.user_id as "userId", e.url, ${NOTICE_ADDRESS} as email`)
  return rowsOf<{ userId: string; url: string; email: string }>(rows)[0] ?? null
}

/** For a process that has the database to itself: what a dead process was sending is due now. */
export async function releaseDeliveries(db: Database, now: Date): Promise<void> {
  await db.execute(sql`
    update webhook_deliveries set next_attempt_at = ${at(now)}, claimed_at = null
    where status = 'waiting' and claimed_at is not null`)
}
