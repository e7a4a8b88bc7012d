import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { pageBookingCounts, timeSlotBookings, timeSlotPages, userSettings } from '@/db/schema'
import { type BookingLimit, countByPeriod, countedPeriods, localDate } from '@/lib/scheduling'
import { TAKING_STATUSES } from '@/lib/vocabulary/statuses'

/** The facts of a page by which its bookings are counted. */
type Counting = { id: string; limits: BookingLimit[]; timezone: string; weekStartDay: number }

const COUNTING = {
  id: timeSlotPages.id,
  limits: timeSlotPages.limits,
  timezone: timeSlotPages.timezone,
  weekStartDay: sql<number>`coalesce(${userSettings.weekStartDay}, 1)`,
}

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

/**
 * Counts the bookings of a page anew, because its limits, its zone or the first day of the week changed. Inside a
 * transaction that holds the page by `lockPage`.
 */
export async function recountPage(tx: Database, id: string): Promise<void> {
  const page = await findCounting(tx, id)
  await tx.delete(pageBookingCounts).where(eq(pageBookingCounts.pageId, id))
  if (!page || page.limits.length === 0) return
  const rows = await tx
    .select({ start: timeSlotBookings.startTime })
    .from(timeSlotBookings)
    .where(and(eq(timeSlotBookings.pageId, id), inArray(timeSlotBookings.status, [...TAKING_STATUSES])))
  const dates = rows.map(({ start }) => localDate(page.timezone, start.getTime()))
  const counts = page.limits.flatMap(({ per, max }) =>
    // More may stand than the limit allows now.
    [...countByPeriod(per, dates, page.weekStartDay)].map(([firstDate, used]) => ({
      per,
      firstDate,
      used,
      allowed: Math.max(max, used),
    })),
  )
  await tx.execute(sql`
    insert into page_booking_counts (page_id, per, first_date, used, allowed)
    select ${id}::uuid, c.per, c."firstDate", c.used, c.allowed
    from json_to_recordset(${JSON.stringify(counts)}::json) as c (per text, "firstDate" date, used int, allowed int)`)
}

/** Counts the pages with limits by week anew after the owner chose another first day of the week. */
export async function recountWeeks(tx: Database, owner: OwnerId): Promise<void> {
  const pages = await tx
    .select({ id: timeSlotPages.id })
    .from(timeSlotPages)
    .where(and(eq(timeSlotPages.userId, owner), sql`${timeSlotPages.limits} @> '[{"per":"week"}]'`))
    .orderBy(asc(timeSlotPages.id))
    .for('update')
  for (const { id } of pages) {
    await tx
      .update(timeSlotPages)
      .set({ rulesVersion: sql`${timeSlotPages.rulesVersion} + 1` })
      .where(eq(timeSlotPages.id, id))
    await recountPage(tx, id)
  }
}

/**
 * Takes a booking out of the counts of its page, inside the transaction that cancels it or is about to move it. With a new
 * start it counts there, also beyond the limit: its owner decided so.
 */
export async function moveCounts(tx: Database, bookingId: string, to: Date | null): Promise<void> {
  const page = await findCountingOf(tx, bookingId)
  if (!page) return
  for (const { per, firstDate } of countedPeriods(page, page.start.getTime())) {
    await tx.execute(sql`
      update page_booking_counts set used = greatest(0, used - 1)
      where page_id = ${page.id} and per = ${per} and first_date = ${firstDate}::date`)
  }
  for (const { per, firstDate, max } of to ? countedPeriods(page, to.getTime()) : []) {
    await tx.execute(sql`
      insert into page_booking_counts as c (page_id, per, first_date, used, allowed)
      values (${page.id}, ${per}, ${firstDate}::date, 1, ${max})
      on conflict (page_id, per, first_date) do update
        set used = c.used + 1, allowed = greatest(excluded.allowed, c.used + 1)`)
  }
}

async function findCounting(tx: Database, id: string): Promise<Counting | null> {
  const [row] = await tx
    .select(COUNTING)
    .from(timeSlotPages)
    .leftJoin(userSettings, eq(userSettings.userId, timeSlotPages.userId))
    .where(eq(timeSlotPages.id, id))
  return row ?? null
}

/** Holds the page, so that nobody counts it anew meanwhile. Null for a booking whose page is deleted. */
async function findCountingOf(tx: Database, bookingId: string): Promise<(Counting & { start: Date }) | null> {
  const [row] = await tx
    .select({ ...COUNTING, start: timeSlotBookings.startTime })
    .from(timeSlotBookings)
    .innerJoin(timeSlotPages, eq(timeSlotPages.id, timeSlotBookings.pageId))
    .leftJoin(userSettings, eq(userSettings.userId, timeSlotPages.userId))
    .where(eq(timeSlotBookings.id, bookingId))
    .for('key share', { of: timeSlotPages })
  return row ?? null
}
