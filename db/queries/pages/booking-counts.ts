import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { rowsOf } from '@/db/queries/rows'
import { pageBookingCounts, timeSlotBookings, timeSlotPages, userSettings } from '@/db/schema'
import { oneOf } from '@/db/schema/columns'
import type { BookingLimit, LimitPeriod } from '@/lib/scheduling/vocabulary'
import { TAKING_STATUSES } from '@/lib/shared/statuses'

/** The facts of a page by which its bookings are counted. */
export type Counting = { id: string; limits: BookingLimit[]; timezone: string; weekStartDay: number }

/** A day, week or month of a page's zone, named by its first date, with the page's limit for it. */
export type LimitedPeriod = { per: LimitPeriod; firstDate: string; max: number }

/**
 * Locks a page before its bookings are counted anew. It waits for bookings that are being written, and bookings wait for
 * it: each holds its page by `for key share`.
 */
export async function lockPage(tx: Database, owner: OwnerId, id: string): Promise<{ timezone: string } | null> {
  const [page] = await tx
    .select({ timezone: timeSlotPages.timezone })
    .from(timeSlotPages)
    .where(and(eq(timeSlotPages.id, id), eq(timeSlotPages.userId, owner)))
    .for('update')
  return page ?? null
}

/** Locks all pages of an owner, also those that are getting their first limit just now. */
export async function lockPages(tx: Database, owner: OwnerId): Promise<{ id: string; limits: BookingLimit[] }[]> {
  return tx
    .select({ id: timeSlotPages.id, limits: timeSlotPages.limits })
    .from(timeSlotPages)
    .where(eq(timeSlotPages.userId, owner))
    .orderBy(asc(timeSlotPages.id))
    .for('update')
}

/**
 * Holds the page of a booking until the transaction ends, so that nobody counts or deletes it meanwhile. Before the booking
 * itself is locked: deleting a page locks both in this order. Null when the page is deleted.
 */
export async function holdPageOfBooking(
  tx: Database,
  bookingId: string,
): Promise<{ id: string; isActive: boolean; rulesVersion: number } | null> {
  const { id, isActive, rulesVersion } = timeSlotPages
  const [page] = await tx
    .select({ id, isActive, rulesVersion })
    .from(timeSlotBookings)
    .innerJoin(timeSlotPages, eq(timeSlotPages.id, timeSlotBookings.pageId))
    .where(eq(timeSlotBookings.id, bookingId))
    .for('key share', { of: timeSlotPages })
  return page ?? null
}

/** Refuses bookings that were checked against the rules of before. */
export async function raiseRulesVersion(tx: Database, id: string): Promise<void> {
  await tx
    .update(timeSlotPages)
    .set({ rulesVersion: sql`${timeSlotPages.rulesVersion} + 1` })
    .where(eq(timeSlotPages.id, id))
}

/** Starts of the bookings that count, of all times. */
export async function listCountedStarts(tx: Database, pageId: string): Promise<Date[]> {
  const rows = await tx
    .select({ start: timeSlotBookings.startTime })
    .from(timeSlotBookings)
    .where(and(eq(timeSlotBookings.pageId, pageId), inArray(timeSlotBookings.status, [...TAKING_STATUSES])))
  return rows.map(({ start }) => start)
}

/** More may stand than a limit allows. */
export async function replaceCounts(
  tx: Database,
  pageId: string,
  counts: readonly (LimitedPeriod & { used: number })[],
): Promise<void> {
  await tx.delete(pageBookingCounts).where(eq(pageBookingCounts.pageId, pageId))
  if (counts.length === 0) return
  await tx.execute(sql`
    insert into page_booking_counts (page_id, per, first_date, used, allowed)
    select ${pageId}::uuid, c.per, c."firstDate", c.used, greatest(c.max, c.used)
    from json_to_recordset(${JSON.stringify(counts)}::json) as c (per text, "firstDate" date, used int, max int)`)
}

export async function takeFromCount(tx: Database, pageId: string, { per, firstDate }: LimitedPeriod): Promise<void> {
  await tx.execute(sql`
    update page_booking_counts set used = greatest(0, used - 1)
    where page_id = ${pageId} and per = ${per} and first_date = ${firstDate}::date`)
}

/** Counts a booking that may exceed the limit. */
export async function addToCount(tx: Database, pageId: string, { per, firstDate, max }: LimitedPeriod): Promise<void> {
  await tx.execute(sql`
    insert into page_booking_counts as c (page_id, per, first_date, used, allowed)
    values (${pageId}, ${per}, ${firstDate}::date, 1, ${max})
    on conflict (page_id, per, first_date) do update
      set used = c.used + 1, allowed = greatest(excluded.allowed, c.used + 1)`)
}

/** Counts a booking; one too many breaks the check constraint. */
export async function addWithinLimit(
  tx: Database,
  pageId: string,
  { per, firstDate, max }: LimitedPeriod,
): Promise<void> {
  await tx.execute(sql`
    insert into page_booking_counts as c (page_id, per, first_date, used, allowed)
    values (${pageId}, ${per}, ${firstDate}::date, 1, ${max})
    on conflict (page_id, per, first_date) do update set used = c.used + 1, allowed = excluded.allowed`)
}

const COUNTING = {
  id: timeSlotPages.id,
  limits: timeSlotPages.limits,
  timezone: timeSlotPages.timezone,
  weekStartDay: sql<number>`coalesce(${userSettings.weekStartDay}, 1)`,
}

export async function findCounting(tx: Database, id: string): Promise<Counting | null> {
  const [row] = await tx
    .select(COUNTING)
    .from(timeSlotPages)
    .leftJoin(userSettings, eq(userSettings.userId, timeSlotPages.userId))
    .where(eq(timeSlotPages.id, id))
  return row ?? null
}

/** A page with limits, the starts of its bookings from an instant on, and what is stored of its counts. */
export type CountedPage = Counting & {
  starts: number[]
  counts: { per: LimitPeriod; firstDate: string; used: number }[]
}

/** Pages with limits in the order of their ids. Each row is of one moment: a booking and its counts are written at once. */
export async function listCountedPages(
  db: Database,
  { after, limit, from }: { after: string | null; limit: number; from: Date },
): Promise<CountedPage[]> {
  return rowsOf<CountedPage>(
    await db.execute(sql`
      select p.id, p.limits, p.timezone, coalesce(s.week_start_day, 1) as "weekStartDay",
        coalesce((
          select json_agg((extract(epoch from b.start_time) * 1000)::float8) from time_slot_bookings b
          where b.page_id = p.id and b.start_time >= ${from.toISOString()}::timestamptz and ${oneOf(sql`b.status`, TAKING_STATUSES)}
        ), '[]'::json) as starts,
        coalesce((
          select json_agg(json_build_object('per', c.per, 'firstDate', c.first_date, 'used', c.used))
          from page_booking_counts c where c.page_id = p.id and c.used > 0
        ), '[]'::json) as counts
      from time_slot_pages p left join user_settings s on s.user_id = p.user_id
      where p.limits <> '[]'::jsonb and (${after}::uuid is null or p.id > ${after}::uuid)
      order by p.id limit ${limit}`),
  )
}

/** Locks a page of any owner, for background work. False when it is gone. */
export async function lockAnyPage(tx: Database, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: timeSlotPages.id })
    .from(timeSlotPages)
    .where(eq(timeSlotPages.id, id))
    .for('update')
  return rows.length > 0
}
