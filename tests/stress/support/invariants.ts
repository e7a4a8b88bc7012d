import { WRONG_COUNTS } from '@/tests/support/scheduling/recount'

/** The common interface of `pg` and the embedded database. */
export type Queryable = { query: (text: string) => Promise<{ rows: unknown[] }> }

const MAILS = `array['booking-confirmation', 'booking-notice']`

/** Queries that count violations, which must be zero. They compare plain times, not the ranges of the constraints. */
const NEVER = {
  tooClose: `time_slot_bookings a join time_slot_bookings b on a.user_id = b.user_id and a.id < b.id
    where a.status = 'confirmed' and b.status = 'confirmed'
      and a.start_time < b.end_time + greatest(b.guard_end - b.end_time, a.start_time - a.guard_start)
      and b.start_time < a.end_time + greatest(a.guard_end - a.end_time, b.start_time - b.guard_start)`,
  wrongCounts: WRONG_COUNTS,
  bookingsWithoutTheirMeeting: `time_slot_bookings b where not exists (
    select from meetings m where m.booking_id = b.id and m.user_id = b.user_id
      and m.start_time = b.start_time and m.end_time = b.end_time)`,
  meetingsWithoutTheirBooking: `meetings m where m.primary_source = 'time_slot' and not exists (
    select from time_slot_bookings b where b.id = m.booking_id)`,
  bookingsWithoutTheirTwoMails: `meetings m where m.primary_source = 'time_slot' and ${MAILS} is distinct from (
    select array_agg(o.template order by o.template) from outbox o where o.meeting_id = m.id)`,
  mailsWithoutTheirMeeting: `outbox o where o.meeting_id is not null and not exists (
    select from meetings m where m.id = o.meeting_id)`,
  answersWithoutTheirBooking: `idempotency_keys k where k.scope like 'page:%' and not exists (
    select from time_slot_bookings b where b.id::text = k.response -> 'booking' ->> 'id')`,
  bookingsTwice: `(select attendee_email from time_slot_bookings group by attendee_email having count(*) > 1) twice`,
  mailsGivenUp: `outbox where failed_at is not null and template <> 'magic-link'`,
}

/** The names of what was found, with how often; empty when everything holds. Each visitor books once in the stress tests. */
export async function findBroken(database: Queryable): Promise<Record<string, number>> {
  const counts = Object.entries(NEVER).map(([name, source]) => `(select count(*)::int from ${source}) as "${name}"`)
  const { rows } = await database.query(`select ${counts.join(', ')}`)
  const found = Object.entries(rows[0] as Record<string, number>)
  return Object.fromEntries(found.filter(([, count]) => count > 0))
}

/** The bookings that are stored, as id and the attendee's address. */
export async function readBookings(database: Queryable): Promise<Map<string, string>> {
  const { rows } = await database.query('select id, attendee_email as email from time_slot_bookings')
  return new Map((rows as { id: string; email: string }[]).map(({ id, email }) => [id, email]))
}

export async function countDeadlocks(database: Queryable): Promise<number> {
  const { rows } = await database.query(
    'select deadlocks::int as count from pg_stat_database where datname = current_database()',
  )
  return (rows as { count: number }[])[0]?.count ?? -1
}

export async function countWaitingMails(database: Queryable): Promise<number> {
  const { rows } = await database.query(
    'select count(*)::int as count from outbox where done_at is null and failed_at is null and held_for is null',
  )
  return (rows as { count: number }[])[0]?.count ?? -1
}
