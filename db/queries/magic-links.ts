import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../client'
import { magicLinks } from '../schema'

export type MagicLink = { id: string; email: string; used: boolean; expiresAt: Date }

/** Makes the newest link of an address the only one that works; two requests for one address go one after the other. */
export async function replaceMagicLink(
  tx: Database,
  link: { id: string; email: string; token: string; expiresAt: Date },
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${link.email}, 0))`)
  await tx.delete(magicLinks).where(and(eq(magicLinks.email, link.email), eq(magicLinks.used, false)))
  await tx.insert(magicLinks).values(link)
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
