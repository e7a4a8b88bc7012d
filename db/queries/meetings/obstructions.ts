import { type SQL, sql } from 'drizzle-orm'
import { oneOf } from '@/db/schema/columns'
import type { TimeOffSpan } from '@/lib/scheduling/vocabulary'
import { DEFAULT_BUFFER_MINUTES } from '@/lib/scheduling/vocabulary'
import { OWN_SOURCES } from '@/lib/shared/calendars/sources'
import { bookingTakesTime } from './taking'

/** Epoch milliseconds, and the minutes that stay free before and after. */
export type BusyRow = [start: number, end: number, before: number, after: number]

/** All of the owner's that decides about the slots of a range. */
export type Obstructions = {
  busy: BusyRow[]
  timeOff: TimeOffSpan[]
  /** Starts of the bookings that count for the page's limits, epoch milliseconds; none without limits. */
  countedStarts: number[]
}
const epochMs = (instant: SQL) => sql`(extract(epoch from ${instant}) * 1000)::float8`
const minutesBetween = (from: SQL, to: SQL) => sql`(extract(epoch from ${to} - ${from}) / 60)::float8`

/**
 * Bookings of all the owner's pages with the gaps they keep, and meetings of this product that no booking made, without
 * cancelled ones. A booking lasts a day at most, so those of earlier years are not read.
 */
function busyBetween(owner: SQL, from: SQL, to: SQL, without: SQL): SQL {
  const touches = sql`start_time < ${to} and end_time > ${from}`
  return sql`coalesce((
      select json_agg(json_build_array(${epochMs(sql`b.start_time`)}, ${epochMs(sql`b.end_time`)}, b.before, b.after))
      from (
        select start_time, end_time, ${sql.raw(String(DEFAULT_BUFFER_MINUTES))}::float8 as before,
          ${sql.raw(String(DEFAULT_BUFFER_MINUTES))}::float8 as after
          from meetings
          where user_id = ${owner} and ${oneOf(sql`primary_source`, OWN_SOURCES)} and booking_id is null
            and status <> 'cancelled' and ${touches}
        union all
        select start_time, end_time, ${minutesBetween(sql`guard_start`, sql`start_time`)},
          ${minutesBetween(sql`end_time`, sql`guard_end`)}
          from time_slot_bookings taken
          where user_id = ${owner} and ${bookingTakesTime(sql`taken`)} and ${touches}
            and start_time > ${from} - interval '1 day' and occurrence_id is distinct from ${without}
      ) b
    ), '[]'::json)`
}

/** Time off of the dates around the range: the account's zone may be a date ahead or behind. */
function timeOffBetween(owner: SQL, from: SQL, to: SQL): SQL {
  return sql`coalesce((
      select json_agg(json_build_object('from', o.from_date, 'to', o.to_date, 'startTime', o.start_time,
        'endTime', o.end_time))
      from time_off o
      where o.user_id = ${owner} and o.is_active
        and o.to_date >= (${from} at time zone 'UTC')::date - 1 and o.from_date <= (${to} at time zone 'UTC')::date + 1
    ), '[]'::json)`
}

/** Bookings that count in the days, weeks and months around the range; no week or month is cut. */
function countedStartsBetween(from: SQL, to: SQL, { isLimited, without }: Required<Which>): SQL {
  return sql`case when not (${isLimited}) then '[]'::json else coalesce((
      select json_agg(${epochMs(sql`c.start_time`)})
      from time_slot_bookings c
      where c.page_id = p.id and ${bookingTakesTime(sql`c`)}
        and c.start_time > ${from} - interval '32 days' and c.start_time < ${to} + interval '32 days'
        and c.occurrence_id is distinct from ${without}
    ), '[]'::json) end`
}

type Which = {
  /** Bookings are counted for the limits of the page, or for those it may get. */
  isLimited?: SQL
  /** A booking that is to be moved is not in its own way, nor is a time that it asked for before. */
  without?: SQL
}

/** Columns of a statement whose page is `p`. */
export function obstructionsBetween(from: SQL, to: SQL, which: Which = {}): SQL {
  const { isLimited = sql`p.limits <> '[]'::jsonb`, without = sql`null::uuid` } = which
  const owner = sql`p.user_id`
  return sql`${busyBetween(owner, from, to, without)} as "busy", ${timeOffBetween(owner, from, to)} as "timeOff",
    ${countedStartsBetween(from, to, { isLimited, without })} as "countedStarts"`
}

/** Selects what blocks a host `h` of a page, and the bookings of the page that count for their `max_per_day`. */
export function hostObstructionsBetween(from: SQL, to: SQL, without: SQL): SQL {
  const host = sql`h.account_id`
  return sql`${busyBetween(host, from, to, without)} as "busy", ${timeOffBetween(host, from, to)} as "timeOff",
    case when h.max_per_day is null then '[]'::json else coalesce((
      select json_agg(${epochMs(sql`c.start_time`)})
      from time_slot_bookings c join time_slot_bookings b on b.id = c.host_of
      where c.user_id = ${host} and b.page_id = h.page_id and ${bookingTakesTime(sql`c`)}
        and c.start_time > ${from} - interval '2 days' and c.start_time < ${to} + interval '2 days'
        and c.occurrence_id is distinct from ${without}
    ), '[]'::json) end as "countedStarts"`
}

/** Visitors are told of closed dates from yesterday to 400 days ahead. */
const TOLD = { from: sql`(now() at time zone 'UTC')::date - 1`, to: sql`(now() at time zone 'UTC')::date + 400` }

/** Whole dates of active time off with a public label; the owner's own words come before a holiday's name. A column for a page `p`. */
export const LABELLED_CLOSURES = sql`coalesce((
      select json_agg(json_build_object('from', greatest(o.from_date, ${TOLD.from}), 'to', least(o.to_date, ${TOLD.to}),
        'publicLabel', o.public_label) order by o.kind desc, o.from_date, o.id)
      from time_off o
      where o.user_id = p.user_id and o.is_active and o.start_time is null and o.public_label <> ''
        and o.to_date >= ${TOLD.from} and o.from_date <= ${TOLD.to}
    ), '[]'::json)`
