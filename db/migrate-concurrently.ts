import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { MigrationMeta } from 'drizzle-orm/migrator'
import type { Database } from './client'
import { toConcurrentIndexStatement } from './migration-statements'
import { rowsOf } from './queries/rows'

const LEASE_SECONDS = 60
const RENEWED_EVERY_MS = 15_000
const ASKED_EVERY_MS = 250

/**
 * Applies a migration outside any transaction: a waiting transaction holds a snapshot, and `create index concurrently`
 * waits for all older snapshots. Session locks do not work behind a pooler, so a lease in a row names the process that
 * builds, and the others poll. Returns false when another process has applied it meanwhile.
 */
export async function applyConcurrently(db: Database, migration: MigrationMeta): Promise<boolean> {
  const holder = randomUUID()
  while (!(await takeLease(db, holder))) {
    if (await isApplied(db, migration)) return false
    await sleep(ASKED_EVERY_MS)
  }
  // A failed renewal is harmless: every statement tolerates a second process that runs it too.
  const renewal = setInterval(() => takeLease(db, holder).catch(() => {}), RENEWED_EVERY_MS)
  try {
    if (await isApplied(db, migration)) return false
    for (const statement of migration.sql) await applyStatement(db, statement)
    return await markApplied(db, migration)
  } finally {
    clearInterval(renewal)
    await db.execute(sql`delete from drizzle.migration_lease where holder = ${holder}::uuid`).catch(() => {})
  }
}

/** Call it in a transaction under the migration lock: two processes that create one table at once conflict. */
export async function makeLeaseTable(tx: Database): Promise<void> {
  await tx.execute(sql`
    create table if not exists drizzle.migration_lease (
      only_row boolean primary key default true check (only_row), holder uuid not null, leased_until timestamptz not null
    )`)
}

/** Takes the lease, or renews it for the same holder. */
async function takeLease(db: Database, holder: string): Promise<boolean> {
  const taken = await db.execute(sql`
    insert into drizzle.migration_lease as lease (holder, leased_until)
    values (${holder}::uuid, clock_timestamp() + ${LEASE_SECONDS} * interval '1 second')
    on conflict (only_row) do update set holder = excluded.holder, leased_until = excluded.leased_until
    where lease.holder = excluded.holder or lease.leased_until < clock_timestamp()
    returning 1`)
  return rowsOf(taken).length > 0
}

async function applyStatement(db: Database, statement: string): Promise<void> {
  const index = toConcurrentIndexStatement(statement)
  if (index?.isCreated) await dropInvalid(db, index.name)
  await db.execute(sql.raw(index?.text ?? statement))
}

/**
 * An interrupted build leaves an invalid index, which costs writes and serves no query. The server may still be
 * building it.
 */
async function dropInvalid(db: Database, name: string): Promise<void> {
  for (;;) {
    const [found] = rowsOf<{ isBuilt: boolean }>(
      await db.execute(sql`
        select exists (select from pg_stat_progress_create_index where index_relid = i.indexrelid) as "isBuilt"
        from pg_index i where i.indexrelid = to_regclass(${`"${name}"`}) and not i.indisvalid`),
    )
    if (!found) return
    if (!found.isBuilt) break
    await sleep(ASKED_EVERY_MS)
  }
  await db.execute(sql.raw(`drop index concurrently if exists "${name}"`))
}

async function isApplied(db: Database, { folderMillis }: MigrationMeta): Promise<boolean> {
  const found = await db.execute(
    sql`select from drizzle.__drizzle_migrations where created_at >= ${folderMillis} limit 1`,
  )
  return rowsOf(found).length > 0
}

/** False when it was recorded by a process that took the lease over. */
async function markApplied(db: Database, { hash, folderMillis }: MigrationMeta): Promise<boolean> {
  const written = await db.execute(sql`
    insert into drizzle.__drizzle_migrations (hash, created_at)
    select ${hash}, ${folderMillis}::bigint
    where not exists (select from drizzle.__drizzle_migrations where created_at >= ${folderMillis})
    returning 1`)
  return rowsOf(written).length > 0
}
