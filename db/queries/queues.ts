import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import { calendarFeeds, outbox, webhookDeliveries } from '@/db/schema'
import { laneConditions, type OutboxLane } from '@/db/schema/operations'
import { DAY_MS } from '@/lib/scheduling/units'
import { rowsOf } from './rows'

type Queue = OutboxLane | 'webhooks' | 'calendar-feeds'

/**
 * `lagSeconds`: how long the job that waits longest has been due. `failed`: given up within a day, null where the outbox
 * is not asked.
 */
export type QueueState = { queue: Queue; due: number; lagSeconds: number; failed: number | null }

/** All in one statement, each part by the index that its queue is worked off by. */
export async function readQueues(db: Database, now: Date): Promise<QueueState[]> {
  const dayAgo = new Date(now.getTime() - DAY_MS).toISOString()
  const lanes = Object.entries(laneConditions(outbox.template)).map(([lane, condition]) =>
    part(lane, now, {
      from: sql`${outbox} where ${outbox.doneAt} is null and ${outbox.failedAt} is null and ${condition}`,
      due: sql`${outbox.nextAttemptAt}`,
      failed: sql`(select count(*)::int from ${outbox} where ${outbox.failedAt} > ${dayAgo}::timestamptz and ${condition})`,
    }),
  )
  const webhooks = part('webhooks', now, {
    from: sql`${webhookDeliveries} where ${webhookDeliveries.status} = 'waiting'`,
    due: sql`${webhookDeliveries.nextAttemptAt}`,
  })
  const feeds = part('calendar-feeds', now, {
    from: sql`${calendarFeeds} where true`,
    due: sql`${calendarFeeds.dueAt}`,
  })
  return rowsOf<QueueState>(await db.execute(sql.join([...lanes, webhooks, feeds], sql` union all `)))
}

function part(queue: string, now: Date, { from, due, failed }: { from: SQL; due: SQL; failed?: SQL }): SQL {
  const at = sql`${now.toISOString()}::timestamptz`
  return sql`
    select ${queue}::text as queue, count(*)::int as due,
      coalesce(extract(epoch from ${at} - min(${due})), 0)::float8 as "lagSeconds", ${failed ?? sql`null::int`} as failed
    from ${from} and ${due} <= ${at}`
}
