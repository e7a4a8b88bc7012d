import { and, count, eq, getTableColumns, gt, gte, inArray, isNotNull, isNull, min, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { timeSlotAvailabilities, timeSlotBookings, timeSlotPages } from '@/db/schema'
import { DAY_MS } from '@/lib/scheduling/units'
import type { TitledListQuery } from '@/lib/shared/list-order'
import { bookingTakesTime } from '../meetings/taking'
import { inOrder, isTitledLike } from '../titled-lists'

/** `isTeams`: its account is a team. */
type PageRow = typeof timeSlotPages.$inferSelect & { isTeams: boolean }
type AvailabilityRow = { dayOfWeek: number; startTime: string; endTime: string }
export type PageWithAvailabilities = PageRow & { availabilities: AvailabilityRow[] }
export type PageFields = Omit<typeof timeSlotPages.$inferInsert, 'id' | 'userId' | 'createdAt' | 'updatedAt'>

const PAGE = {
  ...getTableColumns(timeSlotPages),
  isTeams: sql<boolean>`exists (select from users account where account.id = ${timeSlotPages.userId} and account.kind = 'team')`,
}

const owned = (owner: OwnerId, id: string) => and(eq(timeSlotPages.id, id), eq(timeSlotPages.userId, owner))

export async function listPages(
  db: Database,
  owner: OwnerId,
  { updatedSince, q, order }: TitledListQuery = {},
): Promise<PageWithAvailabilities[]> {
  const pages = await db
    .select(PAGE)
    .from(timeSlotPages)
    .where(
      and(
        eq(timeSlotPages.userId, owner),
        updatedSince && gte(timeSlotPages.updatedAt, updatedSince),
        isTitledLike(timeSlotPages, q),
      ),
    )
    .orderBy(...inOrder(timeSlotPages, order))
  return withAvailabilities(db, pages)
}

export async function hasPages(db: Database, owner: OwnerId): Promise<boolean> {
  const [page] = await db
    .select({ id: timeSlotPages.id })
    .from(timeSlotPages)
    .where(eq(timeSlotPages.userId, owner))
    .limit(1)
  return page !== undefined
}

export async function findPage(db: Database, owner: OwnerId, id: string): Promise<PageWithAvailabilities | null> {
  const [page] = await withAvailabilities(db, await db.select(PAGE).from(timeSlotPages).where(owned(owner, id)))
  return page ?? null
}

/** How many of these pages are the owner's. */
export async function countOwnPages(db: Database, owner: OwnerId, ids: string[]): Promise<number> {
  const [row] = await db
    .select({ pages: count() })
    .from(timeSlotPages)
    .where(and(eq(timeSlotPages.userId, owner), inArray(timeSlotPages.id, ids)))
  return row?.pages ?? 0
}

export async function listSlugs(db: Database, owner: OwnerId): Promise<string[]> {
  const rows = await db.select({ slug: timeSlotPages.slug }).from(timeSlotPages).where(eq(timeSlotPages.userId, owner))
  return rows.map((row) => row.slug)
}

/** Inside a transaction. A taken slug raises a unique violation. */
export async function createPage(
  tx: Database,
  owner: OwnerId,
  page: PageFields,
  availabilities: AvailabilityRow[],
): Promise<PageWithAvailabilities> {
  const [row] = await tx
    .insert(timeSlotPages)
    .values({ ...page, userId: owner })
    .returning(PAGE)
  if (!row) throw new Error('The page was not written')
  await insertAvailabilities(tx, row.id, availabilities)
  return { ...row, availabilities: inWeekOrder(availabilities) }
}

/** Inside a transaction. Availabilities are replaced when they are given. Null when it is not this owner's. */
export async function updatePage(
  tx: Database,
  owner: OwnerId,
  id: string,
  changes: Partial<PageFields>,
  availabilities: AvailabilityRow[] | undefined,
  now: Date,
): Promise<PageWithAvailabilities | null> {
  const [row] = await tx
    .update(timeSlotPages)
    .set({ ...changes, updatedAt: now, rulesVersion: sql`${timeSlotPages.rulesVersion} + 1` })
    .where(owned(owner, id))
    .returning(PAGE)
  if (!row) return null
  if (availabilities) {
    await tx.delete(timeSlotAvailabilities).where(eq(timeSlotAvailabilities.pageId, id))
    await insertAvailabilities(tx, id, availabilities)
  }
  const [page] = await withAvailabilities(tx, [row])
  return page ?? null
}

/** Returns the slug of the deleted page, or null when it is not this owner's. Its bookings stay, and keep its retention. */
export async function deletePage(db: Database, owner: OwnerId, id: string): Promise<string | null> {
  const { retentionDays } = timeSlotPages
  await db
    .update(timeSlotBookings)
    .set({ retentionDays: sql`${retentionDays}` })
    .from(timeSlotPages)
    .where(and(owned(owner, id), isNotNull(retentionDays), eq(timeSlotBookings.pageId, timeSlotPages.id)))
  const [row] = await db.delete(timeSlotPages).where(owned(owner, id)).returning({ slug: timeSlotPages.slug })
  return row?.slug ?? null
}

export async function countFutureBookings(db: Database, owner: OwnerId, pageId: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ bookings: count() })
    .from(timeSlotBookings)
    .where(
      and(
        eq(timeSlotBookings.pageId, pageId),
        eq(timeSlotBookings.userId, owner),
        isNull(timeSlotBookings.moveOf),
        gt(timeSlotBookings.endTime, now),
        // A booking lasts a day at most, so the index on its start can be used.
        gt(timeSlotBookings.startTime, new Date(now.getTime() - DAY_MS)),
        bookingTakesTime(sql`${timeSlotBookings}`),
      ),
    )
  return row?.bookings ?? 0
}

