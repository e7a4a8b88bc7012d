import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../client'
import type { OwnerId } from '../owner-id'
import { arrivals } from '../schema'
import { rowsOf } from './rows'

export type ArrivalRow = typeof arrivals.$inferSelect

const LISTED = {
  id: arrivals.id,
  source: arrivals.source,
  account: arrivals.account,
  at: arrivals.at,
  added: arrivals.added,
  totals: sql<ArrivalRow['report']['totals']>`${arrivals.report} -> 'totals'`,
}

export type ListedRow = Omit<ArrivalRow, 'userId' | 'report'> & Pick<ArrivalRow['report'], 'totals'>

/** Keeps a run, and so many of the owner in all. */
export async function insertArrival(db: Database, row: typeof arrivals.$inferInsert, keep: number): Promise<string> {
  const [made] = await db.insert(arrivals).values(row).returning({ id: arrivals.id })
  const newest = db
    .select({ id: arrivals.id })
    .from(arrivals)
    .where(eq(arrivals.userId, row.userId))
    .orderBy(desc(arrivals.at), desc(arrivals.id))
    .limit(keep)
  await db.delete(arrivals).where(and(eq(arrivals.userId, row.userId), sql`${arrivals.id} not in ${newest}`))
  return made?.id ?? ''
}

/** Newest first. */
export function listArrivals(db: Database, owner: OwnerId): Promise<ListedRow[]> {
  return db
    .select(LISTED)
    .from(arrivals)
    .where(eq(arrivals.userId, owner))
    .orderBy(desc(arrivals.at), desc(arrivals.id))
}

export async function findArrival(db: Database, owner: OwnerId, id: string): Promise<ArrivalRow | null> {
  const [row] = await db
    .select()
    .from(arrivals)
    .where(and(eq(arrivals.userId, owner), eq(arrivals.id, id)))
  return row ?? null
}

/** False for one that is not there. */
export async function deleteArrival(db: Database, owner: OwnerId, id: string): Promise<boolean> {
  const gone = await db
    .delete(arrivals)
    .where(and(eq(arrivals.userId, owner), eq(arrivals.id, id)))
    .returning({ id: arrivals.id })
  return gone.length > 0
}

type Named = { id: string; slug: string }

/** The present addresses of an owner's pages and forms, of those ids. */
export async function listSlugs(
  db: Database,
  owner: OwnerId,
  ids: readonly string[],
): Promise<Record<'pages' | 'forms', Named[]>> {
  const wanted = sql`(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)`
  const found = await db.execute(sql`
    select 'pages' as part, id, slug from time_slot_pages where user_id = ${owner}::uuid and id in ${wanted}
    union all
    select 'forms' as part, id, slug from forms where user_id = ${owner}::uuid and id in ${wanted}`)
  const rows = rowsOf<Named & { part: 'pages' | 'forms' }>(found)
  return { pages: rows.filter(({ part }) => part === 'pages'), forms: rows.filter(({ part }) => part === 'forms') }
}

type OldAddress = { title: string; url: string; part: 'pages' | 'forms'; id: string }

/** Addresses at the source of things that came, newest run first; each once. */
export async function listOldAddresses(db: Database, owner: OwnerId): Promise<OldAddress[]> {
  const found = await db.execute(sql`
    select distinct on (thing ->> 'url') thing ->> 'url' as url, coalesce(thing ->> 'title', '') as title,
      thing -> 'became' ->> 'part' as part, thing -> 'became' ->> 'id' as id
    from arrivals a, jsonb_array_elements(a.report -> 'things') thing
    where a.user_id = ${owner}::uuid and thing ->> 'url' is not null and thing -> 'became' ->> 'part' in ('pages', 'forms')
    order by thing ->> 'url', a.at desc`)
  return rowsOf<OldAddress>(found)
}
