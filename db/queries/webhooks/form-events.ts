import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { rowsOf } from '../rows'
import { isoText, milliseconds } from './response-events'
import { HOOKED, writtenEvents } from './written-events'

const isFull = (form: SQL) => sql`coalesce(${form}.taken >= ${form}.max_responses, false)`

const hasOpened = (form: SQL, now: SQL) =>
  sql`(${form}.is_published and not ${form}.seen_open and not ${isFull(form)}
    and (${form}.closes_at is null or ${form}.closes_at > ${now}))`
const isPast = (form: SQL, now: SQL) => sql`(${form}.seen_open and ${form}.closes_at <= ${now})`
const isShut = (form: SQL) => sql`(${form}.seen_open and (not ${form}.is_published or ${isFull(form)}))`

/** The `data` of `form.closed`. */
export function closedData(form: SQL, { reason, count, now }: { reason: SQL; count: SQL; now: SQL }): SQL {
  return sql`jsonb_build_object('version', ${milliseconds(now)}, 'reason', ${reason}, 'form', jsonb_build_object(
          'id', ${form}.id, 'slug', ${form}.slug, 'title', ${form}.title, 'closesAt', ${isoText(sql`${form}.closes_at`)},
          'maxResponses', ${form}.max_responses, 'responseCount', ${count}))`
}

const countOf = (form: SQL) =>
  sql`(select count(*)::int from form_responses r where r.form_id = ${form}.id and not r.is_spam)`

/**
 * Notes which forms are open, and writes `form.closed` for each that was and is not any more, once however many look at the
 * same time. `which`: one form, inside the transaction that changed it, or some of all. Returns how many deliveries were queued.
 */
export async function settleForms(
  db: Database,
  which: { formId: string } | { limit: number },
  { isByHand, now }: { isByHand: boolean; now: Date },
): Promise<number> {
  const at = sql`${now.toISOString()}::timestamptz`
  const opened = hasOpened(sql`f`, at)
  const closed = sql`(${isPast(sql`f`, at)} or ${isShut(sql`f`)})`
  // Each condition by itself has an index of what waits for the next look: forms that do not are not read.
  const some = (condition: SQL, each: SQL[]) => {
    if ('formId' in which) return sql`f.id = ${which.formId}::uuid and ${condition}`
    const found = each.map((one) => sql`(select f.id from forms f where ${one} limit ${which.limit}::int)`)
    return sql`f.id in (select f.id from forms f where f.id = any(array(${sql.join(found, sql` union all `)})) and ${condition}
        limit ${which.limit}::int for update skip locked)`
  }
  const reason = sql`case when ${isByHand}::boolean then 'hand' when not closed.is_published then 'hand'
            when ${isFull(sql`closed`)} then 'limit' else 'date' end`
  const happenings = sql`
        select gen_random_uuid() as id, closed.user_id, 'form.closed'::text as type,
          ${closedData(sql`closed`, { reason, count: countOf(sql`closed`), now: at })} as data, ${at} as at
        from closed`
  const rows = await db.execute(sql`
    with opened as (
        update forms f set seen_open = true where ${some(opened, [opened])}
      ), closed as (
        update forms f set seen_open = false where ${some(closed, [isPast(sql`f`, at), isShut(sql`f`)])} returning f.*
      ), ${writtenEvents(happenings)}
    select ${HOOKED} as queued`)
  return rowsOf<{ queued: number }>(rows)[0]?.queued ?? 0
}

/** Data about the owner's latest form, for a test. */
export async function findLatestClosing(db: Database, owner: OwnerId, now: Date): Promise<object | null> {
  const at = sql`${now.toISOString()}::timestamptz`
  const data = closedData(sql`f`, { reason: sql`'hand'::text`, count: countOf(sql`f`), now: at })
  const rows = await db.execute(sql`
    select ${data} as data from forms f where f.user_id = ${owner}::uuid order by f.created_at desc limit 1`)
  return rowsOf<{ data: object }>(rows)[0]?.data ?? null
}
