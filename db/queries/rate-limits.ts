import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../client'
import { rateLimits } from '../schema'
import { prepareStatement } from './prepared'

/** `count` uses in `seconds`. */
export type Bucket = { key: string; count: number; seconds: number }
/** The uses of a bucket in its current window, including this one, and the seconds until it ends. */
export type Uses = { key: string; points: number; secondsLeft: number }

/**
 * Counts one use of each bucket in one statement, in their order, and stops after one that is over its limit. Returns
 * those that were counted, in that order.
 */
export async function countUses(db: Database, buckets: readonly Bucket[], now: Date): Promise<Uses[]> {
  const values = Object.fromEntries(
    buckets.flatMap(({ key, count, seconds }, index) => [
      [`key${index}`, key],
      [`count${index}`, count],
      [`expire${index}`, new Date(now.getTime() + seconds * 1000).toISOString()],
    ]),
  )
  return statementFor(buckets.length)(db, { ...values, now: now.toISOString() })
}

const statements = new Map<number, ReturnType<typeof prepareStatement<Uses>>>()

function statementFor(buckets: number) {
  const statement = statements.get(buckets) ?? prepareStatement<Uses>(countStatement(buckets))
  statements.set(buckets, statement)
  return statement
}

const NOW = sql`${sql.placeholder('now')}::timestamptz`

function countStatement(buckets: number): SQL {
  const indexes = Array.from({ length: buckets }, (_, index) => index)
  const steps = indexes.map((index) => sql`${nameOf(index)} as (${countOne(index)})`)
  const all = indexes.map((index) => sql`select ${sql.raw(String(index))} as place, * from ${nameOf(index)}`)
  return sql`
    with ${sql.join(steps, sql`, `)}
    select key, points, ceil(extract(epoch from expire - ${NOW}))::int as "secondsLeft"
    from (${sql.join(all, sql` union all `)}) counted order by place`
}

/** An ended window starts again. */
function countOne(index: number): SQL {
  const expire = sql`${sql.placeholder(`expire${index}`)}::timestamptz`
  const isAllowed =
    index === 0 ? sql`` : sql`from ${nameOf(index - 1)} where points <= ${sql.placeholder(`count${index - 1}`)}::int`
  return sql`
    insert into ${rateLimits} as used (key, points, expire)
    select ${sql.placeholder(`key${index}`)}, 1, ${expire} ${isAllowed}
    on conflict (key) do update set
      points = case when used.expire <= ${NOW} then 1 else used.points + 1 end,
      expire = case when used.expire <= ${NOW} then excluded.expire else used.expire end
    returning key, points, expire`
}

function nameOf(index: number): SQL {
  return sql.raw(`use${index}`)
}
