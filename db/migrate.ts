import path from 'node:path'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Database } from './client'
import { rowsOf } from './queries/rows'

const MIGRATIONS_FOLDER = path.join(process.cwd(), 'drizzle')
/** Any number will do, as long as every process asks for the same one. */
const MIGRATION_LOCK = 7_310_246

export class SchemaTooNewError extends Error {
  constructor() {
    super('DATABASE_URL: the schema of the database is newer than this code. Update Slotform before you start it.')
    this.name = 'SchemaTooNewError'
  }
}

/**
 * Applies what is missing, in one transaction under a lock that ends with it: several processes may start at once, also
 * through a pooler that hands out connections per transaction. The table is the one that Drizzle's own migrator keeps.
 */
export async function migrate(db: Database): Promise<number> {
  const migrations = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER })
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`)
    await tx.execute(sql`create schema if not exists drizzle`)
    await tx.execute(sql`
      create table if not exists drizzle.__drizzle_migrations (
        id serial primary key, hash text not null, created_at bigint
      )`)
    const [newest] = rowsOf<{ last: string | number | null }>(
      await tx.execute(sql`select max(created_at) as last from drizzle.__drizzle_migrations`),
    )
    const last = Number(newest?.last ?? 0)
    if (last > Math.max(...migrations.map((migration) => migration.folderMillis))) throw new SchemaTooNewError()
    const missing = migrations.filter((migration) => migration.folderMillis > last)
    for (const migration of missing) {
      for (const statement of migration.sql) await tx.execute(sql.raw(statement))
      await tx.execute(
        sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${migration.hash}, ${migration.folderMillis})`,
      )
    }
    return missing.length
  })
}
