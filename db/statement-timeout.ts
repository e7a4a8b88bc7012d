import { sql } from 'drizzle-orm'
import type { Database } from './client'

/** After so long a statement of a request or of the timer's work is given up. Migrations and commands take their time. */
export const STATEMENT_MS = 15_000

/** The same for a read that grows with all there is: a search, a summary. */
export const EXPENSIVE_MS = 5_000

/** Until the end of the transaction. */
export async function limitStatements(tx: Database, ms: number): Promise<void> {
  await tx.execute(sql.raw(`set local statement_timeout = ${ms}`))
}
