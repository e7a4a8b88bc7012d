import { sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import { rowsOf } from '../rows'
import { asList, isNoHostedMeeting, type Person } from './person'

export type PersonCounts = Record<'bookings' | 'cancelled' | 'invitations' | 'responses' | 'files', number>

/** Counts what an erasure of the person would concern at `now`. */
export async function countPerson(
  db: Database,
  { userId, addresses, until }: Person,
  now: Date,
): Promise<PersonCounts> {
  const owner = sql`${userId}::uuid`
  const before = sql`${until.toISOString()}::timestamptz`
  const rows = await db.execute(sql`
    with person as (select jsonb_array_elements_text(${JSON.stringify(addresses)}::jsonb) as address),
    booking as (
      select b.id, b.status in ('confirmed', 'pending') and b.start_time > ${now.toISOString()}::timestamptz as is_to_come
      from time_slot_bookings b
      where b.user_id = ${owner} and b.created_at <= ${before} and lower(b.attendee_email) in (select address from person)
    ), invitation as (
      select m.id from meetings m
      where m.user_id = ${owner} and m.created_at <= ${before}
        and (m.booking_id is null or m.booking_id not in (select id from booking))
        and ${isNoHostedMeeting}
        and exists (select 1 from jsonb_array_elements_text(m.attendees) one where lower(one) in ${asList(addresses)})
    ), response as (
      select r.id from form_responses r join forms f on f.id = r.form_id
      where f.user_id = ${owner} and r.created_at <= ${before} and (
        lower(trim(r.respondent_email)) in (select address from person)
        or r.booking_id in (select id from booking) or r.follow_up_of in (select id from booking)
        or exists (
          select 1 from jsonb_each(r.responses) answer where jsonb_typeof(answer.value) = 'string'
            and lower(trim(answer.value #>> '{}')) in (select address from person)
        ))
    )
    select (select count(*)::int from booking) as bookings,
      (select count(*)::int from booking where is_to_come) as cancelled,
      (select count(*)::int from invitation) as invitations,
      (select count(*)::int from response) as responses,
      (select count(*)::int from form_files o where o.response_id in (select id from response)) as files`)
  const [row] = rowsOf<PersonCounts>(rows)
  if (!row) throw new Error('The person was not counted')
  return row
}
