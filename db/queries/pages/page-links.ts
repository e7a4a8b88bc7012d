import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { pageLinks, timeSlotPages } from '@/db/schema'

export type PageLinkRow = typeof pageLinks.$inferSelect
export type PageLinkFields = Pick<PageLinkRow, 'maxUses' | 'expiresAt' | 'note' | 'apiKeyId'>

/** True while the link `l` leads to its page. */
export const isUsable = (now: SQL): SQL =>
  sql`(l.max_uses is null or l.uses < l.max_uses) and (l.expires_at is null or l.expires_at > ${now})`

/**
 * True for a visitor of the page `p` who has `link`, the id of a link or null: without one for a public page, with a usable one
 * for any.
 */
export const isVisibleBy = (link: SQL): SQL =>
  sql`(case when ${link}::uuid is null then p.visibility = 'public' else exists (
      select from page_links l where l.id = ${link}::uuid and l.page_id = p.id and ${isUsable(sql`now()`)}
    ) end)`

const ofPage = (owner: OwnerId, pageId: string) =>
  and(
    eq(pageLinks.pageId, pageId),
    sql`exists (select from ${timeSlotPages} p where p.id = ${pageLinks.pageId} and p.user_id = ${owner})`,
  )

/** Newest first. */
export function listPageLinks(db: Database, owner: OwnerId, pageId: string): Promise<PageLinkRow[]> {
  return db.select().from(pageLinks).where(ofPage(owner, pageId)).orderBy(desc(pageLinks.createdAt), desc(pageLinks.id))
}

export async function countPageLinks(db: Database, owner: OwnerId, pageId: string): Promise<number> {
  const [row] = await db.select({ links: count() }).from(pageLinks).where(ofPage(owner, pageId))
  return row?.links ?? 0
}

/** Inside a transaction that holds the owner's page. */
export async function createPageLink(tx: Database, pageId: string, fields: PageLinkFields): Promise<PageLinkRow> {
  const [row] = await tx
    .insert(pageLinks)
    .values({ ...fields, pageId })
    .returning()
  if (!row) throw new Error('The link was not written')
  return row
}

/** False when it is not this owner's. */
export async function deletePageLink(db: Database, owner: OwnerId, pageId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(pageLinks)
    .where(and(eq(pageLinks.id, id), ofPage(owner, pageId)))
    .returning({ id: pageLinks.id })
  return rows.length > 0
}
