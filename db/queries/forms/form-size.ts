import { sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import { rowsOf } from '../rows'
import type { FormKey } from './form-questions'

/** `bytes`: the UTF-8 size of all its texts, including values of options and translations as they are stored. Rows and columns of matrices are `options`, too. */
export type FormSize = { bytes: number; options: number; cells: number; addresses: number; patterns: string[] }

export const EMPTY_FORM: FormSize = { bytes: 0, options: 0, cells: 0, addresses: 0, patterns: [] }

export async function measureForm(db: Database, { owner, formId }: FormKey): Promise<FormSize> {
  const [row] = rowsOf<FormSize>(
    await db.execute(sql`
      select (octet_length(f.title) + octet_length(f.description) + octet_length(f.closed_text)
          + octet_length(f.thanks_text) + octet_length(f.submit_label) + octet_length(f.translations::text) - 2
          + octet_length(f.endings::text) - 2 + octet_length(f.respondent_mail ->> 'text')
          + coalesce(octet_length(f.respondent_mail ->> 'translations'), 0)
          + asked.bytes + offered.bytes + ruled.bytes)::int as bytes, (offered.count + asked.lines)::int as options,
        asked.cells, asked.addresses, asked.patterns
      from forms f cross join lateral (
        select coalesce(sum(octet_length(question) + octet_length(description) + octet_length(translations::text)
          + octet_length(settings::text) + octet_length(validation::text) - 6), 0)
          as bytes,
          coalesce(sum(sides.rows + sides.columns), 0)::int as lines, coalesce(sum(sides.rows * sides.columns), 0)::int as cells,
          count(*) filter (where question_type = 'address')::int as addresses,
          coalesce(jsonb_agg(validation -> 'pattern') filter (where validation ? 'pattern'), '[]') as patterns
        from form_questions cross join lateral (
          select coalesce(jsonb_array_length(settings -> 'rows'), 0) as rows,
            coalesce(jsonb_array_length(settings -> 'columns'), 0) as columns
        ) sides
        where form_id = f.id
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
  return row ?? EMPTY_FORM
}
