import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import type { QuestionSnapshot } from '@/db/schema'
import { rowsOf } from '../rows'
import type { FormKey } from './form-questions'

const the = sql.placeholder

/**
 * Parts of a statement that writes a response: they store its version of the form, and when that was used. `rows`: the
 * parts it depends on, of which `form` has `id` and `updated_at`. A version is dated once after each change of its
 * form, so that submissions do not wait for each other.
 */
export function writtenVersion(rows: SQL): SQL {
  const usedAt = sql`greatest(${the('now')}::timestamptz, form.updated_at)`
  return sql`version as (
      insert into form_versions (form_id, hash, questions, used_at)
      select form.id, ${the('hash')}, ${the('questions')}::jsonb, ${usedAt} from ${rows}
      on conflict do nothing
    ), version_used as (
      update form_versions v set used_at = ${usedAt} from ${rows}
      where v.form_id = form.id and v.hash = ${the('hash')} and v.used_at < form.updated_at
    )`
}

/** A form's versions that have responses, without spam, as JSON: the last used first. */
export function usedVersionsOf(formId: SQL): SQL {
  return sql`coalesce((
        select json_agg(v.questions order by v.used_at desc, v.hash) from form_versions v
        where v.form_id = ${formId} and exists (
          select from form_responses r where r.form_id = v.form_id and r.version_hash = v.hash and not r.is_spam
        )
      ), '[]'::json)`
}

/** Lists the versions of a form that have responses, the last used first. */
export async function listUsedVersions(db: Database, { owner, formId }: FormKey): Promise<QuestionSnapshot[][]> {
  const [row] = rowsOf<{ versions: QuestionSnapshot[][] }>(
    await db.execute(sql`
      select ${usedVersionsOf(sql`f.id`)} as versions from forms f where f.id = ${formId} and f.user_id = ${owner}`),
  )
  return row?.versions ?? []
}
