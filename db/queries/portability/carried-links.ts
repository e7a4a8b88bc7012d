import { and, asc, eq, gt } from 'drizzle-orm'
import type { Database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { carriedLinks } from '@/db/schema'
import type { LinkKind } from '@/lib/shared/portability'

type CarriedLink = Pick<typeof carriedLinks.$inferSelect, 'kind' | 'targetId' | 'guest' | 'hash'>

const COLUMNS = {
  kind: carriedLinks.kind,
  targetId: carriedLinks.targetId,
  guest: carriedLinks.guest,
  hash: carriedLinks.hash,
}

/** Null for a link that no import has brought. */
export async function findCarriedLink(db: Database, kind: LinkKind, hash: string): Promise<CarriedLink | null> {
  const [row] = await db
    .select(COLUMNS)
    .from(carriedLinks)
    .where(and(eq(carriedLinks.hash, hash), eq(carriedLinks.kind, kind)))
  return row ?? null
}

/** In the order of their hashes, after one of them. */
export function listCarriedLinks(
  db: Database,
  owner: OwnerId,
  { after, limit }: { after: string; limit: number },
): Promise<CarriedLink[]> {
  return db
    .select(COLUMNS)
    .from(carriedLinks)
    .where(and(eq(carriedLinks.userId, owner), gt(carriedLinks.hash, after)))
    .orderBy(asc(carriedLinks.hash))
    .limit(limit)
}
