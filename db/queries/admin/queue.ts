import { and, eq, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import { outbox, webhookDeliveries, webhookEndpoints } from '@/db/schema'
import { laneConditions } from '@/db/schema/operations'
import { rowsOf } from '../rows'

export type QueuedRow = { id: string; kind: string; attempts: number; at: Date; error: string | null }
export type QueueCounts = { waiting: number; failed: number; oldestSeconds: number }

const at = (now: Date) => sql`${now.toISOString()}::timestamptz`

/** Timed mails wait for weeks as they should: they count once they are due. Each part is read by the index of its lane. */
function waiting(now: Date): SQL {
  const { confirmations, mails, events, timed } = laneConditions(outbox.template)
  const isOpen = sql`${outbox.doneAt} is null and ${outbox.failedAt} is null`
  const part = (condition: SQL) => sql`
    select ${outbox.id} as id, ${outbox.template} as kind, ${outbox.attempts} as attempts, ${outbox.nextAttemptAt} as at,
      ${outbox.createdAt} as since, coalesce(${outbox.lastError}, 'held for ' || ${outbox.heldFor}) as error
    from ${outbox} where ${isOpen} and ${condition}`
  const due = sql`${timed} and ${outbox.nextAttemptAt} <= ${at(now)}`
  return sql`${sql.join([confirmations, mails, events, due].map(part), sql` union all `)} union all
    select ${webhookDeliveries.id}, 'webhook', ${webhookDeliveries.tries}, ${webhookDeliveries.nextAttemptAt},
      ${webhookDeliveries.createdAt}, ${webhookError}
    from ${webhookDeliveries} where ${webhookDeliveries.status} = 'waiting'`
}

/** A status of HTTP, or the word of a closed list. */
const webhookError = sql`coalesce('HTTP ' || (${webhookDeliveries.attempts}->-1->>'status'), ${webhookDeliveries.attempts}->-1->>'error')`

const FAILED = sql`
  select ${outbox.id} as id, ${outbox.template} as kind, ${outbox.attempts} as attempts, ${outbox.failedAt} as at,
    ${outbox.lastError} as error
  from ${outbox} where ${outbox.failedAt} is not null
  union all
  select ${webhookDeliveries.id}, 'webhook', ${webhookDeliveries.tries}, ${webhookDeliveries.nextAttemptAt}, ${webhookError}
  from ${webhookDeliveries} where ${webhookDeliveries.status} = 'failed'`

export async function countQueue(db: Database, now: Date): Promise<QueueCounts> {
  const rows = await db.execute(sql`
    select waiting, failed, "oldestSeconds"
    from (
      select count(*)::int as waiting,
        floor(greatest(coalesce(extract(epoch from ${at(now)} - min(since)), 0), 0))::int as "oldestSeconds"
      from (${waiting(now)}) queued
    ) w, (select count(*)::int as failed from (${FAILED}) queued) f`)
  return rowsOf<QueueCounts>(rows)[0] ?? { waiting: 0, failed: 0, oldestSeconds: 0 }
}

/** Those given up last, or those that wait longest, first. */
export async function listQueue(
  db: Database,
  state: 'failed' | 'waiting',
  { now, limit }: { now: Date; limit: number },
): Promise<QueuedRow[]> {
  const statement =
    state === 'failed'
      ? sql`select id, kind, attempts, at, error from (${FAILED}) queued order by at desc, id limit ${limit}`
      : sql`select id, kind, attempts, at, error from (${waiting(now)}) queued order by since, id limit ${limit}`
  return rowsOf<QueuedRow>(await db.execute(statement))
}

export type Retried = 'queued' | 'empty' | 'missing'

/**
 * Has a job tried at once, and for as long as a new one if it was given up. `empty` for one whose content was wiped. One that is
 * under way, or waits for a window of a limit, stays as it is.
 */
export async function retryJob(tx: Database, id: string, { now, until }: { now: Date; until: Date }): Promise<Retried> {
  const { payload, failedAt, attempts, lastError, heldFor } = outbox
  const [job] = await tx
    .select({ payload, failedAt, attempts, lastError, heldFor })
    .from(outbox)
    .where(and(eq(outbox.id, id), isNull(outbox.doneAt)))
    .for('update')
  if (!job) return retryDelivery(tx, id, now)
  if (job.payload === '') return 'empty'
  const isUnderWay = job.attempts > 0 && job.lastError === null
  if (!job.failedAt && (job.heldFor !== null || isUnderWay)) return 'queued'
  const again = {
    failedAt: null,
    attempts: 0,
    expiresAt: sql`greatest(${outbox.expiresAt}, ${until.toISOString()}::timestamptz)`,
  }
  await tx
    .update(outbox)
    .set({ nextAttemptAt: now, ...(job.failedAt && again) })
    .where(eq(outbox.id, id))
  return 'queued'
}

/** An endpoint that is off gets nothing. */
async function retryDelivery(tx: Database, id: string, now: Date): Promise<Retried> {
  const isFree = or(isNull(webhookDeliveries.claimedAt), lte(webhookDeliveries.nextAttemptAt, now))
  const rows = await tx
    .update(webhookDeliveries)
    .set({ status: 'waiting', tries: 0, nextAttemptAt: now, claimedAt: null })
    .from(webhookEndpoints)
    .where(
      and(
        eq(webhookDeliveries.id, id),
        eq(webhookEndpoints.id, webhookDeliveries.endpointId),
        eq(webhookEndpoints.userId, webhookDeliveries.userId),
        eq(webhookEndpoints.status, 'active'),
        sql`${webhookDeliveries.status} in ('waiting', 'failed')`,
        isFree,
      ),
    )
    .returning({ id: webhookDeliveries.id })
  if (rows.length > 0) return 'queued'
  const [row] = await tx
    .select({ status: webhookDeliveries.status })
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.id, id))
  return row && row.status !== 'delivered' ? 'empty' : 'missing'
}
