import { sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import { NOTICE_ADDRESS } from '../accounts/person-email'
import { rowsOf } from '../rows'

/**
 * One form's turn. `toldUntil`: epoch milliseconds up to which its owner was notified. `hasNews`: responses came since.
 */
export type DigestTurn = { formId: string; toldUntil: number; hasNews: boolean } & {
  reader: { id: string; email: string; timezone: string }
}

const TOLD_UNTIL = sql`coalesce(f.digest_sent_at, f.created_at)`
/** The same expression as in the index. */
const DUE_AT = sql`coalesce(digest_due_at, '-infinity'::timestamptz)`

/** Claims forms that are due, for this process alone until `leaseEnd`. */
export async function claimDueDigests(
  db: Database,
  { now, leaseEnd, limit }: { now: Date; leaseEnd: Date; limit: number },
): Promise<DigestTurn[]> {
  return rowsOf(
    await db.execute(sql`
      with due as (
        select id from forms where notify = 'daily' and ${DUE_AT} <= ${now.toISOString()}::timestamptz
        order by ${DUE_AT} limit ${limit} for update skip locked
      ), taken as (
        update forms f set digest_due_at = ${leaseEnd.toISOString()}::timestamptz from due where f.id = due.id
        returning f.*
      )
      select f.id as "formId", (extract(epoch from ${TOLD_UNTIL}) * 1000)::float8 as "toldUntil",
        exists (
          select from form_responses r where r.form_id = f.id and r.created_at >= ${TOLD_UNTIL} and not r.is_spam
        ) as "hasNews",
        json_build_object('id', u.id, 'email', ${NOTICE_ADDRESS}, 'timezone', coalesce(s.timezone, 'UTC')) as reader
      from taken f join users u on u.id = f.user_id left join user_settings s on s.user_id = u.id`),
  )
}

/** `quietUntil`: no responses came before it, and those restored from spam later are not reported. */
export type NextTurn = { formId: string; dueAt: Date; quietUntil?: Date }

/** Sets when each of these forms is due next. */
export async function postponeDigests(db: Database, turns: NextTurn[]): Promise<void> {
  const listed = JSON.stringify(
    turns.map(({ formId, dueAt, quietUntil }) => ({ id: formId, due: dueAt, quiet: quietUntil })),
  )
  await db.execute(sql`
    update forms f set digest_due_at = turn.due, digest_sent_at = greatest(f.digest_sent_at, turn.quiet)
    from json_to_recordset(${listed}::json) as turn (id uuid, due timestamptz, quiet timestamptz) where f.id = turn.id`)
}

/** Clears the due times, because the owner's mornings have changed. */
export async function forgetDigestTimes(tx: Database, userId: string): Promise<void> {
  await tx.execute(sql`update forms set digest_due_at = null where user_id = ${userId}::uuid and notify = 'daily'`)
}

type News = {
  formId: string
  title: string
  count: number
  latest: { id: string; respondentName: string | null; respondentEmail: string | null; createdAt: string }[]
}

const LATEST = 5

/**
 * Claims the responses to an owner's forms since the last email and before `end`, without spam. A concurrent call waits
 * for these rows, and finds them reported once this transaction has committed.
 */
export async function claimNews(tx: Database, userId: string, end: Date): Promise<News[]> {
  const until = sql`${end.toISOString()}::timestamptz`
  const forms = rowsOf<{ id: string; since: string }>(
    await tx.execute(sql`
      with due as (
        select f.id, ${TOLD_UNTIL} as since from forms f
        where f.user_id = ${userId}::uuid and f.notify = 'daily' and ${TOLD_UNTIL} < ${until}
        order by f.id
        for no key update
      )
      update forms f set digest_sent_at = ${until} from due where f.id = due.id
      returning f.id, due.since::text as since`),
  )
  if (forms.length === 0) return []
  const claimed = sql.join(
    forms.map(({ id, since }) => sql`(${id}::uuid, ${since}::timestamptz)`),
    sql`, `,
  )
  return rowsOf(
    await tx.execute(sql`
      with fresh as (
        select r.*, row_number() over (partition by r.form_id order by r.created_at desc, r.id desc) as place
        from (values ${claimed}) as claimed (id, since)
        join form_responses r on r.form_id = claimed.id and r.created_at >= claimed.since
          and r.created_at < ${until} and not r.is_spam
      )
      select f.id as "formId", f.title, count(*)::int as count,
        json_agg(json_build_object('id', fresh.id, 'respondentName', fresh.respondent_name,
          'respondentEmail', fresh.respondent_email,
          'createdAt', to_char(fresh.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
          order by fresh.place) filter (where fresh.place <= ${LATEST}::int) as latest
      from fresh join forms f on f.id = fresh.form_id
      group by f.id, f.title
      order by count(*) desc, f.title, f.id`),
  )
}
