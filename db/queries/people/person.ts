import { sql } from 'drizzle-orm'

/** A person among the data of one owner, as far as it was there at `until`. Addresses are in lower case. */
export type Person = { userId: string; addresses: readonly string[]; until: Date }

export const asList = (texts: readonly string[]) =>
  sql`(select jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb))`
export const asIds = (ids: readonly string[]) =>
  sql`(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)`
