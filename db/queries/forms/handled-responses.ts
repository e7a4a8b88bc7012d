import { and, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { formResponses } from '@/db/schema'
import type { ResponseStatus } from '@/lib/shared/forms/response-status'
import { rowsOf } from '../rows'
import type { FormKey } from './form-questions'
import { isWithin, type Stretch } from './form-responses'
import { ownedFormId } from './forms'
import { matches, type ResponseListFilter } from './response-search'

/** Sets what is given; the response's date stays where nothing differs. False if it is not this owner's. */
export async function changeResponse(
  db: Database,
  owner: OwnerId,
  id: string,
  { status = null, note = null }: { status?: ResponseStatus | null; note?: string | null },
): Promise<boolean> {
  const rows = await db.execute(sql`
    update form_responses r
    set status = coalesce(${status}::text, r.status), note = coalesce(${note}::text, r.note),
      marked_at = case when r.status <> ${status}::text or r.note <> ${note}::text then now() else r.marked_at end
    from forms f
    where r.id = ${id}::uuid and f.id = r.form_id and f.user_id = ${owner}::uuid
    returning r.id`)
  return rowsOf(rows).length > 0
}

export async function listResponseIds(
  db: Database,
  key: FormKey,
  filter: ResponseListFilter,
  stretch: Stretch,
): Promise<string[]> {
  const where = and(matches(key, filter), isWithin(stretch))
  const rows = await db.select({ id: formResponses.id }).from(formResponses).where(where)
  return rows.map(({ id }) => id)
}

/**
 * Sets the status of these responses; if `isWhole`, of none of them while one is missing. Each id may occur once. Rows are
 * locked in the order of their ids, so that concurrent calls cannot deadlock.
 */
export async function setStatusOf(
  db: Database,
  { owner, formId }: FormKey,
  { ids, status, isWhole }: { ids: readonly string[]; status: ResponseStatus; isWhole: boolean },
): Promise<{ found: number; changed: number }> {
  const rows = await db.execute(sql`
    with held as (
      select id, status from form_responses
      where form_id in ${ownedFormId(owner, formId)}
        and id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)
      order by id for update
    ), changed as (
      update form_responses r set status = ${status}::text, marked_at = now() from held
      where r.id = held.id and held.status <> ${status}::text
        and (not ${isWhole}::boolean or (select count(*) from held) = ${ids.length}::int)
      returning 1
    )
    select (select count(*)::int from held) as found, (select count(*)::int from changed) as changed`)
  const [row] = rowsOf<{ found: number; changed: number }>(rows)
  if (!row) throw new Error('The responses were not counted')
  return row
}
