import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import { magicLinks } from '@/db/schema'

/** `identity`: joined to the account when it is opened. `byOperator`: made by `npm run users`. */
export type MagicLink = Pick<
  typeof magicLinks.$inferSelect,
  'id' | 'email' | 'used' | 'expiresAt' | 'identity' | 'byOperator'
>

/** Unused links of one requester that are valid at a time. */
export const LINKS_KEPT = 3

type NewLink = { id: string; email: string; token: string; expiresAt: Date; requester: string } & Partial<
  Pick<MagicLink, 'identity' | 'byOperator'>
>

/**
 * Stores a link, and deletes the oldest unused ones of the same requester. Those of other requesters stay, so that
 * nobody can invalidate someone else's link. Requests for one address are serialized.
 */
export async function storeMagicLink(tx: Database, link: NewLink): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${link.email}, 0))`)
  await tx.insert(magicLinks).values({ ...link, createdAt: sql`clock_timestamp()` })
  await tx.execute(sql`
    delete from magic_links where id in (
      select id from magic_links
      where email = ${link.email}::citext and not used and requester is not distinct from ${link.requester}
      order by created_at desc, id offset ${LINKS_KEPT}
    )`)
}

export async function findMagicLink(db: Database, tokenHash: string): Promise<MagicLink | null> {
  const [row] = await db
    .select({
      id: magicLinks.id,
      email: magicLinks.email,
      used: magicLinks.used,
      expiresAt: magicLinks.expiresAt,
      identity: magicLinks.identity,
      byOperator: magicLinks.byOperator,
    })
    .from(magicLinks)
    .where(eq(magicLinks.token, tokenHash))
  return row ?? null
}

/** Consumes a link; null when it was used, also by a concurrent request, was superseded or has expired. */
export async function consumeMagicLink(tx: Database, id: string, now: Date): Promise<{ email: string } | null> {
  const [row] = await tx
    .update(magicLinks)
    .set({ used: true })
    .where(and(eq(magicLinks.id, id), eq(magicLinks.used, false), gt(magicLinks.expiresAt, now)))
    .returning({ email: magicLinks.email })
  return row ?? null
}
