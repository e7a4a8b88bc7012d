import { cpSync, existsSync, mkdtempSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { connect, type DatabaseConnection } from '@/db/client'
import { rowsOf } from '@/db/queries/rows'
import { ArchiveReader } from '@/lib/backup/archive-reader'
import { restoreBackup } from '@/lib/backup/restore-backup'
import { createFolderStore } from '@/lib/files/folder-store'
import { createTestDatabase } from './test-database'

const open: (() => Promise<unknown>)[] = []

export async function closePlaces(): Promise<void> {
  for (const close of open.splice(0)) await close()
}

export type Place = Parameters<typeof restoreBackup>[1] & { directory: string; connection: DatabaseConnection }

/** A data folder below `folder`. Each is a copy of the first one: making a database takes longer than copying it. */
export async function emptyFolder(folder: string): Promise<Place> {
  const directory = mkdtempSync(path.join(folder, 'data-'))
  const target = { kind: 'embedded', directory } as const
  const made = path.join(folder, 'made')
  if (!existsSync(made)) {
    await (await connect({ kind: 'embedded', directory: made }, { max: 1 })).close()
  }
  cpSync(made, directory, { recursive: true })
  return placeOf(await connect(target, { max: 1 }), target, directory)
}

export async function emptyServer(folder: string): Promise<Place> {
  const { url, remove } = await createTestDatabase()
  open.push(remove)
  const target = { kind: 'postgres', url, migrationUrl: url } as const
  return placeOf(await connect(target, { max: 2 }), target, mkdtempSync(path.join(folder, 'server-')))
}

function placeOf(connection: DatabaseConnection, target: Place['target'], directory: string): Place {
  open.unshift(() => connection.close())
  return { db: connection.db, target, store: createFolderStore(path.join(directory, 'files')), directory, connection }
}

export async function restoreInto(file: string, place: Place, isReplacing = false): Promise<void> {
  const archive = await ArchiveReader.open(file)
  try {
    await archive.verify()
    await restoreBackup(archive, place, { isReplacing })
  } finally {
    archive.close()
  }
}

/** Constraints, triggers and indexes. */
export async function rulesOf({ db }: Pick<Place, 'db'>): Promise<unknown[]> {
  return rowsOf(
    await db.execute(sql`
      select conrelid::regclass::text || ' ' || conname || ' ' || pg_get_constraintdef(oid) as rule
      from pg_constraint where connamespace = 'public'::regnamespace
      union all select tgrelid::regclass::text || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal
      union all select indexdef from pg_indexes where schemaname = 'public'
      order by 1`),
  )
}
