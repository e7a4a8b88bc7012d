import { gt, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import { pageChanges } from '@/db/schema'

/** Paths are without their first slash. By the clock of the database, which all processes share. */
export async function recordPageChanges(db: Database, paths: string[]): Promise<void> {
  if (paths.length === 0) return
  await db
    .insert(pageChanges)
    .values([...new Set(paths)].map((path) => ({ path })))
    .onConflictDoUpdate({ target: pageChanges.path, set: { changedAt: sql`now()` } })
}

export async function listPageChanges(db: Database, seconds: number): Promise<{ path: string; changedAt: Date }[]> {
  return db
    .select({ path: pageChanges.path, changedAt: pageChanges.changedAt })
    .from(pageChanges)
    .where(gt(pageChanges.changedAt, sql`now() - make_interval(secs => ${seconds})`))
}
