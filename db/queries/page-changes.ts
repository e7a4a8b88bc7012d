import { gt, sql } from 'drizzle-orm'
import type { Database } from '../client'
import { pageChanges } from '../schema'

/** By the clock of the database, which all processes share. */
export async function recordPageChanges(db: Database, slugs: string[]): Promise<void> {
  if (slugs.length === 0) return
  await db
    .insert(pageChanges)
    .values([...new Set(slugs)].map((slug) => ({ slug })))
    .onConflictDoUpdate({ target: pageChanges.slug, set: { changedAt: sql`now()` } })
}

export async function listPageChanges(db: Database, seconds: number): Promise<{ slug: string; changedAt: Date }[]> {
  return db
    .select({ slug: pageChanges.slug, changedAt: pageChanges.changedAt })
    .from(pageChanges)
    .where(gt(pageChanges.changedAt, sql`now() - make_interval(secs => ${seconds})`))
}
