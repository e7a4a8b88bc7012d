import { sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import { rowsOf } from '@/db/queries/rows'
import { product } from './product'

const IN_AN_HOUR = sql`now() + interval '1 hour'`

/** The chores of the last days have been done: what is over for good is gone, and nothing is due before an hour is over. */
export async function settle(db: Database): Promise<void> {
  await product('deleteExpired', db, new Date())
  await setDue(db, 'calendar_feeds', 'due_at', sql`where true`)
  await setDue(db, 'calendar_feeds', 'watch_due_at', sql`where true`)
  await setDue(db, 'forms', 'digest_due_at', sql`where notify = 'daily'`)
  await db.execute(sql`
    update forms set seen_open = is_published and coalesce(closes_at > now(), true) and not coalesce(taken >= max_responses, false)`)
}

/** Makes so many feeds due for a sync. */
export async function makeFeedsDue(db: Database, count: number): Promise<void> {
  const which = sql`where (integration_id, calendar_id) in (
    select integration_id, calendar_id from calendar_feeds order by integration_id limit ${count}::int)`
  await db.execute(sql`update calendar_feeds set synced_at = now() - interval '20 minutes' ${which}`)
  await setDue(db, 'calendar_feeds', 'due_at', which, sql`now() - interval '1 minute'`)
}

/** A source tree from before due dates lacks these columns. */
async function setDue(db: Database, table: string, column: string, which = sql``, at = IN_AN_HOUR): Promise<void> {
  const known = rowsOf(
    await db.execute(
      sql`select 1 from information_schema.columns where table_name = ${table} and column_name = ${column}`,
    ),
  )
  if (known.length === 0) return
  await db.execute(sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = ${at} ${which}`)
}
