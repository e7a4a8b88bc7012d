import { neonConfig, Pool } from '@neondatabase/serverless'
import { drizzle } from 'drizzle-orm/neon-serverless'
import WebSocket from 'ws'
import type { Connection } from '../connection'
import * as schema from '../schema'

/** Over WebSocket, which knows interactive transactions; Neon's plain HTTP does not. */
export function connectNeon(connectionString: string, { max }: { max: number }): Connection {
  neonConfig.webSocketConstructor = WebSocket
  const pool = new Pool({ connectionString, max, connectionTimeoutMillis: 5_000 })
  pool.on('error', () => {})
  return { db: drizzle(pool, { schema }), close: () => pool.end() }
}
