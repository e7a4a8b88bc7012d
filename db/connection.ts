import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema'

/** A connection or a transaction, whichever driver is below. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

export type Connection = { db: Database; close: () => Promise<void> }