/** One row for each page with bookings that start after `now`. */
export async function countUpcomingBookings(
  db: Database,
  owner: OwnerId,
  now: Date,
): Promise<{ pageId: string; count: number; next: Date }[]> {
  const { pageId, userId, startTime, moveOf } = timeSlotBookings
  const rows = await db
    .select({ pageId, count: count(), next: min(startTime) })
    .from(timeSlotBookings)
    .where(
      and(
        eq(userId, owner),
        gt(startTime, now),
        isNotNull(pageId),
        isNull(moveOf),
        bookingTakesTime(sql`${timeSlotBookings}`),
      ),
    )
    .groupBy(pageId)
  return rows.flatMap(({ pageId: page, next, ...row }) => (page && next ? [{ pageId: page, next, ...row }] : []))
}

async function insertAvailabilities(tx: Database, pageId: string, rows: AvailabilityRow[]): Promise<void> {
  if (rows.length === 0) return
  await tx
    .insert(timeSlotAvailabilities)
    .values(rows.map(({ dayOfWeek, startTime, endTime }) => ({ pageId, dayOfWeek, startTime, endTime })))
}

async function withAvailabilities(db: Database, pages: PageRow[]): Promise<PageWithAvailabilities[]> {
  if (pages.length === 0) return []
  const rows = await db
    .select()
    .from(timeSlotAvailabilities)
    .where(
      inArray(
        timeSlotAvailabilities.pageId,
        pages.map((page) => page.id),
      ),
    )
  return pages.map((page) => ({
    ...page,
    availabilities: inWeekOrder(rows.filter((row) => row.pageId === page.id)),
  }))
}

/** Returns only the three fields, Sunday first, then by start. */
function inWeekOrder(rows: AvailabilityRow[]): AvailabilityRow[] {
  return rows
    .map(({ dayOfWeek, startTime, endTime }) => ({ dayOfWeek, startTime, endTime }))
    .sort((a, b) => a.dayOfWeek - b.dayOfWeek || a.startTime.localeCompare(b.startTime))
}
