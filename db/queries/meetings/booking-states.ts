import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { timeSlotBookings } from '@/db/schema'
import { HELD, held, isHeldFor } from './held-times'

type Row = typeof timeSlotBookings.$inferSelect
export type BookingStateRow = Pick<Row, 'status' | 'expiresAt' | 'isNoShow'> & {
  moveRequest: Pick<Row, 'startTime' | 'endTime' | 'expiresAt'> | null
  /** Null for a booking without hosts, and in the list of a host. */
  hosts: { account: string; name: string; kind: 'person' | 'room'; group: string }[] | null
  /** In the list of a host. */
  team: { id: string; name: string; slug: string } | null
}

const NAME = sql`coalesce(nullif(s.full_name, ''), u.username)`

const HOSTS = sql<BookingStateRow['hosts']>`case when ${timeSlotBookings.assignment} is not null then (
  select coalesce(json_agg(json_build_object('account', u.id, 'name', ${NAME}, 'kind', case u.kind when 'room' then 'room' else 'person' end,
    'group', coalesce(h.host_group, '')) order by h.host_place, h.id), '[]'::json)
  from time_slot_bookings h join users u on u.id = h.user_id left join user_settings s on s.user_id = u.id
  where h.host_of = ${timeSlotBookings.id} and h.move_of is null
) end`

const TEAM = sql<BookingStateRow['team']>`case when ${timeSlotBookings.hostOf} is not null then (
  select json_build_object('id', u.id, 'name', ${NAME}, 'slug', u.username)
  from time_slot_bookings b join users u on u.id = b.user_id left join user_settings s on s.user_id = u.id
  where b.id = ${timeSlotBookings.hostOf}
) end`

/** Reads the states of an owner's bookings, by their ids. */
export async function findBookingStates(
  db: Database,
  owner: OwnerId,
  ids: string[],
): Promise<Map<string, BookingStateRow>> {
  if (ids.length === 0) return new Map()
  const { id, userId, hostOf, status, expiresAt, isNoShow } = timeSlotBookings
  const rows = await db
    .select({ id, status, expiresAt, isNoShow, moveRequest: HELD, hosts: HOSTS, team: TEAM })
    .from(timeSlotBookings)
    .leftJoin(held, isHeldFor(sql`coalesce(${hostOf}, ${id})`))
    .where(and(eq(userId, owner), inArray(id, ids)))
  return new Map(rows.map((row) => [row.id, row]))
}
