import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import type { Answer } from '@/lib/vocabulary/forms/question'
import type { QuestionType } from '@/lib/vocabulary/forms/question-types'
import { rowsOf } from '../../rows'
import type { FormKey } from '../form-questions'
import type { ResponseListFilter } from '../response-search'
import { storedAs } from './answer-kinds'
import { asked, epoch, list, wanted } from './answer-parts'

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
