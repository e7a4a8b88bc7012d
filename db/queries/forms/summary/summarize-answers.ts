import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import { oneOf } from '@/db/schema/columns'
import { type Answer, RATINGS } from '@/lib/shared/forms/question'
import { QUESTION_KINDS } from '@/lib/shared/forms/question-kinds'
import { QUESTION_TYPES, type QuestionKind, type QuestionType } from '@/lib/shared/forms/question-types'
import { NPS } from '@/lib/shared/forms/scale'
import { SUMMED_UP_AS, type SummaryWay } from '@/lib/shared/forms/summed-up'
import { rowsOf } from '../../rows'
import type { FormKey } from '../form-questions'
import { matches, type ResponseListFilter } from '../response-search'

/** Answers are counted by question and by the type it had when it was answered. */
type OfQuestion = { question: string; type: QuestionType }

/** `lastAt`: of those that were answered. */
export type AskedRow = OfQuestion & { asked: number; answered: number; unreadable: number; lastAt: string | null }

/**
 * The median lies between `low` and `high`, nearly all numbers between `from` and `to`. A date is a number as well:
 * 20260603 is June 3, 2026.
 */
export type NumberRow = OfQuestion & {
  min: number
  max: number
  mean: number
  low: number
  high: number
  from: number
  to: number
  isWhole: boolean
  /** Each number and how often it was given; null where there are too many. */
  counts: [number: number, count: number][] | null
}

/** `value` is null for the texts of visitors that are no options. */
export type ChoiceRow = OfQuestion & { value: string | null; count: number; lastAt: string }
export type NpsRow = { question: string; promoters: number; passives: number; detractors: number }
export type HourRow = { question: string; hour: number; count: number }

/** The row of a matrix and its column, the version of a consent and its text, `country` and its code. */
export type PartRow = OfQuestion & { part: string; value: string; count: number; lastAt: string }
export type RankRow = { question: string; value: string; count: number; first: number; mean: number }

export type BucketRow = { bucket: number; count: number }
export type BinRow = BucketRow & OfQuestion

export type SummaryRows = {
  total: number
  /** Answers that match no version of the form. */
  unplaced: number
  asked: AskedRow[]
  numbers: NumberRow[]
  choices: ChoiceRow[]
  nps: NpsRow[]
  hours: HourRow[]
  parts: PartRow[]
  ranks: RankRow[]
  buckets: BucketRow[]
}

/** A question that takes texts which are none of these values. */
export type OptionsOf = OfQuestion & { values: string[] }

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
  filter: ResponseListFilter,
  { starts, valued, countries, parted, open }: Ask,
): Promise<SummaryRows> {
  const bounds = toArray(starts.map((start) => new Date(start).toISOString()))
  const rows = await db.execute(sql`
    with ${wanted(key, filter)}, ${asked(key)}, part as materialized (
      select hash, width_bucket(created_at, ${bounds}::timestamptz[]) as bucket, count(*)::int as count
      from wanted group by 1, 2
    ), given as materialized (
      select place, case when is_valued then value
        when is_country and jsonb_typeof(value) = 'object' then value -> 'country' end as value,
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
    ), one_part as materialized (
      select a.question, a.type, p.part, p.value, sum(a.count)::int as count, max(a.last_at) as last_at
      from answer a cross join lateral (${unpacked(sql`a.value`, countries)}) p
      where a.state = 'answered' and p.part is not null and p.value is not null group by 1, 2, 3, 4${
        parted.length > 0
          ? sql` union all
      select a.question, a.type, p.part, p.value, count(*)::int, max(w.created_at)
      from (${askedRows(key)}) a join (${unpackedOnce()}) w on w.hash = a.hash
        cross join lateral (select w.responses -> a.question as value offset 0) v
        cross join lateral (${unpacked(sql`v.value`, countries)}) p
      where a.question = any(${toArray(parted)}::text[]) and p.part is not null and p.value is not null group by 1, 2, 3, 4`
          : sql``
      }
    )
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
      ${list(sql`select question, type, part, value, count, last_at::text as "lastAt" from one_part
        where not ${isType(sql`type`, isSummed('ranking'))} order by last_at desc, part, value`)} as "parts",
      ${list(sql`select question, value, sum(count)::int as count,
        coalesce(sum(count) filter (where part = '1'), 0)::int as first,
        (sum(part::int * count)::float8 / sum(count)) as mean
        from one_part where ${isType(sql`type`, isSummed('ranking'))} group by 1, 2`)} as "ranks",
      ${list(sql`select bucket, sum(count)::int as count from part group by 1`)} as "buckets"`)
  const [row] = rowsOf<SummaryRows>(rows)
  if (!row) throw new Error('The answers were not counted')
  return row
}

