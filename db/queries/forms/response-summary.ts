import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import type { QuestionSnapshot } from '@/db/schema'
import { oneOf } from '@/db/schema/columns'
import { RATINGS } from '@/lib/vocabulary/forms/question'
import type { QuestionType } from '@/lib/vocabulary/forms/question-types'
import { rowsOf } from '../rows'
import { isChosen, isList, isNumber, isRating, isType, storedAs } from './answer-kinds'
import { asked, epoch, list, toArray, wanted } from './answer-parts'
import type { FormKey } from './form-questions'
import { usedVersionsOf } from './form-versions'
import { narrows, type ResponseListFilter } from './response-search'

export type SummaryFilter = Omit<ResponseListFilter, 'spam'>

/** The frame of a summary. Instants are epoch milliseconds, null without responses. */
export type SummaryFrame = {
  createdAt: number
  timezone: string
  weekStartDay: number
  firstAt: number | null
  lastAt: number | null
  questions: QuestionSnapshot[]
  /** Versions of the form that have responses, the last used first. */
  versions: QuestionSnapshot[][]
}

/** Answers are counted by question and by the type it had when it was answered. `lastAt`: of those that were answered. */
export type AskedRow = {
  question: string
  type: QuestionType
  asked: number
  answered: number
  unreadable: number
  lastAt: string | null
}
/** The median lies between `low` and `high`, nearly all numbers between `from` and `to`. */
export type NumberRow = {
  question: string
  min: number
  max: number
  mean: number
  low: number
  high: number
  from: number
  to: number
  isWhole: boolean
}
export type ChoiceRow = { question: string; type: QuestionType; value: string; count: number }
export type BucketRow = { bucket: number; count: number }

export type SummaryRows = {
  total: number
  /** Answers that match no version of the form. */
  unplaced: number
  asked: AskedRow[]
  numbers: NumberRow[]
  choices: ChoiceRow[]
  buckets: BucketRow[]
}

/** Null when the form is not this owner's. */
export async function findSummaryFrame(
  db: Database,
  key: FormKey,
  filter: SummaryFilter,
): Promise<SummaryFrame | null> {
  const rows = await db.execute(sql`
    select ${epoch(sql`f.created_at`)} as "createdAt", coalesce(s.timezone, 'UTC') as "timezone",
      coalesce(s.week_start_day, 1) as "weekStartDay", span.first as "firstAt", span.last as "lastAt",
      coalesce((
        select json_agg(json_build_object('id', q.id, 'title', q.question, 'type', q.question_type,
          'required', q.is_required, 'order', q."order", 'options', q.options) order by q."order", q.id)
        from form_questions q where q.form_id = f.id
      ), '[]') as "questions",
      ${usedVersionsOf(sql`f.id`)} as "versions"
    from forms f left join user_settings s on s.user_id = f.user_id cross join lateral (
      select ${epoch(sql`min(created_at)`)} as first, ${epoch(sql`max(created_at)`)} as last
      from form_responses where form_id = f.id and ${narrows(key.formId, filter)}
    ) span
    where f.id = ${key.formId} and f.user_id = ${key.owner}`)
  return rowsOf<SummaryFrame>(rows)[0] ?? null
}

/**
 * Counts everything in one scan. `starts`: the starts of the periods, in order; `valued`: the questions whose answers
 * are counted by value. Each response is unpacked once and aggregated at once, so memory grows with the distinct
 * answers and not with the responses.
 */
