import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { pageBookingCounts, timeSlotBookings, timeSlotPages, userSettings } from '@/db/schema'
import type { BookingLimit, LimitPeriod } from '@/lib/scheduling/vocabulary'
import { TAKING_STATUSES } from '@/lib/vocabulary/statuses'

/** The facts of a page by which its bookings are counted. */
type Counting = { id: string; limits: BookingLimit[]; timezone: string; weekStartDay: number }

/** A day, week or month of a page's zone, named by its first date, with the page's limit for it. */
export type LimitedPeriod = { per: LimitPeriod; firstDate: string; max: number }

/**
 * Locks a page before its bookings are counted anew. It waits for bookings that are being written, and bookings wait for
 * it: each holds its page by `for key share`.
 */
export async function lockPage(tx: Database, owner: OwnerId, id: string): Promise<void> {
  await tx
    .select({ id: timeSlotPages.id })
    .from(timeSlotPages)
    .where(and(eq(timeSlotPages.id, id), eq(timeSlotPages.userId, owner)))
    .for('update')
}

/** Ids of the locked pages. */
export async function lockPagesLimitedByWeek(tx: Database, owner: OwnerId): Promise<string[]> {
  const pages = await tx
    .select({ id: timeSlotPages.id })
    .from(timeSlotPages)
    .where(and(eq(timeSlotPages.userId, owner), sql`${timeSlotPages.limits} @> '[{"per":"week"}]'`))
    .orderBy(asc(timeSlotPages.id))
    .for('update')
  return pages.map(({ id }) => id)
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

/** Holds the page, so that nobody counts it anew meanwhile. Null for a booking whose page is deleted. */
export async function findCountingOfBooking(
  tx: Database,
  bookingId: string,
): Promise<(Counting & { start: Date }) | null> {
  const [row] = await tx
    .select({ ...COUNTING, start: timeSlotBookings.startTime })
    .from(timeSlotBookings)
    .innerJoin(timeSlotPages, eq(timeSlotPages.id, timeSlotBookings.pageId))
    .leftJoin(userSettings, eq(userSettings.userId, timeSlotPages.userId))
    .where(eq(timeSlotBookings.id, bookingId))
    .for('key share', { of: timeSlotPages })
  return row ?? null
}
