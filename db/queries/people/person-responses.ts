import { sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import { rowsOf } from '../rows'
import { asIds, asList, type Person } from './person'
import { forgetEvents } from './person-messages'

/** The columns of a response whose person is forgotten. */
const FORGOTTEN_ANSWERS = sql`respondent_name = null, respondent_email = null, responses = '{}'::jsonb, note = ''`

export async function listResponsesOf(db: Database, { userId, addresses, until }: Person, limit: number) {
  const rows = await db.execute(sql`
    select r.id from form_responses r join forms f on f.id = r.form_id
    where f.user_id = ${userId}::uuid and r.created_at <= ${until.toISOString()}::timestamptz
      and (lower(trim(r.respondent_email)) in ${asList(addresses)} or exists (
        select 1 from jsonb_each(r.responses) answer
        where jsonb_typeof(answer.value) = 'string' and lower(trim(answer.value #>> '{}')) in ${asList(addresses)}
      ))
    order by r.created_at, r.id limit ${limit}`)
  return rowsOf<{ id: string }>(rows).map(({ id }) => id)
}

/** The responses keep their date and their place in the counts. Their files are swept. */
export async function forgetResponses(tx: Database, userId: string, ids: readonly string[], now: Date): Promise<void> {
  await tx.execute(sql`
    update form_responses r set ${FORGOTTEN_ANSWERS}, marked_at = ${now.toISOString()}::timestamptz
    from forms f where f.id = r.form_id and f.user_id = ${userId}::uuid and r.id in ${asIds(ids)}`)
  await forgetFiles(tx, ids)
  await forgetEvents(tx, userId, { response: ids })
}

export async function listResponsesOfBookings(tx: Database, bookingIds: readonly string[]): Promise<string[]> {
  const rows = await tx.execute(sql`
    select id from form_responses where booking_id in ${asIds(bookingIds)}
    union select id from form_responses where follow_up_of in ${asIds(bookingIds)}`)
  return rowsOf<{ id: string }>(rows).map(({ id }) => id)
}

/** From then on no link opens them; the sweep deletes their objects, then their rows. */
async function forgetFiles(tx: Database, responseIds: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update form_files set response_id = null, claimed_at = coalesce(claimed_at, now()), state = 'leaving', name = ''
    where response_id in ${asIds(responseIds)}`)
}
