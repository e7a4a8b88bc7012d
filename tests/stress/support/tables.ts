import { expect } from 'vitest'
import type { Queryable } from './invariants'
import { waitUntil } from './stress'

const MAILS_TIMEOUT_MS = 60_000

/** The rows of every table as one text each, but for the counters of requests and of the housekeeping. */
export async function readTables(database: Queryable): Promise<Record<string, string>> {
  const { rows: tables } = await database.query(
    `select tablename as name from pg_tables where schemaname = 'public'
     and tablename not in ('chores', 'rate_limits') order by 1`,
  )
  const state: Record<string, string> = {}
  for (const { name } of tables as { name: string }[]) {
    const { rows } = await database.query(
      `select coalesce(jsonb_agg(t order by t::text), '[]') as rows from "${name}" t`,
    )
    state[name] = JSON.stringify((rows as { rows: unknown }[])[0]?.rows)
  }
  return state
}

/** Waits for all but the reminders and follow-ups of later. A mail that is being sent is due again only after its lease. */
export async function allMailsSent(database: Queryable): Promise<void> {
  const isDone = async () => {
    const { rows } = await database.query(
      `select count(*)::int as count from outbox
       where done_at is null and failed_at is null
         and (next_attempt_at < now() + interval '15 seconds' or attempts > 0)`,
    )
    return (rows as { count: number }[])[0]?.count === 0
  }
  expect(await waitUntil(isDone, MAILS_TIMEOUT_MS)).toBe(true)
}
