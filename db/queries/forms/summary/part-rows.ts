import { type SQL, sql } from 'drizzle-orm'
import { isSummed, isType } from './answer-kinds'
import { toArray } from './answer-parts'

const TYPE = sql`a.type`

/** `part`: the parts of answers with their counts, of the questions asked for; nothing where there are none. */
export function partsOf(parted: readonly string[]): SQL {
  if (parted.length === 0) return sql``
  const isList = sql`${isType(TYPE, isSummed('ranking'))} and jsonb_typeof(v.value) = 'array'`
  const isRows = sql`${isType(TYPE, isSummed('matrix'))} and jsonb_typeof(v.value) = 'object'`
  return sql`, one_part as materialized (
      select a.question, a.type, p.part, p.value, count(*)::int as count, max(w.created_at) as last_at
      from asked a join wanted w on w.hash = a.hash
        cross join lateral (select w.responses -> a.question as value offset 0) v
        cross join lateral (
          select key as part, given as value from jsonb_each_text(case when ${isRows} then v.value else '{}' end) as one (key, given)
          union all
          select place::text, given from jsonb_array_elements_text(case when ${isList} then v.value else '[]' end)
            with ordinality as one (given, place)
          union all
          select v.value ->> 'version', v.value ->> 'text' where ${isType(TYPE, isSummed('consent'))}
          union all
          select 'country', v.value ->> 'country' where ${isType(TYPE, isSummed('addresses'))}
        ) p
      where a.question = any(${toArray(parted)}::text[]) and p.part is not null and p.value is not null group by 1, 2, 3, 4
    )`
}

/** The rows of all but rankings, which are as many as the squares of their options. */
export function partRows(parted: readonly string[]): SQL {
  if (parted.length === 0) return sql`select 1 where false`
  return sql`select question, type, part, value, count, last_at::text as "lastAt" from one_part
        where not ${isType(sql`type`, isSummed('ranking'))} order by last_at desc, part, value`
}

/** Each option with the number of its places and their mean. */
export function rankRows(parted: readonly string[]): SQL {
  if (parted.length === 0) return sql`select 1 where false`
  return sql`select question, value, sum(count)::int as count,
        coalesce(sum(count) filter (where part = '1'), 0)::int as first,
        (sum(part::int * count)::float8 / sum(count)) as mean
        from one_part where ${isType(sql`type`, isSummed('ranking'))} group by 1, 2`
}
