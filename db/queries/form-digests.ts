import { sql } from 'drizzle-orm'
import type { Database } from '../client'
import { rowsOf } from './rows'

/** `toldUntil`: epoch milliseconds up to which the form that waits longest has been told of. */
export type DigestReader = { id: string; email: string; timezone: string; toldUntil: number }

const TOLD_UNTIL = sql`coalesce(f.digest_sent_at, f.created_at)`

/** Every owner who wants one mail a day for a form. */
export async function listDigestReaders(db: Database): Promise<DigestReader[]> {
  return rowsOf(
    await db.execute(sql`
      select u.id, u.email, coalesce(s.timezone, 'UTC') as timezone,
        (extract(epoch from min(${TOLD_UNTIL})) * 1000)::float8 as "toldUntil"
      from forms f join users u on u.id = f.user_id left join user_settings s on s.user_id = u.id
      where f.notify = 'daily'
      group by u.id, s.timezone`),
  )
}

type News = {
  formId: string
  title: string
  count: number
  latest: { id: string; respondentName: string | null; respondentEmail: string | null; createdAt: string }[]
}

const LATEST = 5

/**
 * Takes what came for an owner's forms since their last mail and before `end`, spam aside. A rival waits for the rows that
 * are taken here, and finds them told of once this transaction has committed.
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
