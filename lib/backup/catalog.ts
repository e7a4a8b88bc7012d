import { sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import { rowsOf } from '@/db/queries/rows'
import { BackupError, type Manifest } from './manifest'

/** The tables of the product as the database has them: an archive knows nothing of the code that wrote it. */
export async function listTables(db: Database): Promise<string[]> {
  const rows = rowsOf<{ name: string }>(
    await db.execute(sql`
      select tablename::text as name from pg_tables where schemaname = 'public' order by tablename`),
  )
  return rows.map(({ name }) => name)
}

/** Null before the first migration. */
export async function readMigration(db: Database): Promise<Manifest['migration'] | null> {
  const [table] = rowsOf<{ name: string | null }>(
    await db.execute(sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`),
  )
  if (!table?.name) return null
  const [newest] = rowsOf<{ hash: string; createdAt: string | number }>(
    await db.execute(sql`
      select hash, created_at as "createdAt" from drizzle.__drizzle_migrations order by created_at desc limit 1`),
  )
  return newest ? { hash: newest.hash, createdAt: Number(newest.createdAt) } : null
}

export async function isEmpty(db: Database): Promise<boolean> {
  for (const table of await listTables(db)) {
    const [row] = rowsOf(await db.execute(sql`select 1 as one from ${sql.identifier(table)} limit 1`))
    if (row) return false
  }
  return true
}

/** The columns that can be written, in their order. */
export async function listColumns(db: Database, table: string): Promise<string[]> {
  const rows = rowsOf<{ name: string }>(
    await db.execute(sql`
      select attname::text as name from pg_attribute
      where attrelid = ${`public.${table}`}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
      order by attnum`),
  )
  if (rows.length === 0) throw new BackupError(`The table ${table} has no columns.`)
  return rows.map(({ name }) => name)
}

type ForeignKey = { table: string; name: string; definition: string }

export async function listForeignKeys(db: Database): Promise<ForeignKey[]> {
  return rowsOf<ForeignKey>(
    await db.execute(sql`
      select conrelid::regclass::text as table, conname::text as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by conname`),
  )
}

/**
 * Everything of ours that the schemas hold. Extensions, rights and the schema `public` itself stay: the role may not be
 * allowed to make them again.
 */
export async function dropEverything(tx: Database): Promise<void> {
  for (const table of await listTables(tx)) await tx.execute(sql`drop table ${sql.identifier(table)} cascade`)
  const functions = rowsOf<{ signature: string }>(
    await tx.execute(sql`
      select p.oid::regprocedure::text as signature from pg_proc p
      where p.pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`),
  )
  for (const { signature } of functions) await tx.execute(sql.raw(`drop function ${signature} cascade`))
  await tx.execute(sql`drop schema if exists drizzle cascade`)
}
