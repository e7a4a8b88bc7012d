import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema'

/** A connection or a transaction of any driver. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

/** `statementMs`: the statement timeout; without it there is none. The embedded database cannot be interrupted. */
export type PoolOptions = { max: number; statementMs?: number }

/** `waiting`: queries that wait for a connection. */
export type PoolState = { total: number; idle: number; waiting: number }

/** `pool` is missing where there is none: the embedded database has one connection. */
export type DatabaseConnection = { db: Database; close: () => Promise<void>; pool?: () => PoolState }
