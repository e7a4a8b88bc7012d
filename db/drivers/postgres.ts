import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import type { Connection } from '../connection'
import * as schema from '../schema'

export function connectPostgres(connectionString: string, { max }: { max: number }): Connection {
  const pool = new Pool({ connectionString, max, connectionTimeoutMillis: 5_000, keepAlive: true })
  // An idle connection that breaks is dropped by the pool; the next query opens another or answers 503.
  pool.on('error', () => {})
  return { db: drizzle(pool, { schema }), close: () => pool.end() }
}
