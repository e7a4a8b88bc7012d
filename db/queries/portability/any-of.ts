import { type SQL, sql } from 'drizzle-orm'

/**
 * Ids to compare with, as an array: they are looked up in an index whatever the statistics say. A long import outruns these, and a table that
 * counts as empty would be read whole for each portion.
 */
export const anyOf = (ids: readonly string[]): SQL =>
  sql`any(array(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid))`
