import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import { writeInstanceRow } from '@/db/queries/admin/instance'
import { rowsOf } from '@/db/queries/rows'
import type { FileStore } from '@/lib/files/file-store'
import type { DatabaseTarget } from '@/lib/platform/env'
import { sha256 } from '@/lib/platform/sha256'
import { version } from '@/package.json'
import { ArchiveWriter } from './archive-writer'
import { listTables, readMigration } from './catalog'
import { BackupError, FILE_LIST, fileEntry, MANIFEST, type Manifest, SECRETS, tableEntry } from './manifest'

/** Rows are fetched in portions of about this size, whatever a row holds. */
const PORTION_BYTES = 128_000
const MAX_ROWS = 250
const CURSOR = 'slotform_backup'

type Source = { db: Database; target: DatabaseTarget; store: FileStore | null }

/** Writes an archive of one moment of the database, and of the files that its rows name. On any failure `path` is the caller's to delete. */
export async function writeBackup({ db, target, store }: Source, path: string): Promise<Manifest> {
  const archive = new ArchiveWriter(path)
  try {
    // In one snapshot. The embedded database has one connection, which others wait for meanwhile: files come after it.
    const rows = await db.transaction((tx) => writeRows(tx, archive), {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    })
    const { keys, ...tables } = rows
    const files = await writeFiles(archive, store, keys)
    const secrets = await writeSecrets(archive, target)
    const manifest: Manifest = {
      format: 1,
      version,
      createdAt: new Date().toISOString(),
      ...tables,
      files,
      secrets,
    }
    await archive.addText(MANIFEST, `${JSON.stringify(manifest, null, 2)}\n`)
    await archive.finish()
    return manifest
  } catch (error) {
    await archive.abandon()
    throw error
  }
}

/** For admins, who see its age. A database that this release has not migrated, or may not write, has no place for it. */
export async function noteBackup(db: Database): Promise<void> {
  await writeInstanceRow(db, { backedUpAt: new Date() }, new Date()).catch(() => {})
}

async function writeRows(tx: Database, archive: ArchiveWriter) {
  const migration = await readMigration(tx)
  if (!migration) throw new BackupError('The database is empty: there is nothing to back up.')
  const tables: Manifest['tables'] = {}
  for (const table of await listTables(tx)) {
    let rows = 0
    const { sha256: sum } = await archive.add(
      tableEntry(table),
      readRows(tx, table, (count) => {
        rows += count
      }),
    )
    tables[table] = { rows, sha256: sum }
  }
  const keys = tables.form_files ? await listKeys(tx) : []
  return { migration, tables, keys }
}

/** One JSON object a line, as Postgres writes it: numbers and instants keep all of their digits. */
async function* readRows(tx: Database, table: string, onRows: (count: number) => void): AsyncGenerator<string> {
  await tx.execute(
    sql`declare ${sql.identifier(CURSOR)} no scroll cursor for select row_to_json(t)::text as line from ${sql.identifier(table)} t`,
  )
  for (let portion = 1; ; ) {
    const fetched = await tx.execute(sql.raw(`fetch ${portion} from ${CURSOR}`))
    const lines = rowsOf<{ line: string }>(fetched).map(({ line }) => `${line.replaceAll('\n', ' ')}\n`)
    if (lines.length === 0) break
    onRows(lines.length)
    const text = lines.join('')
    yield text
    portion = Math.min(Math.max(Math.floor((PORTION_BYTES * lines.length) / text.length), 1), MAX_ROWS)
  }
  await tx.execute(sql.raw(`close ${CURSOR}`))
}

async function listKeys(tx: Database): Promise<string[]> {
  const rows = rowsOf<{ key: string }>(
    await tx.execute(sql`select key from form_files where state = 'kept' order by key`),
  )
  return rows.map(({ key }) => key)
}

/** A file that was deleted since is left out: its row goes, too, or answers 404. */
async function writeFiles(archive: ArchiveWriter, store: FileStore | null, keys: string[]): Promise<Manifest['files']> {
  if (!store && keys.length > 0) throw new BackupError('FILES_URL: must name the storage of the files to back them up.')
  const lines: string[] = []
  for (const key of keys) {
    const stream = await store?.read(key)
    if (!stream) continue
    const { bytes, sha256: sum } = await archive.add(fileEntry(key), stream as unknown as AsyncIterable<Uint8Array>)
    lines.push(`${JSON.stringify({ key, size: bytes, sha256: sum })}\n`)
  }
  const { sha256: sum } = await archive.addText(FILE_LIST, lines.join(''))
  return { count: lines.length, sha256: sum }
}

/** Those that a data folder made for itself: without them links in sent mails and connected accounts would be lost. */
async function writeSecrets(archive: ArchiveWriter, target: DatabaseTarget): Promise<Manifest['secrets']> {
  const file = target.kind === 'embedded' ? path.join(target.directory, SECRETS) : ''
  if (!file || !existsSync(file)) return null
  const text = readFileSync(file, 'utf8')
  await archive.addText(SECRETS, text)
  return { sha256: sha256(text) }
}
