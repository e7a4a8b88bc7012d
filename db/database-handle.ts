import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema'

/** A connection or a transaction of any driver. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

/** `statementMs`: the statement timeout; without it there is none. The embedded database cannot be interrupted. */
export type PoolOptions = { max: number; statementMs?: number }

export type DatabaseConnection = { db: Database; close: () => Promise<void> }
