import { drizzle } from 'drizzle-orm/node-postgres'
import { Client, type ClientConfig, Pool } from 'pg'
import type { DatabaseConnection, PoolOptions } from '../database-handle'
import * as schema from '../schema'
import { stateOf } from './pool-state'
import { limitStatementsOf } from './statement-timeout'

/** Connecting to an unreachable server fails soon; a query that waits for a connection under load does not. */
const CONNECT_MS = 5_000
const TURN_MS = 30_000

/** The pool's own timeout includes the wait for a free connection, so the connect timeout is set here. */
class ConnectingClient extends Client {
  constructor(config?: ClientConfig) {
    super({ ...config, connectionTimeoutMillis: CONNECT_MS })
  }
}

export function connectPostgres(connectionString: string, { max, statementMs }: PoolOptions): DatabaseConnection {
  const pool = new Pool({
    connectionString,
    max,
    keepAlive: true,
    connectionTimeoutMillis: TURN_MS,
    Client: ConnectingClient,
  })
  if (statementMs) limitStatementsOf(pool, statementMs)
  // The pool drops a broken idle connection; the next query opens another or fails with 503.
  pool.on('error', () => {})
  return { db: drizzle(pool, { schema }), close: () => pool.end(), pool: () => stateOf(pool) }
}
