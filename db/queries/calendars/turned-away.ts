import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import { integrations } from '@/db/schema'

const expiredAmong = (userId: string, ids: readonly string[]): SQL | undefined =>
  and(eq(integrations.userId, userId), inArray(integrations.id, [...ids]), isNotNull(integrations.expiredAt))

/** True when the provider has ended one of these connections of the owner. */
export async function hasExpired(db: Database, userId: string, ids: readonly string[]): Promise<boolean> {
  const rows = await db.select({ id: integrations.id }).from(integrations).where(expiredAmong(userId, ids)).limit(1)
  return rows.length > 0
}

/** Adds one guest to each of these connections that the provider has ended. */
export async function addTurnedAway(db: Database, userId: string, ids: readonly string[]): Promise<void> {
  await db
    .update(integrations)
    .set({ turnedAway: sql`${integrations.turnedAway} + 1` })
    .where(expiredAmong(userId, ids))
}
