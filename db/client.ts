import type { DatabaseTarget } from '@/lib/platform/env'
import type { Database, DatabaseConnection, PoolOptions, PoolState } from './database-handle'
import { hideValuesInErrors } from './log-safety'
import { traceStatements } from './traced-statements'

export type { Database, DatabaseConnection }

hideValuesInErrors()

/** Kept on the global object: one connection for a process, whatever bundles or reloads this module. */
const held = globalThis as { [CONNECTION]?: DatabaseConnection }
const CONNECTION = Symbol.for('slotform.database')

/** The database of this process, which its start has opened. */
export function database(): Database {
  if (!held[CONNECTION]) throw new Error('The database is not open')
  return held[CONNECTION].db
}

/** Null where there is no pool. */
export function poolState(): PoolState | null {
  return held[CONNECTION]?.pool?.() ?? null
}

/** True for the embedded database: while a transaction runs, everybody else waits. */
export function hasOneConnection(): boolean {
  return poolState() === null
}

export async function openDatabase(target: DatabaseTarget, pool: PoolOptions): Promise<Database> {
  held[CONNECTION] ??= await connect(target, pool)
  traceStatements(held[CONNECTION].db)
  return held[CONNECTION].db
}

/** Makes an open connection the one of this process. Returns the previous one. */
export function adoptConnection(connection: DatabaseConnection): DatabaseConnection | undefined {
  const before = held[CONNECTION]
  held[CONNECTION] = connection
  return before
}

export async function closeDatabase(): Promise<void> {
  const connection = held[CONNECTION]
  delete held[CONNECTION]
  await connection?.close()
}

/** Loads only the driver that is used: a serverless host needs no embedded database. */
export async function connect(target: DatabaseTarget, pool: PoolOptions): Promise<DatabaseConnection> {
  switch (target.kind) {
    case 'embedded':
      return (await import('./drivers/embedded')).connectEmbedded(target.directory)
    case 'neon':
      return (await import('./drivers/neon')).connectNeon(target.url, pool)
    case 'postgres':
      return (await import('./drivers/postgres')).connectPostgres(target.url, pool)
  }
}