export async function countAnswers(
  db: Database,
  key: FormKey,
  filter: SummaryFilter,
  { starts, valued }: { starts: readonly number[]; valued: readonly string[] },
): Promise<SummaryRows> {
  const bounds = toArray(starts.map((start) => new Date(start).toISOString()))
  const rows = await db.execute(sql`
    with ${wanted(key, filter)}, ${asked(key)}, part as materialized (
      select hash, width_bucket(created_at, ${bounds}::timestamptz[]) as bucket, count(*)::int as count
      from wanted group by 1, 2
    ), given as materialized (
      select w.hash, e.key as question, case when e.value in ('null', '""', '[]') then 'empty' else jsonb_typeof(e.value) end as kind,
        case when e.key = any(${toArray(valued)}::text[]) then e.value end as value,
        count(*)::int as count, max(w.created_at) as last_at
      from wanted w cross join lateral jsonb_each(w.responses) e group by 1, 2, 3, 4
    ), answer as materialized (
      select a.question, a.type, g.value, g.count, g.last_at,
        case
          when g.kind = 'empty' then 'skipped'
          when ${isType(sql`a.type`, isRating)} and ${oneOf(sql`g.value`, RATINGS.map(String))} is not true
            then 'unreadable'
          when g.kind = ${storedAs(sql`a.type`)} then 'answered'
          else 'unreadable'
        end as state
      from given g join asked a on a.hash = g.hash and a.question = g.question
    ), number as (
      select question, number, count, sum(count) over up as upto, sum(count) over down as downto,
        sum(count) over (partition by question) as total
      from (
        select question, value::numeric as number, sum(count) as count from answer
        where state = 'answered' and ${isType(sql`type`, isNumber)} group by 1, 2
      ) one
      window up as (partition by question order by number), down as (partition by question order by number desc)
    )
    select coalesce((select sum(count)::int from part), 0) as "total",
      (select coalesce(sum(count), 0)::int from given
        where hash = '' and question not in (select question from asked where hash = '')) as "unplaced",
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
      ${list(sql`select question, min(number)::float8 as min, max(number)::float8 as max,
        (sum(number * count) / sum(count))::float8 as mean,
        (min(number) filter (where upto >= ${placeOf(0.5)}))::float8 as low,
        (max(number) filter (where downto >= ${placeOf(0.5)}))::float8 as high,
        (min(number) filter (where upto >= ${placeOf(0.02)}))::float8 as "from",
        (min(number) filter (where upto >= ${placeOf(0.98)}))::float8 as "to",
        bool_and(number = trunc(number)) as "isWhole"
        from number group by question`)} as "numbers",
      ${list(sql`select question, type, chosen as value, sum(count)::int as count from (
          select question, type, value #>> '{}' as chosen, count from answer
          where state = 'answered' and ${isType(sql`type`, (kind) => isChosen(kind) && !isList(kind))}
          union all
          select question, type, jsonb_array_elements_text(value), count from answer
          where state = 'answered' and ${isType(sql`type`, (kind) => isChosen(kind) && isList(kind))}
        ) choice group by question, type, chosen`)} as "choices",
      ${list(sql`select bucket, sum(count)::int as count from part group by 1`)} as "buckets"`)
  const [row] = rowsOf<SummaryRows>(rows)
  if (!row) throw new Error('The answers were not counted')
  return row
}

/** The place of a percentile among all numbers, as `percentile_disc` counts it. */
function placeOf(fraction: number): SQL {
  return sql`ceil(${fraction}::float8 * total)`
}

/** Counts the numbers in each bin: 0 is below the first edge, 1 from the first to below the second, and so on. */
export async function countBins(
  db: Database,
  key: FormKey,
  filter: SummaryFilter,
  edges: ReadonlyMap<string, readonly number[]>,
): Promise<(BucketRow & { question: string })[]> {
  const bins = JSON.stringify([...edges].map(([question, list]) => ({ question, edges: list })))
  const rows = await db.execute(sql`
    with ${wanted(key, filter)}, ${asked(key)}, bins as (
      select question, array(select e::float8 from jsonb_array_elements_text(edges) as e order by e::float8) as edges
      from jsonb_to_recordset(${bins}::jsonb) as bin (question text, edges jsonb)
    )
    select a.question, width_bucket(v.value::float8, b.edges) as bucket, count(*)::int as count
    from wanted w join asked a on a.hash = w.hash and ${isType(sql`a.type`, isNumber)} join bins b on b.question = a.question
      cross join lateral (select w.responses -> a.question as value offset 0) v
    where jsonb_typeof(v.value) = 'number' group by 1, 2`)
  return rowsOf(rows)
}
