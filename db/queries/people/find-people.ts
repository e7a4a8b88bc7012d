import { sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { foldI, foldTypedI } from '../fold-i'
import { rowsOf } from '../rows'

export type FoundGuest = { name: string; email: string; meetingId: string; at: string }
export type FoundResponse = { id: string; name: string | null; email: string | null; formTitle: string; at: string }

const toLike = (typed: string) => `%${foldTypedI(typed).replace(/[\\%_]/g, '\\$&')}%`

/** Finds attendees by name or address: each address once, with its latest meeting, the latest first. */
export async function findGuests(db: Database, owner: OwnerId, typed: string, limit: number): Promise<FoundGuest[]> {
  const like = toLike(typed)
  const rows = await db.execute(sql`
    select found.name, found.email, meeting.id as "meetingId", found.at from (
      select distinct on (lower(b.attendee_email)) b.id, b.attendee_name as name, b.attendee_email as email, b.start_time as at
      from time_slot_bookings b
      where b.user_id = ${owner} and b.attendee_email <> ''
        and (${foldI(sql`b.attendee_name`)} ilike ${like} or ${foldI(sql`b.attendee_email`)} ilike ${like})
      order by lower(b.attendee_email), b.start_time desc
    ) found join meetings meeting on meeting.booking_id = found.id and meeting.user_id = ${owner}
    order by found.at desc limit ${limit}`)
  return rowsOf<FoundGuest & { at: string | Date }>(rows).map((row) => ({ ...row, at: new Date(row.at).toISOString() }))
}

/** Responses under such a name or address, the latest first; without spam. */
export async function findResponses(
  db: Database,
  owner: OwnerId,
  typed: string,
  limit: number,
): Promise<FoundResponse[]> {
  const like = toLike(typed)
  const rows = await db.execute(sql`
    select r.id, r.respondent_name as name, r.respondent_email as email, f.title as "formTitle", r.created_at as at
    from form_responses r join forms f on f.id = r.form_id
    where f.user_id = ${owner} and not r.is_spam
      and (${foldI(sql`r.respondent_name`)} ilike ${like} or ${foldI(sql`r.respondent_email`)} ilike ${like})
    order by r.created_at desc limit ${limit}`)
  return rowsOf<FoundResponse & { at: string | Date }>(rows).map((row) => ({
    ...row,
    at: new Date(row.at).toISOString(),
  }))
}
