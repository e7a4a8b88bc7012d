import { sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import type { QuestionSnapshot } from '@/db/schema'
import { rowsOf } from '../../rows'
import type { FormKey } from '../form-questions'
import { usedVersionsOf } from '../form-versions'
import { narrows, type ResponseListFilter } from '../response-search'
import { epoch } from './summarize-answers'

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
          'required', q.is_required, 'order', q."order", 'options', q.options, 'settings', q.settings) order by q."order", q.id)
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
