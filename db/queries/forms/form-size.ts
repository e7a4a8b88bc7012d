import { sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import { rowsOf } from '../rows'
import type { FormKey } from './form-questions'

/** `bytes`: the UTF-8 size of all its texts, including values of options and translations as they are stored. `patterns`: those of its questions. */
export type FormSize = { bytes: number; options: number; patterns: string[] }

export async function measureForm(db: Database, { owner, formId }: FormKey): Promise<FormSize> {
  const [row] = rowsOf<FormSize>(
    await db.execute(sql`
      select (octet_length(f.title) + octet_length(f.description) + octet_length(f.closed_text)
          + octet_length(f.thanks_text) + octet_length(f.submit_label) + octet_length(f.translations::text) - 2
          + octet_length(f.endings::text) - 2 + octet_length(f.respondent_mail ->> 'text')
          + coalesce(octet_length(f.respondent_mail ->> 'translations'), 0)
          + asked.bytes + offered.bytes + ruled.bytes)::int as bytes, offered.count as options,
        asked.patterns
      from forms f cross join lateral (
        select coalesce(sum(octet_length(question) + octet_length(description) + octet_length(translations::text)
          + octet_length(settings::text) + octet_length(validation::text) - 6), 0)
          as bytes,
          coalesce(jsonb_agg(validation -> 'pattern') filter (where validation ? 'pattern'), '[]') as patterns
        from form_questions where form_id = f.id
      ) asked cross join lateral (
        select coalesce(sum(octet_length(o ->> 'value') + octet_length(o ->> 'label')
          + coalesce(octet_length(o ->> 'translations'), 0)), 0) as bytes, count(*)::int as count
        from form_questions q, jsonb_array_elements(q.options) as o where q.form_id = f.id
      ) offered cross join lateral (
        select coalesce(sum(coalesce(octet_length(r.value), 0) + coalesce(octet_length(r.message), 0)
          + coalesce(octet_length(r.redirect_url), 0) + coalesce(listed.bytes, 0)), 0) as bytes
        from form_logic_rules r cross join lateral (
          select sum(octet_length(coalesce(part ->> 'value', part ->> 'text', part ->> 'url', ''))
            + coalesce(octet_length(part ->> 'translations'), 0)) as bytes
          from jsonb_array_elements(coalesce(r.conditions, '[]') || coalesce(r.actions, '[]')) as part
        ) listed
        where r.form_id = f.id
      ) ruled
      where f.id = ${formId} and f.user_id = ${owner}`),
  )
  return row ?? { bytes: 0, options: 0, patterns: [] }
}
