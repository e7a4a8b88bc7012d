import { sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import type { QuestionType } from '@/lib/vocabulary/forms/question-types'
import { rowsOf } from '../rows'
import { asked, epoch, list, wanted } from './answer-parts'
import type { FormKey } from './form-questions'
import type { ResponseListFilter } from './response-search'

export type TextRow = {
  question: string
  type: QuestionType
  id: string
  text: string
  length: number
  createdAt: number
}

/** A question with typed answers, `answered` times, the last time at `lastAt`. */
export type Written = { question: string; type: QuestionType; answered: number; lastAt: string | null }

/** The newest responses to search first: they hold the latest answers to nearly every question. */
const NEAR = 1000

/** The newest `count` answers to each question, newest first, and of each the first `length` characters. */
export async function listLatestTexts(
  db: Database,
  key: FormKey,
  filter: ResponseListFilter,
  questions: readonly Written[],
  each: { count: number; length: number },
): Promise<TextRow[]> {
  const near = await readTexts(db, key, filter, questions, each, NEAR)
  const isWhole = ({ question, type, answered }: Written) =>
    near.filter((text) => text.question === question && text.type === type).length >= Math.min(each.count, answered)
  const rare = questions.filter((question) => !isWhole(question))
  const isRare = (text: TextRow) => rare.some(({ question, type }) => text.question === question && text.type === type)
  const far = await readTexts(db, key, filter, rare, each, null)
  return [...near.filter((text) => !isRare(text)), ...far]
}

/** `near`: how many responses to search, from the newest answer on; null for all of them. */
async function readTexts(
  db: Database,
  key: FormKey,
  filter: ResponseListFilter,
  questions: readonly Written[],
  each: { count: number; length: number },
  near: number | null,
): Promise<TextRow[]> {
  if (questions.length === 0) return []
  const sought = JSON.stringify(questions.map(({ question, type, lastAt }) => ({ question, type, last_at: lastAt })))
  const rows = await db.execute(sql`
    with ${wanted(key, filter)}, ${asked(key)}, sought as materialized (
      select * from jsonb_to_recordset(${sought}::jsonb) as sought (question text, type text, last_at timestamptz)
    ), newest as (
      select * from wanted where created_at <= (select max(last_at) from sought)
      order by created_at desc, id desc limit ${near}
    ), ranked as materialized (
      select a.question, a.type, n.id,
        row_number() over (partition by a.question, a.type order by n.created_at desc, n.id desc) as place
      from newest n join asked a on a.hash = n.hash join sought s on s.question = a.question and s.type = a.type
      where jsonb_typeof(n.responses -> a.question) = 'string' and n.responses -> a.question <> '""'
    )
    select ${list(sql`select p.question, p.type, p.id, left(r.responses ->> p.question, ${each.length}) as text,
      length(r.responses ->> p.question) as length, ${epoch(sql`r.created_at`)} as "createdAt"
      from ranked p join form_responses r on r.id = p.id where p.place <= ${each.count}
      order by p.question, p.type, p.place`)} as texts`)
  return rowsOf<{ texts: TextRow[] }>(rows)[0]?.texts ?? []
}
