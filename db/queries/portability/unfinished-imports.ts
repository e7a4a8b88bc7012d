import { and, eq } from 'drizzle-orm'
import type { Database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { unfinishedImports } from '@/db/schema'

/** Notes that an import has begun. True if the same zip was begun before, and did not come to its end. */
export async function beginImport(db: Database, owner: OwnerId, zip: string, now: Date): Promise<boolean> {
  const isOfOwner = eq(unfinishedImports.userId, owner)
  const known = await db
    .select({ zip: unfinishedImports.zip })
    .from(unfinishedImports)
    .where(and(isOfOwner, eq(unfinishedImports.zip, zip)))
  await db
    .insert(unfinishedImports)
    .values({ userId: owner, zip, begunAt: now })
    .onConflictDoUpdate({ target: unfinishedImports.userId, set: { zip, begunAt: now } })
  return known.length > 0
}

export async function endImport(db: Database, owner: OwnerId): Promise<void> {
  await db.delete(unfinishedImports).where(eq(unfinishedImports.userId, owner))
}

/** When the import was begun that did not come to its end, or runs; null for none. */
export async function findUnfinishedImport(db: Database, owner: OwnerId): Promise<Date | null> {
  const [row] = await db
    .select({ begunAt: unfinishedImports.begunAt })
    .from(unfinishedImports)
    .where(eq(unfinishedImports.userId, owner))
  return row?.begunAt ?? null
}
