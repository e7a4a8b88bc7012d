import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { citext } from '@electric-sql/pglite/contrib/citext'
import { Pool as NeonPool, neonConfig } from '@neondatabase/serverless'
import { drizzle as drizzleNeon } from 'drizzle-orm/neon-serverless'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { Pool } from 'pg'
import WebSocket from 'ws'
import { type DatabaseTarget, env } from '@/lib/env'
import { lockFolder } from './folder-lock'
import * as schema from './schema'

/** A connection or a transaction, whichever driver is below. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

export type Connection = { db: Database; close: () => Promise<void> }

/** Kept on the global object: one connection for a process, whatever bundles or reloads this module. */
const held = globalThis as { [CONNECTION]?: Connection }
const CONNECTION = Symbol.for('slotform.database')

export function database(): Database {
  held[CONNECTION] ??= connect(env().database, { max: env().isServerless ? 3 : 20 })
  return held[CONNECTION].db
}

export async function closeDatabase(): Promise<void> {
  const connection = held[CONNECTION]
  delete held[CONNECTION]
  await connection?.close()
}

/** Lets a test hand in a database of its own. */
export function adoptConnection(connection: Connection): void {
  held[CONNECTION] = connection
}

export function connect(target: DatabaseTarget, pool: { max: number }): Connection {
  if (target.kind === 'embedded') return connectEmbedded(target.directory)
  const options = { connectionString: target.url, max: pool.max, connectionTimeoutMillis: 5_000 }
  if (target.kind === 'neon') {
    neonConfig.webSocketConstructor = WebSocket
    const neon = new NeonPool(options)
    neon.on('error', () => {})
    return { db: drizzleNeon(neon, { schema }), close: () => neon.end() }
  }
  const postgres = new Pool({ ...options, keepAlive: true })
  // An idle connection that breaks is dropped by the pool; the next query opens another or answers 503.
  postgres.on('error', () => {})
  return { db: drizzlePg(postgres, { schema }), close: () => postgres.end() }
}

function connectEmbedded(directory: string): Connection {
  const release = lockFolder(directory)
  const pglite = new PGlite({ dataDir: path.join(directory, 'database'), extensions: { btree_gist, citext } })
  return {
    db: drizzlePglite(pglite, { schema }),
    close: async () => {
      await pglite.close()
      release()
    },
  }
}
