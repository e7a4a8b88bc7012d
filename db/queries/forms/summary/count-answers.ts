import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import { NPS } from '@/lib/vocabulary/forms/scale'
import { rowsOf } from '../../rows'
import type { FormKey } from '../form-questions'
import { amountOf, fits, isBinned, isChosen, isList, isSummed, isType } from './answer-kinds'
import { asked, askedRows, list, toArray, unpackedOnce, wanted } from './answer-parts'
import { countryOf, partRows, partsOf, rankRows } from './part-rows'
import type { SummaryFilter } from './summary-frame'
import type { OptionsOf, SummaryRows } from './summary-rows'

/** So many different numbers are binned without another scan of the responses. */
const FEW_NUMBERS = 1_000

type Ask = {
  /** The starts of the periods, in order. */
  starts: readonly number[]
  /** The questions whose answers are counted by value; those that have parts are taken apart afterwards, once for each value. */
  valued: readonly string[]
  /** The questions whose answers are counted by their country. */
  countries: readonly string[]
  /** The questions whose answers are as many as the responses, and are taken apart one by one. */
  parted: readonly string[]
  /** The options of those that take other texts, too. */
  open: readonly OptionsOf[]
}

/**
 * Counts everything in one statement. Each response is unpacked and aggregated at once, so memory grows with the distinct
 * answers and not with the responses. Only where the combinations of a matrix or a ranking may be as many as its answers, their parts
 * are counted in a scan of their own.
 */
