import { sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import { rowsOf } from '../rows'

/**
 * Every address of a person among an owner's data, in lower case: for finding one of which only the hash is known. What came
 * after `until` is left out. A portion of them, after an address.
 */
export async function listAddresses(
  db: Database,
  { userId, until }: { userId: string; until: Date },
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const before = sql`${until.toISOString()}::timestamptz`
  const rows = await db.execute(sql`
    select distinct lower(trim(given.address)) collate "C" as address from (
      select attendee_email as address from time_slot_bookings where user_id = ${userId}::uuid and created_at <= ${before}
      union all
      select guest from time_slot_bookings, jsonb_array_elements_text(guests) guest
        where user_id = ${userId}::uuid and created_at <= ${before}
      union all
      select attendee from meetings, jsonb_array_elements_text(attendees) attendee
        where user_id = ${userId}::uuid and created_at <= ${before}
      union all
      select guest from carried_links where user_id = ${userId}::uuid and created_at <= ${before}
      union all
      select r.respondent_email from form_responses r join forms f on f.id = r.form_id
        where f.user_id = ${userId}::uuid and r.created_at <= ${before}
      union all
      select answer.value #>> '{}' from form_responses r join forms f on f.id = r.form_id,
        jsonb_each(r.responses) answer
        where f.user_id = ${userId}::uuid and r.created_at <= ${before} and jsonb_typeof(answer.value) = 'string'
          and length(answer.value #>> '{}') between 3 and 254
      union all
      select found[1] from webhook_events, regexp_matches(data::text, '[^\\s"<>,;:()\\\\]+@[^\\s"<>,;:()\\\\]+', 'g') found
        where user_id = ${userId}::uuid and created_at <= ${before}
    ) given
    where given.address like '%@%' and lower(trim(given.address)) collate "C" > ${after}
    order by 1 limit ${limit}`)
  return rowsOf<{ address: string }>(rows).map(({ address }) => address)
}
