import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema'

/** A connection or a transaction, whichever driver is below. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

/** `statementMs`: after so long a statement is given up; without it none is. The embedded database cannot be interrupted. */
export type PoolOptions = { max: number; statementMs?: number }

export type Connection = { db: Database; close: () => Promise<void> }
