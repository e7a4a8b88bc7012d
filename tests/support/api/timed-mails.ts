import { sql } from 'drizzle-orm'
import { TIMED_MAILS } from '@/lib/shared/outbox'
import { query } from '../database/query'
import { deliverAll } from './owner'

export type WaitingMail = { template: string; dueAt: string; expiresAt: string }

const isTimed = sql`o.template in ${sql.raw(`('${TIMED_MAILS.join("', '")}')`)}`
const iso = (column: string) => sql`to_char(${sql.raw(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The reminders and the follow-up of a meeting that have not left, by time. */
export function waitingMails(meetingId: string): Promise<WaitingMail[]> {
  return query<WaitingMail>(sql`
    select template, ${iso('o.next_attempt_at')} as "dueAt", ${iso('o.expires_at')} as "expiresAt" from outbox o
    where o.meeting_id = ${meetingId}::uuid and ${isTimed} and o.done_at is null and o.failed_at is null
    order by o.next_attempt_at, o.template`)
}

/** All such rows of a meeting, sent or not. */
export async function countTimedRows(meetingId: string): Promise<number> {
  const [row] = await query<{ count: number }>(sql`
    select count(*)::int as count from outbox o where o.meeting_id = ${meetingId}::uuid and ${isTimed}`)
  return row?.count ?? 0
}

/** Makes a booking, its meeting and its timed mails so much earlier, as if the time had passed: its first mails have left. */
export async function letTimePass(booking: { id: string }, meeting: { id: string }, ms: number): Promise<void> {
  await deliverAll()
  const by = sql`interval '1 millisecond' * ${ms}::float8`
  await query(sql`update time_slot_bookings set start_time = start_time - ${by}, end_time = end_time - ${by},
    guard_start = guard_start - ${by}, guard_end = guard_end - ${by} where id = ${booking.id}::uuid`)
  await query(
    sql`update meetings set start_time = start_time - ${by}, end_time = end_time - ${by} where id = ${meeting.id}::uuid`,
  )
  await query(sql`update outbox o set next_attempt_at = next_attempt_at - ${by}, expires_at = expires_at - ${by}
    where o.meeting_id = ${meeting.id}::uuid and ${isTimed}`)
}
