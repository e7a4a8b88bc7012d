import { sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import type { pageHosts } from '@/db/schema'
import { OWNER_NAME } from '../accounts/brand'
import { hostObstructionsBetween, type Obstructions } from '../meetings/obstructions'
import { prepareStatement } from '../prepared'

type Stored = Pick<
  typeof pageHosts.$inferSelect,
  | 'groupPlace'
  | 'state'
  | 'weight'
  | 'priority'
  | 'maxPerDay'
  | 'conflictCheckCalendars'
  | 'targetCalendars'
  | 'availabilities'
  | 'timezone'
>

/** A host of a page with all of theirs that decides about starts of a range, but for calendars. */
export type HostRow = Stored &
  Obstructions & {
    account: string
    name: string
    kind: 'person' | 'room'
    /** Null for a room. */
    email: string | null
    /** The zone of their account, in which their time off is. */
    accountTimezone: string
    /** The row by which they hold the booking that is to be moved; null for other hosts. */
    holding: string | null
  }

const at = (name: string) => sql`${sql.placeholder(name)}::timestamptz`
const WITHOUT = sql`${sql.placeholder('without')}::uuid`

const select = prepareStatement<HostRow>(sql`
  select h.account_id as "account", ${OWNER_NAME} as "name", u.email::text as "email",
    case u.kind when 'room' then 'room' else 'person' end as "kind",
    coalesce(s.timezone, 'UTC') as "accountTimezone", h.group_place as "groupPlace", h.state, h.weight, h.priority,
    h.max_per_day as "maxPerDay", h.conflict_check_calendars as "conflictCheckCalendars",
    h.target_calendars as "targetCalendars", h.availabilities, h.timezone,
    (
      select holding.id from time_slot_bookings holding
      where holding.host_of = ${WITHOUT} and holding.user_id = h.account_id and holding.move_of is null
    ) as "holding",
    ${hostObstructionsBetween(at('from'), at('to'), WITHOUT)}
  from page_hosts h
    join users u on u.id = h.account_id
    left join user_settings s on s.user_id = u.id
  where h.page_id = ${sql.placeholder('pageId')}::uuid
  order by h.group_place, h.place`)

/**
 * The hosts of a page in the order of its lists, with what overlaps [from, to). `without`: a booking that is to be moved, which is not in its own way.
 */
export function listHostRows(
  db: Database,
  pageId: string,
  { from, to, without = null }: { from: Date; to: Date; without?: string | null },
): Promise<HostRow[]> {
  return select(db, { pageId, from: from.toISOString(), to: to.toISOString(), without })
}
