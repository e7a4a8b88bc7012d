import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { oneOf } from '@/db/schema/columns'
import type { Reminder } from '@/lib/shared/booking-rules'
import { type MeetingStatus, TAKING_STATUSES } from '@/lib/shared/statuses'
import { rowsOf } from '../rows'
import { anyOf } from './any-of'

/** Bookings that came from another tool, while that goes on. */

type HereNow = { id: string; startTime: string; status: string }

/** Those of the ids that came, as they are here now; instants are ISO texts. */
export async function listArrivedBookings(
  tx: Database,
  owner: OwnerId,
  ids: readonly string[],
): Promise<Map<string, HereNow>> {
  const rows = await tx.execute(sql`
    select id, to_char(start_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "startTime", status
    from time_slot_bookings
    where user_id = ${owner}::uuid and is_imported and id = ${anyOf(ids)}`)
  return new Map(rowsOf<HereNow>(rows).map((row) => [row.id, row]))
}

/** A booking that ended at its source; `start` is an ISO text. */
export type ArrivedEnd = { id: string; start: string; reason: string }

/** The guards in milliseconds. */
type Ended = { id: string; pageId: string | null; guardStart: number; guardEnd: number }

const msOf = (instant: SQL) => sql`(extract(epoch from ${instant}) * 1000)::float8`

/**
 * Cancels bookings that ended at their source, with their meetings. One that was moved, cancelled or declined here stays as it is. Returns those
 * that were cancelled.
 */
export async function endArrivedBookings(
  tx: Database,
  owner: OwnerId,
  endings: readonly ArrivedEnd[],
  now: Date,
): Promise<Ended[]> {
  const ended = await tx.execute(sql`
    update time_slot_bookings b set status = 'cancelled', cancelled_at = ${now.toISOString()}::timestamptz,
      cancel_reason = nullif(e.reason, ''), history = b.history || jsonb_build_array(jsonb_strip_nulls(jsonb_build_object(
        'at', ${now.toISOString()}::text, 'by', 'system', 'what', 'cancelled', 'reason', nullif(e.reason, ''))))
    from json_to_recordset(${JSON.stringify(endings)}::json) as e (id uuid, start timestamptz, reason text)
    where b.id = e.id and b.id = ${anyOf(endings.map(({ id }) => id))} and b.user_id = ${owner}::uuid and b.is_imported and ${oneOf(sql`b.status`, TAKING_STATUSES)} and b.start_time = e.start
    returning b.id, b.page_id as "pageId", ${msOf(sql`b.guard_start`)} as "guardStart", ${msOf(sql`b.guard_end`)} as "guardEnd"`)
  const rows = rowsOf<Ended>(ended)
  await tx.execute(sql`
    update meetings set status = 'cancelled', ical_sequence = ical_sequence + 1, updated_at = ${now.toISOString()}::timestamptz
    where user_id = ${owner}::uuid
      and booking_id = ${anyOf(rows.map(({ id }) => id))}`)
  return rows
}

export type TakenOver = { id: string; meetingId: string; status: MeetingStatus; startTime: string; endTime: string }

/** Gives bookings that came, and have none, a reminder: those that start later than `from`. Requests are reminded of once approved. */
export async function remindOfArrived(
  tx: Database,
  owner: OwnerId,
  ids: readonly string[],
  { reminder, from }: { reminder: Reminder; from: Date },
): Promise<TakenOver[]> {
  const rows = await tx.execute(sql`
    update time_slot_bookings b set reminders = ${JSON.stringify([reminder])}::jsonb
    from meetings m
    where m.booking_id = b.id and b.user_id = ${owner}::uuid and b.is_imported and ${oneOf(sql`b.status`, TAKING_STATUSES)}
      and b.start_time > ${from.toISOString()}::timestamptz and b.reminders = '[]'::jsonb
      and b.id = ${anyOf(ids)}
    returning b.id, m.id as "meetingId", b.status, b.start_time::text as "startTime", b.end_time::text as "endTime"`)
  return rowsOf<TakenOver>(rows)
}
