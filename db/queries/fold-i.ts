import { type SQL, sql } from 'drizzle-orm'

/**
 * A text with one small “i” for the four of Turkish, so that `istanbul` finds `İstanbul` and `ISPARTA` finds `Isparta`, whatever
 * the collation of the database.
 */
export function foldI(text: unknown): SQL {
  return sql`translate(${text}, 'İIı', 'iii')`
}

/** The same for what is searched for. */
export function foldTypedI(text: string): string {
  return text.replace(/[İIı]/g, 'i')
}
