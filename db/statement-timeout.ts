import { sql } from 'drizzle-orm'
import type { Database } from './client'

/** Statement timeout of requests and background work. Migrations and commands have none. */
export const STATEMENT_MS = 15_000

/** Statement timeout of reads whose cost grows with the data: a search, a summary. */
export const EXPENSIVE_MS = 5_000

/** Sets the statement timeout until the end of the transaction. */
export async function limitStatements(tx: Database, ms: number): Promise<void> {
  await tx.execute(sql.raw(`set local statement_timeout = ${ms}`))
}
