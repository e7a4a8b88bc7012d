import { sql } from 'drizzle-orm'
import { query } from '../database/query'

/** Slugs of pages that must be rendered again. */
export async function changedPaths(): Promise<string[]> {
  return (await query<{ slug: string }>(sql`select slug from page_changes`)).map(({ slug }) => slug)
}

export async function forgetChanges(): Promise<void> {
  await query(sql`delete from page_changes`)
}
