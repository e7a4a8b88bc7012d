import { randomUUID } from 'node:crypto'
import { createWriteStream, existsSync, renameSync, writeFileSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import { migrate, readMigrations } from '@/db/migrate'
import { rowsOf } from '@/db/queries/rows'
import type { FileStore } from '@/lib/files/file-store'
import { whyUnwritten } from '@/lib/files/whole-file'
import type { DatabaseTarget } from '@/lib/platform/env'
import type { ArchiveReader } from './archive-reader'
import { dropEverything, isEmpty, listColumns, listForeignKeys, listTables } from './catalog'
import { BackupError, fileEntry, type Manifest, SECRETS, tableEntry } from './manifest'

const PORTION_BYTES = 2_000_000
const PORTION_ROWS = 1_000

type Destination = { db: Database; target: DatabaseTarget; store: FileStore | null }
type Options = { isReplacing: boolean }

/**
 * Loads a verified archive. Rows are written in one transaction: a process that dies leaves the database as it was. Files come
 * before, for a file without a row is never read. Returns how many files of replaced rows were deleted.
 */
export async function restoreBackup(
  archive: ArchiveReader,
  { db, target, store }: Destination,
  { isReplacing }: Options,
): Promise<void> {
  const migrations = migrationsOf(archive.manifest)
  if (!isReplacing && !(await isEmpty(db))) {
    throw new BackupError(
      'DATABASE_URL: the database is not empty. Name an empty one, or replace everything with --replace.',
    )
  }
  if (archive.manifest.files.count > 0 && !store) throw new BackupError('FILES_URL: must name a storage for the files.')
  const kept = new Set<string>()
  if (store) for await (const key of restoreFiles(archive, store)) kept.add(key)
  const former = await db.transaction(async (tx) => {
    const keys = await listKeys(tx)
    await dropEverything(tx)
    await migrate(tx, { isAlone: true, migrations })
    await loadTables(tx, archive)
    if (target.kind === 'embedded') await restoreSecrets(archive, target.directory)
    return keys
  })
  for (const key of former) if (!kept.has(key)) await store?.delete(key)
}

/** The migrations that had run where the archive was written; those after them come later, as at any start. */
function migrationsOf({ migration, version }: Manifest) {
  const all = readMigrations()
  const last = all.findIndex(({ folderMillis }) => folderMillis === migration.createdAt)
  const newest = all.at(-1)?.folderMillis ?? 0
  if (last < 0 && migration.createdAt > newest) {
    throw new BackupError(
      `The backup was written by a newer release (${version}). Update Slotform before you restore it.`,
    )
  }
  if (all[last]?.hash !== migration.hash)
    throw new BackupError('The backup was written with migrations that this release has not.')
  return all.slice(0, last + 1)
}

async function loadTables(tx: Database, archive: ArchiveReader): Promise<void> {
  const there = await listTables(tx)
  const named = Object.keys(archive.manifest.tables)
  const unknown = named.filter((table) => !there.includes(table))
  if (unknown.length > 0)
    throw new BackupError(`The backup has tables that its release has not: ${unknown.join(', ')}.`)
  // Rows come in any order, and their own triggers have run once already.
  const keys = await listForeignKeys(tx)
  for (const { table, name } of keys) await tx.execute(sql.raw(`alter table ${table} drop constraint "${name}"`))
  for (const table of named) await loadTable(tx, archive, table)
  for (const { table, name, definition } of keys) {
    await tx.execute(sql.raw(`alter table ${table} add constraint "${name}" ${definition}`))
  }
}

async function loadTable(tx: Database, archive: ArchiveReader, table: string): Promise<void> {
  const name = sql.identifier(table)
  const columns = sql.join(
    (await listColumns(tx, table)).map((column) => sql.identifier(column)),
    sql`, `,
  )
  await tx.execute(sql`alter table ${name} disable trigger user`)
  // A migration may have written rows of its own.
  await tx.execute(sql`delete from ${name}`)
  const insert = (lines: string[]) =>
    tx.execute(sql`
      insert into ${name} (${columns})
      select ${columns} from json_populate_recordset(null::${name}, ${`[${lines.join(',')}]`}::json)`)
  let lines: string[] = []
  let bytes = 0
  for await (const line of archive.lines(tableEntry(table))) {
    lines.push(line)
    bytes += line.length
    if (bytes < PORTION_BYTES && lines.length < PORTION_ROWS) continue
    await insert(lines)
    lines = []
    bytes = 0
  }
  if (lines.length > 0) await insert(lines)
  await tx.execute(sql`alter table ${name} enable trigger user`)
}

async function* restoreFiles(archive: ArchiveReader, store: FileStore): AsyncGenerator<string> {
  await mkdir(store.arrivals, { recursive: true, mode: 0o700 })
  for await (const { key, size, sha256 } of archive.files()) {
    const arrived = path.join(store.arrivals, randomUUID())
    try {
      await pipeline(await archive.stream(fileEntry(key)), createWriteStream(arrived, { mode: 0o600 }))
      await store.put(key, arrived, { size, sha256 })
    } catch (error) {
      throw new BackupError(`FILES_URL: a file could not be stored: ${whyUnwritten(error)}.`)
    } finally {
      await rm(arrived, { force: true })
    }
    yield key
  }
}

async function listKeys(tx: Database): Promise<string[]> {
  const [table] = rowsOf<{ name: string | null }>(
    await tx.execute(sql`select to_regclass('public.form_files')::text as name`),
  )
  if (!table?.name) return []
  return rowsOf<{ key: string }>(await tx.execute(sql`select key from form_files`)).map(({ key }) => key)
}

/** The last step before the commit: with the rows of another folder come the keys that seal and sign them. */
async function restoreSecrets(archive: ArchiveReader, directory: string): Promise<void> {
  if (!archive.manifest.secrets) return
  const file = path.join(directory, SECRETS)
  const text = await archive.text(SECRETS)
  const draft = `${file}.${randomUUID()}`
  writeFileSync(draft, text, { mode: 0o600, flush: true })
  // The former keys may seal something else: they are kept beside.
  if (existsSync(file)) renameSync(file, `${file}.before-restore`)
  renameSync(draft, file)
}
