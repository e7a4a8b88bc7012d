import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import { magicLinks } from '@/db/schema'

export type MagicLink = { id: string; email: string; used: boolean; expiresAt: Date }

/** So many unused links of one requester work at a time. */
export const LINKS_KEPT = 3

type NewLink = { id: string; email: string; token: string; expiresAt: Date; requester: string }

/**
 * Stores a link, and deletes the oldest unused ones that the same requester asked for: those of others stay, so that nobody
 * voids the link that somebody else has in hand. Requests for one address go one after the other.
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
    .select({ id: magicLinks.id, email: magicLinks.email, used: magicLinks.used, expiresAt: magicLinks.expiresAt })
    .from(magicLinks)
    .where(eq(magicLinks.token, tokenHash))
  return row ?? null
}

/** Uses a link up; null when it was used, superseded or has expired, also by a request that ran at the same time. */
export async function consumeMagicLink(tx: Database, id: string, now: Date): Promise<{ email: string } | null> {
  const [row] = await tx
    .update(magicLinks)
    .set({ used: true })
    .where(and(eq(magicLinks.id, id), eq(magicLinks.used, false), gt(magicLinks.expiresAt, now)))
    .returning({ email: magicLinks.email })
  return row ?? null
}
