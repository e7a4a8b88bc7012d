import { sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { rowsOf } from '../rows'

/** What a host got and was due in a group of a page; `bookings`: of the group, in each of its rows. */
export type FairnessRow = {
  group: string
  account: string
  name: string
  weight: number
  got: number
  due: number
  bookings: number
}

type Asked = { pageId: string; from: Date | null; to: Date | null; limit: number }

/**
 * Sums over the bookings of a page that start in [from, to), of more than `limit` the latest, without those that were taken back: whose attendee cancelled them, and
 * requests that came to nothing.
 */
export async function sumFairness(
  db: Database,
  team: OwnerId,
  { pageId, from, to, limit }: Asked,
): Promise<FairnessRow[]> {
  // A condition that may be left out cannot use the index.
  const since = from ? sql`and b.start_time >= ${from.toISOString()}::timestamptz` : sql``
  const until = to ? sql`and b.start_time < ${to.toISOString()}::timestamptz` : sql``
  const result = await db.execute<FairnessRow>(sql`
    with latest as (
      select b.id, b.assignment
      from time_slot_bookings b
      where b.page_id = ${pageId}::uuid and b.user_id = ${team}::uuid and b.move_of is null and b.assignment is not null
        and (b.status in ('pending', 'confirmed') or (b.status = 'cancelled' and b.cancelled_by <> 'attendee'))
        ${since} ${until}
      order by b.start_time desc
      limit ${limit}
    ), counted as (
      select b.id, part ->> 'group' as "group", part -> 'ranking' as ranking
      from latest b, jsonb_array_elements(b.assignment) part
      where part ->> 'chose' <> 'all'
    ), figures as (
      select c."group", (one ->> 'account')::uuid as account, one ->> 'name' as name, (one ->> 'weight')::int as weight, 0 as got,
        (one ->> 'share')::float8 as due
      from counted c, jsonb_array_elements(c.ranking) one
      union all
      select c."group", held.user_id, null, null, 1, 0
      from counted c cross join lateral (
        -- Looked up one by one: how many rankings there are is not known, and Postgres would read the hosts of all bookings.
        select h.user_id from time_slot_bookings h where h.host_of = c.id and h.host_group = c."group" and h.move_of is null offset 0
      ) held
    )
    select f."group", f.account, coalesce(max(f.name), '') as name, coalesce(max(f.weight), 0) as weight, sum(f.got)::int as got,
      sum(f.due)::float8 as due, (select count(*)::int from counted c where c."group" = f."group") as bookings
    from figures f
    group by f."group", f.account`)
  return rowsOf(result)
}
