import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../client'
import type { QuestionSnapshot } from '../schema'
import type { FormKey } from './form-questions'
import { matches, type ResponseListFilter } from './form-responses'
import { rowsOf } from './rows'

export type SummaryFilter = Omit<ResponseListFilter, 'spam'>

/** What a summary is about; instants in epoch milliseconds, null where there is no response. */
export type SummaryFrame = {
  createdAt: number
  timezone: string
  weekStartDay: number
  firstAt: number | null
  lastAt: number | null
  questions: QuestionSnapshot[]
  /** The wordings that responses were given under, the last one used first. */
  versions: QuestionSnapshot[][]
}

/** Answers are counted by question and by the type it had when it was answered. */
export type AskedRow = { question: string; type: string; asked: number; answered: number; unreadable: number }
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
export type ChoiceRow = { question: string; type: string; value: string; count: number }
export type TextRow = { question: string; type: string; id: string; text: string; length: number; createdAt: number }
export type BucketRow = { bucket: number; count: number }

export type SummaryRows = {
  total: number
  /** Answers to what no wording knows. */
  unplaced: number
  asked: AskedRow[]
  numbers: NumberRow[]
  choices: ChoiceRow[]
  texts: TextRow[]
  buckets: BucketRow[]
}

/** Null when there is no such form of this owner's. */
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
      coalesce((
        select json_agg(v.questions order by used.at desc, v.hash) from form_versions v join (
          select version_hash as hash, max(created_at) as at from form_responses
          where form_id = ${key.formId} and not is_spam group by 1
        ) used on used.hash = v.hash where v.form_id = f.id
      ), '[]') as "versions"
    from forms f left join user_settings s on s.user_id = f.user_id cross join (
      select ${epoch(sql`min(created_at)`)} as first, ${epoch(sql`max(created_at)`)} as last
      from form_responses where ${matches(key, filter)}
    ) span
    where f.id = ${key.formId} and f.user_id = ${key.owner}`)
  return rowsOf<SummaryFrame>(rows)[0] ?? null
}

/** Everything that can be counted in one reading. `starts`: where the parts of the time begin, one after the other. */
export async function countAnswers(
  db: Database,
  key: FormKey,
  filter: SummaryFilter,
  starts: readonly number[],
  textsEach: { count: number; length: number },
): Promise<SummaryRows> {
  const bounds = toArray(starts.map((start) => new Date(start).toISOString()))
  const rows = await db.execute(sql`
    with ${answers(key, filter)}, texts as (
      select question, type, id, value #>> '{}' as text, created_at,
        row_number() over (partition by question, type order by created_at desc, id desc) as place
      from answer where state = 'answered' and type in ('text', 'email', 'paragraph')
    ), numbers as (select question, value::numeric as number from answer where state = 'answered' and type = 'number')
    select (select count(*)::int from wanted) as "total",
      (select count(*)::int from wanted w, jsonb_object_keys(w.responses) as key
        where w.version_hash is null and key not in (select question from asked where hash = '')) as "unplaced",
      ${list(sql`select question, type, count(*)::int as asked, count(*) filter (where state = 'answered')::int as answered,
        count(*) filter (where state = 'unreadable')::int as unreadable from answer group by question, type`)} as "asked",
      ${list(sql`select question, min(number)::float8 as min, max(number)::float8 as max, avg(number)::float8 as mean,
        (percentile_disc(0.5) within group (order by number))::float8 as low,
        (percentile_disc(0.5) within group (order by number desc))::float8 as high,
        (percentile_disc(0.02) within group (order by number))::float8 as "from",
        (percentile_disc(0.98) within group (order by number))::float8 as "to",
        bool_and(number = trunc(number)) as "isWhole"
        from numbers group by question`)} as "numbers",
      ${list(sql`select question, type, chosen as value, count(*)::int from (
          select question, type, value #>> '{}' as chosen from answer where state = 'answered' and type in ('select', 'rating')
          union all
          select question, type, jsonb_array_elements_text(value) from answer where state = 'answered' and type = 'multiselect'
        ) choice group by question, type, chosen`)} as "choices",
      ${list(sql`select question, type, id, left(text, ${textsEach.length}) as text, length(text) as length,
        ${epoch(sql`created_at`)} as "createdAt" from texts where place <= ${textsEach.count}
        order by question, type, place`)} as "texts",
      ${list(sql`select width_bucket(created_at, ${bounds}::timestamptz[]) as bucket, count(*)::int
        from wanted group by 1`)} as "buckets"`)
  const [row] = rowsOf<SummaryRows>(rows)
  if (!row) throw new Error('The answers were not counted')
  return row
}

/** How many numbers lie in each bin: 0 is below the first edge, 1 from the first to below the second, and so on. */
export async function countBins(
  db: Database,
  key: FormKey,
  filter: SummaryFilter,
  edges: ReadonlyMap<string, readonly number[]>,
): Promise<(BucketRow & { question: string })[]> {
  const wanted = JSON.stringify([...edges].map(([question, list]) => ({ question, edges: list })))
  const rows = await db.execute(sql`
    with ${answers(key, filter, sql`where a.type = 'number'`)}, bins as (
      select question, array(select e::float8 from jsonb_array_elements_text(edges) as e order by e::float8) as edges
      from jsonb_to_recordset(${wanted}::jsonb) as bin (question text, edges jsonb)
    )
    select a.question, width_bucket(a.value::float8, b.edges) as bucket, count(*)::int as count
    from answer a join bins b on b.question = a.question where a.state = 'answered' group by 1, 2`)
  return rowsOf(rows)
}

/**
 * `answer`: for each response and each question of the wording it was given under, what was answered. A response of a time
 * before wordings were kept is read by the form as it stands. `offset 0`: each is looked up once, however often it is named.
 */
function answers(key: FormKey, filter: SummaryFilter, which: SQL = sql``): SQL {
  return sql`wanted as materialized (
      select id, responses, version_hash, created_at from form_responses where ${matches(key, filter)}
    ), asked as materialized (
      select v.hash, q ->> 'id' as question, q ->> 'type' as type
      from form_versions v, jsonb_array_elements(v.questions) as q where v.form_id = ${key.formId}
      union all select '', id::text, question_type from form_questions where form_id = ${key.formId}
    ), answer as materialized (
      select a.question, a.type, w.id, w.created_at, v.value, case
          when v.value is null or v.value in ('null', '""', '[]') then 'skipped'
          when a.type = 'rating' then case when v.value in ('1', '2', '3', '4', '5') then 'answered' else 'unreadable' end
          when jsonb_typeof(v.value) = case a.type when 'number' then 'number' when 'multiselect' then 'array' else 'string' end
            then 'answered'
          else 'unreadable'
        end as state
      from wanted w join asked a on a.hash = coalesce(w.version_hash, '')
        cross join lateral (select w.responses -> a.question as value offset 0) v ${which}
    )`
}

function epoch(instant: SQL): SQL {
  return sql`(extract(epoch from ${instant}) * 1000)::float8`
}

function list(rows: SQL): SQL {
  return sql`coalesce((select json_agg(one) from (${rows}) as one), '[]')`
}

/** As the database writes an array; no element has a character that would need quotes. */
function toArray(texts: readonly string[]): string {
  return `{${texts.join(',')}}`
}
