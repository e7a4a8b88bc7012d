import path from 'node:path'
import { sql } from 'drizzle-orm'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import type { Database } from './client'
import { applyConcurrently, makeLeaseTable } from './migrate-concurrently'
import { toPlainIndexStatement } from './migration-statements'
import { rowsOf } from './queries/rows'

const MIGRATIONS_FOLDER = path.join(process.cwd(), 'drizzle')
/** An arbitrary number that all processes share. */
const MIGRATION_LOCK = 7_310_246
/** First line of a file that is applied statement by statement, each of them committed by itself. */
const NO_TRANSACTION = '-- no transaction'

export class SchemaTooNewError extends Error {
  constructor() {
    super('DATABASE_URL: the schema of the database is newer than this code. Update Slotform before you start it.')
    this.name = 'SchemaTooNewError'
  }
}

type Options = {
  /** True when no other process uses the database: indexes may lock their tables. */
  isAlone?: boolean
  migrations?: MigrationMeta[]
}

/**
 * Applies the missing migrations, each in its own transaction under a lock that ends with it: several processes may
 * start at once, also through a pooler in transaction mode. An empty database, and one that no other process uses, gets
 * all of them in one transaction. The table is that of Drizzle's own migrator. Returns how many this call has applied.
 * Needs two connections while it builds indexes.
 */
export async function migrate(db: Database, { isAlone = false, migrations = readMigrations() }: Options = {}) {
  let applied = 0
  for (;;) {
    const step = await applyInTransaction(db, migrations, isAlone)
    applied += step.applied
    if (!step.next) return applied
    if (isConcurrent(step.next) && (await applyConcurrently(db, step.next))) applied += 1
  }
}

export function readMigrations(): MigrationMeta[] {
  return readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER })
}

/** `next` is the first one that is still missing. */
async function applyInTransaction(
  db: Database,
  migrations: MigrationMeta[],
  isAlone: boolean,
): Promise<{ applied: number; next?: MigrationMeta }> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`)
    const last = await readLast(tx)
    if (last > Math.max(...migrations.map((migration) => migration.folderMillis))) throw new SchemaTooNewError()
    const missing = migrations.filter((migration) => migration.folderMillis > last)
    const isAllAtOnce = isAlone || last === 0
    const now = isAllAtOnce ? missing : missing.slice(0, 1).filter((migration) => !isConcurrent(migration))
    for (const migration of now) await apply(tx, migration)
    const next = missing[now.length]
    if (next && isConcurrent(next)) await makeLeaseTable(tx)
    return { applied: now.length, next }
  })
}

/** Creates the schema and the table only where they are missing: the server's own role may have no right to. */
async function readLast(tx: Database): Promise<number> {
  const [table] = rowsOf<{ name: string | null }>(
    await tx.execute(sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`),
  )
  if (!table?.name) {
    await tx.execute(sql`create schema if not exists drizzle`)
    await tx.execute(sql`
      create table if not exists drizzle.__drizzle_migrations (
        id serial primary key, hash text not null, created_at bigint
      )`)
  }
  const [newest] = rowsOf<{ last: string | number | null }>(
    await tx.execute(sql`select max(created_at) as last from drizzle.__drizzle_migrations`),
  )
  return Number(newest?.last ?? 0)
}

async function apply(tx: Database, migration: MigrationMeta): Promise<void> {
  for (const statement of migration.sql) await tx.execute(sql.raw(toPlainIndexStatement(statement)))
  await tx.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${migration.hash}, ${migration.folderMillis})`,
  )
}

function isConcurrent({ sql: [first = ''] }: MigrationMeta): boolean {
  return first.startsWith(NO_TRANSACTION)
}
