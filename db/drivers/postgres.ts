import { drizzle } from 'drizzle-orm/node-postgres'
import { Client, type ClientConfig, Pool } from 'pg'
import type { Connection, PoolOptions } from '../database-handle'
import * as schema from '../schema'
import { limitStatementsOf } from './statement-timeout'

/** A server that is away is known soon; a query that only waits for its turn, under load, is not turned away. */
const CONNECT_MS = 5_000
const TURN_MS = 30_000

/** The pool's own time limit counts the wait for a turn as well, so that of connecting stands here. */
class ConnectingClient extends Client {
  constructor(config?: ClientConfig) {
    super({ ...config, connectionTimeoutMillis: CONNECT_MS })
  }
}

export function connectPostgres(connectionString: string, { max, statementMs }: PoolOptions): Connection {
  const pool = new Pool({
    connectionString,
    max,
    keepAlive: true,
    connectionTimeoutMillis: TURN_MS,
    Client: ConnectingClient,
  })
  if (statementMs) limitStatementsOf(pool, statementMs)
  // An idle connection that breaks is dropped by the pool; the next query opens another or answers 503.
  pool.on('error', () => {})
  return { db: drizzle(pool, { schema }), close: () => pool.end() }
}