/** The parts of an answer to a question `a`; none of what has none. An answer to one of `countries` is that country alone. */
function unpacked(value: SQL, countries: readonly string[]): SQL {
  const isList = sql`${isType(sql`a.type`, isSummed('ranking'))} and jsonb_typeof(${value}) = 'array'`
  const isRows = sql`${isType(sql`a.type`, isSummed('matrix'))} and jsonb_typeof(${value}) = 'object'`
  return sql`
          select key as part, given as value from jsonb_each_text(case when ${isRows} then ${value} else '{}' end) as one (key, given)
          union all
          select place::text, given from jsonb_array_elements_text(case when ${isList} then ${value} else '[]' end)
            with ordinality as one (given, place)
          union all
          select ${value} ->> 'version', ${value} ->> 'text' where ${isType(sql`a.type`, isSummed('consent'))}
          union all
          select 'country', case when a.question = any(${toArray(countries)}::text[]) then ${value} #>> '{}' else ${value} ->> 'country' end
          where ${isType(sql`a.type`, isSummed('addresses'))}`
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

export type LatestRow = {
  question: string
  type: QuestionType
  id: string
  text: string
  length: number
  /** The whole answer, if it is no text. */
  answer: Answer | null
  createdAt: number
}

/**
 * A question with answers to show, `answered` times, the last time at `lastAt`. With `options` only the texts are shown
 * that are none of them.
 */
export type Written = {
  question: string
  type: QuestionType
  answered: number
  lastAt: string | null
  options?: readonly string[]
}

/** The newest responses to search first: they hold the latest answers to nearly every question. */
const NEAR = 1000

/** The newest `count` answers to each question, newest first, and of each text the first `length` characters. */
export async function listLatestAnswers(
  db: Database,
  key: FormKey,
  filter: ResponseListFilter,
  questions: readonly Written[],
  each: { count: number; length: number },
): Promise<LatestRow[]> {
  const near = await readAnswers(db, key, filter, questions, each, NEAR)
  const isWhole = ({ question, type, answered }: Written) =>
    near.filter((row) => row.question === question && row.type === type).length >= Math.min(each.count, answered)
  const rare = questions.filter((question) => !isWhole(question))
  const isRare = (row: LatestRow) => rare.some(({ question, type }) => row.question === question && row.type === type)
  const far = await readAnswers(db, key, filter, rare, each, null)
  return [...near.filter((row) => !isRare(row)), ...far]
}

/** `near`: how many responses to search, from the newest answer on; null for all of them. */
async function readAnswers(
  db: Database,
  key: FormKey,
  filter: ResponseListFilter,
  questions: readonly Written[],
  each: { count: number; length: number },
  near: number | null,
): Promise<LatestRow[]> {
  if (questions.length === 0) return []
  const sought = questions.map(({ question, type, lastAt, options }) => {
    return { question, type, stored: storedAs(type), last_at: lastAt, options }
  })
  const answer = sql`n.responses -> a.question`
  // A few responses are read once, whatever the plan of the join: it would read them again for each question that was asked.
  const rows = await db.execute(sql`
    with ${wanted(key, filter)}, ${asked(key)}, sought as materialized (
      select question, type, stored, last_at, options is not null as is_open,
        array(select jsonb_array_elements_text(coalesce(options, '[]'))) as options
      from jsonb_to_recordset(${JSON.stringify(sought)}::jsonb)
        as sought (question text, type text, stored text, last_at timestamptz, options jsonb)
    ), newest as ${sql.raw(near === null ? 'not materialized' : 'materialized')} (
      select * from wanted where created_at <= (select max(last_at) from sought)
      order by created_at desc, id desc limit ${near}
    ), ranked as materialized (
      select a.question, a.type, n.id, s.stored, o.text,
        row_number() over (partition by a.question, a.type order by n.created_at desc, n.id desc) as place
      from newest n join asked a on a.hash = n.hash join sought s on s.question = a.question and s.type = a.type
        cross join lateral (select case when s.is_open then ${otherIn(answer)} end as text) o
      where jsonb_typeof(${answer}) = s.stored and ${answer} not in ('""', '[]') and (o.text is not null or not s.is_open)
    )
    select ${list(sql`select p.question, p.type, p.id, ${epoch(sql`r.created_at`)} as "createdAt",
      left(coalesce(p.text, r.responses ->> p.question), ${each.length}) as text,
      length(coalesce(p.text, r.responses ->> p.question)) as length,
      case when p.text is null and p.stored <> 'string' then r.responses -> p.question end as answer
      from ranked p join form_responses r on r.id = p.id where p.place <= ${each.count}
      order by p.question, p.type, p.place`)} as answers`)
  return rowsOf<{ answers: LatestRow[] }>(rows)[0]?.answers ?? []
}

/** The text in an answer, or in its list, that is no option. */
function otherIn(answer: SQL): SQL {
  return sql`(select one from jsonb_array_elements_text(
      case jsonb_typeof(${answer}) when 'array' then ${answer} when 'string' then jsonb_build_array(${answer}) else '[]' end
    ) as one where one <> all(s.options) limit 1)`
}

/** `wanted`: the responses in question; `hash` names the wording, and is empty for those of a time before wordings were kept. */
export function wanted(key: FormKey, filter: ResponseListFilter): SQL {
  // A search is expensive, so its result is materialized.
  return sql`wanted as ${filter.q || filter.answers ? sql`materialized` : sql`not materialized`} (
      select id, coalesce(version_hash, '') as hash, responses, created_at from form_responses
      where ${matches(key, filter)}
    )`
}

/** The wanted responses, each read from its row once, and not again for each of its questions. */
export function unpackedOnce(): SQL {
  return sql`select hash, created_at, responses || '{}' as responses from wanted offset 0`
}

/** `asked`: the questions of each wording; what was given before wordings were kept is read by the form as it stands. */
export function asked(key: FormKey): SQL {
  return sql`asked as materialized (${askedRows(key)})`
}

/**
 * The same for a join in which several processes may take part: none can read another's materialized rows. `place` tells a
 * question of a wording from all others, and is compared faster than both of them.
 */
export function askedRows({ formId }: FormKey): SQL {
  return sql`
      select row_number() over (order by hash, question) as place, one.* from (
        select v.hash, q ->> 'id' as question, q ->> 'type' as type, ${isNpsIn(sql`q -> 'settings'`)} as is_nps
        from form_versions v, jsonb_array_elements(v.questions) as q where v.form_id = ${formId}
        union all select '', id::text, question_type, ${isNpsIn(sql`settings`)} from form_questions where form_id = ${formId}
      ) one`
}

/** True where a scale has the numbers of a net promoter score, which it also has without settings. */
function isNpsIn(settings: SQL): SQL {
  return sql`(coalesce(${settings} ->> 'from', ${String(NPS.from)}) = ${String(NPS.from)}
    and coalesce(${settings} ->> 'to', ${String(NPS.to)}) = ${String(NPS.to)})`
}

export function epoch(instant: SQL): SQL {
  return sql`(extract(epoch from ${instant}) * 1000)::float8`
}

export function list(rows: SQL): SQL {
  return sql`coalesce((select json_agg(one) from (${rows}) as one), '[]')`
}

/** As the database writes an array; no element has a character that would need quotes. */
export function toArray(texts: readonly string[]): string {
  return `{${texts.join(',')}}`
}

type Stored = 'string' | 'number' | 'boolean' | 'array' | 'object'

/** The JSON type that answers are stored in. */
const STORED_AS: Record<QuestionKind['stores'], Stored> = {
  words: 'string',
  number: 'number',
  rating: 'number',
  option: 'string',
  options: 'array',
  date: 'string',
  time: 'string',
  yes_no: 'boolean',
  consent: 'object',
  scale: 'number',
  ranking: 'array',
  matrix: 'object',
  address: 'object',
  files: 'array',
  nothing: 'string',
}

/** The way the database counts the answers of each summary: by value, or by the parts of a value. */
export const COUNTED: Record<SummaryWay, 'values' | 'parts' | null> = {
  texts: null,
  numbers: 'values',
  rating: 'values',
  choices: 'values',
  dates: 'values',
  hours: 'values',
  scale: 'values',
  consent: 'parts',
  ranking: 'parts',
  matrix: 'parts',
  addresses: 'parts',
  files: null,
  nothing: null,
}

/** The summaries that show the newest answers. */
export const IS_SHOWN: Record<SummaryWay, boolean> = {
  texts: true,
  addresses: true,
  files: true,
  numbers: false,
  rating: false,
  choices: false,
  dates: false,
  hours: false,
  scale: false,
  consent: false,
  ranking: false,
  matrix: false,
  nothing: false,
}

export const storedAs = (type: QuestionType): Stored => STORED_AS[QUESTION_KINDS[type].stores]

type Wanted = (type: QuestionType) => boolean

export const isList: Wanted = (type) => storedAs(type) === 'array'
export const isChosen: Wanted = (type) => ['choices', 'rating', 'scale'].includes(SUMMED_UP_AS[type])
export const isSummed =
  (way: SummaryWay): Wanted =>
  (type) =>
    SUMMED_UP_AS[type] === way
/** True for what has a histogram, whose edges follow from the least and the greatest answer. */
export const isBinned: Wanted = (type) => SUMMED_UP_AS[type] === 'numbers' || SUMMED_UP_AS[type] === 'dates'

/** SQL that is true when the column's question type is of a wanted kind. */
export function isType(type: SQL, isWanted: Wanted): SQL {
  return oneOf(type, QUESTION_TYPES.filter(isWanted))
}

/** SQL that is true when the JSON fits the question type in a column. Text that is no date must not become a bin's edge. */
export function fits(type: SQL, kind: SQL, value: SQL): SQL {
  const cases = QUESTION_TYPES.map((one) => `when '${one}' then '${storedAs(one)}'`)
  const text = sql`(${value} #>> '{}')`
  return sql`(${kind} = case ${type} ${sql.raw(cases.join(' '))} end
    and (${isType(type, isSummed('rating'))} and ${oneOf(value, RATINGS.map(String))} is not true) is not true
    and (${isType(type, isSummed('scale'))} and ${text} !~ '^[0-9]{1,3}$') is not true
    and (${isType(type, isSummed('dates'))} and ${text} !~ ${DATE}) is not true
    and (${isType(type, isSummed('hours'))} and ${text} !~ ${TIME}) is not true)`
}

const DATE = '^[1-9][0-9]{3}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'
const TIME = '^([01][0-9]|2[0-3]):[0-5][0-9]$'

/** The number in a bin: a date is one as well, so that they have their order. `value` fits its type. */
export function amountOf(type: SQL, value: SQL): SQL {
  return sql`case when ${isType(type, isSummed('dates'))} then replace(${value} #>> '{}', '-', '')::numeric else ${value}::numeric end`
}