export async function countAnswers(
  db: Database,
  key: FormKey,
  filter: SummaryFilter,
  { starts, valued, countries, parted, open }: Ask,
): Promise<SummaryRows> {
  const bounds = toArray(starts.map((start) => new Date(start).toISOString()))
  const rows = await db.execute(sql`
    with ${wanted(key, filter)}, ${asked(key)}, part as materialized (
      select hash, width_bucket(created_at, ${bounds}::timestamptz[]) as bucket, count(*)::int as count
      from wanted group by 1, 2
    ), given as materialized (
      select place, case when is_valued then value ${countryOf()} end as value,
        case when not is_valued then ${kindOf(sql`value`)} end as kind,
        count(*)::int as count, max(created_at) as last_at
      from (
        select a.place, a.is_valued, a.is_country, w.created_at, w.responses -> a.question as value
        from (select *, question = any(${toArray(valued)}::text[]) as is_valued,
          question = any(${toArray(countries)}::text[]) as is_country from (${askedRows(key)}) one offset 0) a
          join (${unpackedOnce()}) w on w.hash = a.hash
        offset 0
      ) one where value is not null group by 1, 2, 3
    ), answer as materialized (
      select question, type, is_nps, value, count, last_at,
        case
          when kind = 'empty' then 'skipped'
          when ${fits(sql`type`, sql`kind`, sql`value`)} then 'answered'
          else 'unreadable'
        end as state
      from (
        select a.question, a.type, a.is_nps, g.value, g.count, g.last_at, coalesce(g.kind, ${kindOf(sql`g.value`)}) as kind
        from given g join asked a on a.place = g.place
      ) one
    ), number as (
      select question, type, number, count, sum(count) over up as upto, sum(count) over down as downto,
        sum(count) over (partition by question, type) as total,
        count(*) over (partition by question, type) as different
      from (
        select question, type, ${amountOf(sql`type`, sql`value`)} as number, sum(count) as count from answer
        where state = 'answered' and ${isType(sql`type`, isBinned)} group by 1, 2, 3
      ) one
      window up as (partition by question, type order by number),
        down as (partition by question, type order by number desc)
    ), open as materialized (
      select question, type, array(select jsonb_array_elements_text(values)) as values
      from jsonb_to_recordset(${JSON.stringify(open)}::jsonb) as open (question text, type text, values jsonb)
    ), ${partsOf(key, { parted, countries })}
    select coalesce((select sum(count)::int from part), 0) as "total",
      case when exists (select from part where hash = '') then (
        select count(*)::int from wanted w cross join lateral jsonb_object_keys(w.responses) as question
        where w.hash = '' and question not in (select question from asked where hash = '')
      ) else 0 end as "unplaced",
      ${list(sql`select a.question, a.type, a.asked, coalesce(g.answered, 0) as answered,
        coalesce(g.unreadable, 0) as unreadable, g."lastAt" from (
          select question, type, sum(w.count)::int as asked from asked
          join (select hash, sum(count) as count from part group by hash) w on w.hash = asked.hash group by 1, 2
        ) a left join (
          select question, type, (sum(count) filter (where state = 'answered'))::int as answered,
            (sum(count) filter (where state = 'unreadable'))::int as unreadable,
            (max(last_at) filter (where state = 'answered'))::text as "lastAt"
          from answer group by 1, 2
        ) g on g.question = a.question and g.type = a.type`)} as "asked",
      ${list(sql`select question, type, min(number)::float8 as min, max(number)::float8 as max,
        (sum(number * count) / sum(count))::float8 as mean,
        (min(number) filter (where upto >= ${placeOf(0.5)}))::float8 as low,
        (max(number) filter (where downto >= ${placeOf(0.5)}))::float8 as high,
        (min(number) filter (where upto >= ${placeOf(0.02)}))::float8 as "from",
        (min(number) filter (where upto >= ${placeOf(0.98)}))::float8 as "to",
        bool_and(number = trunc(number)) as "isWhole",
        json_agg(json_build_array(number::float8, count)) filter (where different <= ${FEW_NUMBERS}) as counts
        from number group by question, type`)} as "numbers",
      ${list(sql`select c.question, c.type, case when o.question is null or c.chosen = any(o.values) then c.chosen end as value,
        sum(c.count)::int as count, max(c.last_at)::text as "lastAt" from (
          select question, type, value #>> '{}' as chosen, count, last_at from answer
          where state = 'answered' and ${isType(sql`type`, (kind) => isChosen(kind) && !isList(kind))}
          union all
          select question, type, jsonb_array_elements_text(value), count, last_at from answer
          where state = 'answered' and ${isType(sql`type`, (kind) => isChosen(kind) && isList(kind))}
        ) c left join open o on o.question = c.question and o.type = c.type group by 1, 2, 3`)} as "choices",
      ${list(sql`select question, ${npsCount(NPS.promoters, NPS.to)} as promoters,
        ${npsCount(NPS.passives, NPS.promoters - 1)} as passives,
        ${npsCount(NPS.from, NPS.passives - 1)} as detractors
        from answer where state = 'answered' and is_nps and ${isType(sql`type`, isSummed('scale'))} group by 1`)} as "nps",
      ${list(sql`select question, left(value #>> '{}', 2)::int as hour, sum(count)::int as count
        from answer where state = 'answered' and ${isType(sql`type`, isSummed('hours'))} group by 1, 2`)} as "hours",
      ${list(partRows())} as "parts",
      ${list(rankRows())} as "ranks",
      ${list(sql`select bucket, sum(count)::int as count from part group by 1`)} as "buckets"`)
  const [row] = rowsOf<SummaryRows>(rows)
  if (!row) throw new Error('The answers were not counted')
  return row
}

/** The JSON type of an answer, or that there is none. */
function kindOf(value: SQL): SQL {
  return sql`case when ${value} in ('null', '""', '[]') then 'empty' else jsonb_typeof(${value}) end`
}

function npsCount(from: number, to: number): SQL {
  return sql`coalesce(sum(count) filter (where (value #>> '{}')::int between ${from}::int and ${to}::int), 0)::int`
}

/** The place of a percentile among all numbers, as `percentile_disc` counts it. */
function placeOf(fraction: number): SQL {
  return sql`ceil(${fraction}::float8 * total)`
}
