import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import type { pageHosts } from '@/db/schema'
import { OWNER_NAME } from '../accounts/brand'
import { hostObstructionsBetween, type Obstructions } from '../meetings/obstructions'
import { prepareStatement } from '../prepared'
import type { NewHostRow } from './page-hosts'

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

/** Hosts that are stored with a page, or those of a list that is not saved, which keep what is stored for them on the page. */
const STORED = sql`select * from page_hosts where page_id = ${sql.placeholder('pageId')}::uuid`
const DRAFTED = sql`
  select ${sql.placeholder('pageId')}::uuid as page_id, d.account_id, d.group_place, d.place, d.weight, d.priority, d.max_per_day,
    coalesce(s.state, d.state) as state,
    coalesce(s.conflict_check_calendars, d.conflict_check_calendars) as conflict_check_calendars,
    coalesce(s.target_calendars, d.target_calendars) as target_calendars, s.availabilities, s.timezone
  from jsonb_to_recordset(${sql.placeholder('hosts')}::jsonb) d (
      account_id uuid, group_place smallint, place smallint, state text, weight integer, priority smallint,
      max_per_day integer, conflict_check_calendars jsonb, target_calendars jsonb
    )
    left join page_hosts s on s.page_id = ${sql.placeholder('pageId')}::uuid and s.account_id = d.account_id`

const selectFrom = (hosts: SQL) =>
  prepareStatement<HostRow>(sql`
  select h.account_id as "account", ${OWNER_NAME} as "name", u.email::text as "email",
    case u.kind when 'room' then 'room' else 'person' end as "kind",
    coalesce(s.timezone, 'UTC') as "accountTimezone", h.group_place as "groupPlace",
    case when u.delete_at is null then h.state else 'declined' end as "state", h.weight, h.priority,
    h.max_per_day as "maxPerDay", h.conflict_check_calendars as "conflictCheckCalendars",
    h.target_calendars as "targetCalendars", h.availabilities, h.timezone,
    (
      select holding.id from time_slot_bookings holding
      where holding.host_of = ${WITHOUT} and holding.user_id = h.account_id and holding.move_of is null
    ) as "holding",
    ${hostObstructionsBetween(at('from'), at('to'), WITHOUT)}
  from (${hosts}) h
    join users u on u.id = h.account_id
    left join user_settings s on s.user_id = u.id
  order by h.group_place, h.place`)

const selectStored = selectFrom(STORED)
const selectDrafted = selectFrom(DRAFTED)

type Asked = { from: Date; to: Date; without?: string | null; hosts?: NewHostRow[] | undefined }

/**
 * The hosts of a page in the order of its lists, with what overlaps [from, to). `without`: a booking that is to be moved, which is not in its own way.
 * `hosts`: those that the page would have after a change.
 */
export function listHostRows(
  db: Database,
  pageId: string,
  { from, to, without = null, hosts }: Asked,
): Promise<HostRow[]> {
  const values = { pageId, from: from.toISOString(), to: to.toISOString(), without }
  return hosts ? selectDrafted(db, { ...values, hosts: JSON.stringify(hosts.map(toRecord)) }) : selectStored(db, values)
}

function toRecord(host: NewHostRow) {
  return {
    account_id: host.accountId,
    group_place: host.groupPlace,
    place: host.place,
    state: host.state,
    weight: host.weight,
    priority: host.priority,
    max_per_day: host.maxPerDay,
    conflict_check_calendars: host.conflictCheckCalendars,
    target_calendars: host.targetCalendars,
  }
}
