import { and, eq, gt, ne, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { retiredPaths } from '@/db/schema'

/** Days for which the address of a deleted page or form stays reserved for its owner. */
export const RETIRED_DAYS = 90

/** Call it inside the transaction that frees the address. */
export async function retirePath(tx: Database, owner: OwnerId, path: string): Promise<void> {
  const row = { userId: owner, retiredAt: sql`now()` }
  await tx
    .insert(retiredPaths)
    .values({ path, ...row })
    .onConflictDoUpdate({ target: retiredPaths.path, set: row })
}

/**
 * True when the address was another owner's recently. Call it inside the transaction, after the insert: the unique
 * index has then waited for any concurrent deletion.
 */
export async function isRetiredByOther(tx: Database, owner: OwnerId, path: string): Promise<boolean> {
  const isFresh = gt(retiredPaths.retiredAt, sql`now() - make_interval(days => ${RETIRED_DAYS})`)
  const rows = await tx
    .select({ path: retiredPaths.path })
    .from(retiredPaths)
    .where(and(eq(retiredPaths.path, path), ne(retiredPaths.userId, owner), isFresh))
  return rows.length > 0
}
