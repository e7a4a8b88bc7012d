import { type SQL, sql } from 'drizzle-orm'
import type { FormKey } from '../form-questions'
import { isSummed, isType } from './answer-kinds'
import { askedRows, toArray, unpackedOnce } from './answer-parts'

const TYPE = sql`a.type`

/** A branch for addresses, of which the country alone is counted: whole ones are as many as the responses. */
export function countryOf(): SQL {
  return sql`when is_country and jsonb_typeof(value) = 'object' then value -> 'country'`
}

type Ways = { parted: readonly string[]; countries: readonly string[] }

/** `one_part`: the parts of answers with their counts, of values that are counted already, and of the answers to `parted`. */
export function partsOf(key: FormKey, { parted, countries }: Ways): SQL {
  const ofValues = sql`
      select a.question, a.type, p.part, p.value, sum(a.count)::int as count, max(a.last_at) as last_at
      from answer a cross join lateral (${unpacked(sql`a.value`, countries)}) p
      where a.state = 'answered' and p.part is not null and p.value is not null group by 1, 2, 3, 4`
  if (parted.length === 0) return sql`one_part as materialized (${ofValues})`
  return sql`one_part as materialized (${ofValues} union all
      select a.question, a.type, p.part, p.value, count(*)::int, max(w.created_at)
      from (${askedRows(key)}) a join (${unpackedOnce()}) w on w.hash = a.hash
        cross join lateral (select w.responses -> a.question as value offset 0) v
        cross join lateral (${unpacked(sql`v.value`, countries)}) p
      where a.question = any(${toArray(parted)}::text[]) and p.part is not null and p.value is not null group by 1, 2, 3, 4
    )`
}

/** The parts of an answer to a question `a`; none of what has none. An answer to one of `countries` is that country alone. */
function unpacked(value: SQL, countries: readonly string[]): SQL {
  const isList = sql`${isType(TYPE, isSummed('ranking'))} and jsonb_typeof(${value}) = 'array'`
  const isRows = sql`${isType(TYPE, isSummed('matrix'))} and jsonb_typeof(${value}) = 'object'`
  return sql`
          select key as part, given as value from jsonb_each_text(case when ${isRows} then ${value} else '{}' end) as one (key, given)
          union all
          select place::text, given from jsonb_array_elements_text(case when ${isList} then ${value} else '[]' end)
            with ordinality as one (given, place)
          union all
          select ${value} ->> 'version', ${value} ->> 'text' where ${isType(TYPE, isSummed('consent'))}
          union all
          select 'country', case when a.question = any(${toArray(countries)}::text[]) then ${value} #>> '{}' else ${value} ->> 'country' end
          where ${isType(TYPE, isSummed('addresses'))}`
}

/** The rows of all but rankings, which are as many as the squares of their options. */
export function partRows(): SQL {
  return sql`select question, type, part, value, count, last_at::text as "lastAt" from one_part
        where not ${isType(sql`type`, isSummed('ranking'))} order by last_at desc, part, value`
}

/** Each option with the number of its places and their mean. */
export function rankRows(): SQL {
  return sql`select question, value, sum(count)::int as count,
        coalesce(sum(count) filter (where part = '1'), 0)::int as first,
        (sum(part::int * count)::float8 / sum(count)) as mean
        from one_part where ${isType(sql`type`, isSummed('ranking'))} group by 1, 2`
}
