import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../client'
import type { OwnerId } from '../owner-id'
import { executePrepared } from './prepared'

export type PageLocation = 'custom' | 'google_meet' | 'teams' | 'zoom' | 'other'

/** What a visitor's calls need of a page and its owner. */
export type SchedulePage = {
  id: string
  userId: string
  slug: string
  title: string
  description: string
  duration: number
  location: PageLocation
  customLocation: string | null
  timezone: string
  conflictCheckCalendars: string[]
  ownerName: string
  ownerEmail: string
  availabilities: { dayOfWeek: number; startTime: string; endTime: string }[]
}

/** A page for anyone by its slug while it is active, or by its id for its owner, active or not. */
export type PageKey = { slug: string } | { id: string; owner: OwnerId }

/** Epoch milliseconds. */
export type BusyRow = [start: number, end: number]

export async function findSchedulePage(db: Database, key: PageKey): Promise<SchedulePage | null> {
  const [row] = await executePrepared<SchedulePage>(db, selectPage(key, sql``))
  return row ?? null
}

/** The page with the owner's busy periods that touch [from, to): one round trip. */
export async function findPageWithBusy(
  db: Database,
  key: PageKey,
  range: { from: Date; to: Date },
): Promise<(SchedulePage & { busy: BusyRow[] }) | null> {
  const [row] = await executePrepared<SchedulePage & { busy: BusyRow[] }>(
    db,
    selectPage(key, sql`, ${busyBetween(range)} as "busy"`),
  )
  return row ?? null
}

export type RememberedResponse = { requestHash: string; response: Record<string, unknown>; createdAt: number }

/** The same, with what an idempotency key was answered before. */
export async function findPageForBooking(
  db: Database,
  key: PageKey,
  range: { from: Date; to: Date },
  idempotencyKey: string | null,
): Promise<(SchedulePage & { busy: BusyRow[]; remembered: RememberedResponse | null }) | null> {
  const remembered = sql`(
    select json_build_object('requestHash', k.request_hash, 'response', k.response,
      'createdAt', (extract(epoch from k.created_at) * 1000)::float8)
    from idempotency_keys k where k.scope = 'page:' || p.id and k.key = ${idempotencyKey}
  )`
  const [row] = await executePrepared<SchedulePage & { busy: BusyRow[]; remembered: RememberedResponse | null }>(
    db,
    selectPage(key, sql`, ${busyBetween(range)} as "busy", ${remembered} as "remembered"`),
  )
  return row ?? null
}

function selectPage(key: PageKey, more: SQL): SQL {
  const which =
    'slug' in key ? sql`p.slug = ${key.slug} and p.is_active` : sql`p.id = ${key.id} and p.user_id = ${key.owner}`
  return sql`
    select p.id, p.user_id as "userId", p.slug, p.title, p.description, p.duration, p.location,
      p.location_data ->> 'customLocation' as "customLocation", p.timezone,
      p.conflict_check_calendars as "conflictCheckCalendars",
      coalesce(nullif(s.full_name, ''), u.username) as "ownerName", u.email::text as "ownerEmail",
      coalesce((
        select json_agg(json_build_object('dayOfWeek', a.day_of_week, 'startTime', a.start_time, 'endTime', a.end_time)
          order by a.day_of_week, a.start_time)
        from time_slot_availabilities a where a.page_id = p.id
      ), '[]'::json) as "availabilities"
      ${more}
    from time_slot_pages p
    join users u on u.id = p.user_id
    left join user_settings s on s.user_id = u.id
    where ${which}`
}

/**
 * Meetings of this product and bookings of all the owner's pages; what is cancelled takes no time. A booking lasts a day
 * at most, which keeps those of the years before out of the search.
 */
function busyBetween({ from, to }: { from: Date; to: Date }): SQL {
  const touches = sql`start_time < ${to.toISOString()}::timestamptz and end_time > ${from.toISOString()}::timestamptz
    and status <> 'cancelled'`
  return sql`coalesce((
    select json_agg(json_build_array(
      (extract(epoch from b.start_time) * 1000)::float8, (extract(epoch from b.end_time) * 1000)::float8))
    from (
      select start_time, end_time from meetings
        where user_id = p.user_id and primary_source in ('platform', 'time_slot') and ${touches}
      union
      select start_time, end_time from time_slot_bookings where user_id = p.user_id and ${touches}
        and start_time > ${from.toISOString()}::timestamptz - interval '1 day'
    ) b
  ), '[]'::json)`
}
