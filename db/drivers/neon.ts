import { neonConfig, Pool } from '@neondatabase/serverless'
import { drizzle } from 'drizzle-orm/neon-serverless'
import WebSocket from 'ws'
import type { DatabaseConnection, PoolOptions } from '../database-handle'
import * as schema from '../schema'
import { stateOf } from './pool-state'
import { limitStatementsOf } from './statement-timeout'

/** Connects over WebSocket, which supports interactive transactions; Neon's HTTP does not. */
export function connectNeon(connectionString: string, { max, statementMs }: PoolOptions): DatabaseConnection {
  neonConfig.webSocketConstructor = WebSocket
  const pool = new Pool({ connectionString, max, connectionTimeoutMillis: 5_000 })
  if (statementMs) limitStatementsOf(pool, statementMs)
  pool.on('error', () => {})
  return { db: drizzle(pool, { schema }), close: () => pool.end(), pool: () => stateOf(pool) }
}
