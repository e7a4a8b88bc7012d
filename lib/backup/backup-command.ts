import { copyFile, rm } from 'node:fs/promises'
import { connect } from '@/db/client'
import { explainDatabaseError } from '@/db/errors'
import { FolderInUseError } from '@/db/folder-lock'
import { askHolder } from '@/db/folder-requests'
import { findFileStore } from '@/lib/files/file-store'
import { writeWholeFile } from '@/lib/files/whole-file'
import { type DatabaseTarget, env } from '@/lib/platform/env'
import { ArchiveReader } from './archive-reader'
import { BackupError, type Manifest } from './manifest'
import { toReason } from './reason'
import { noteBackup, writeBackup } from './write-backup'

const USAGE = 'Usage: npm run backup -- FILE'

/** `npm run backup`. Returns the line to print; throws one whose message is the line. The file has its name only when it is whole. */
export async function runBackup([file = '', ...more]: string[]): Promise<string> {
  if (!file || file.startsWith('-') || more.length > 0) throw new Error(USAGE)
  try {
    const manifest = await writeWholeFile(file, async (partial) => {
      await write(env().database, partial)
      return check(partial)
    })
    return summaryOf(file, manifest)
  } catch (error) {
    throw new Error(toReason(error))
  }
}

async function write(target: DatabaseTarget, partial: string): Promise<void> {
  try {
    return await writeAlone(target, partial)
  } catch (error) {
    if (!(error instanceof FolderInUseError) || target.kind !== 'embedded') throw error
  }
  const written = await askHolder(target.directory, 'backup')
  try {
    await copyFile(written, partial)
  } finally {
    await rm(written, { force: true })
  }
}

async function writeAlone(target: DatabaseTarget, partial: string): Promise<void> {
  const direct = target.kind === 'embedded' ? target : { ...target, url: target.migrationUrl }
  const connection = await connect(direct, { max: 1 }).catch((error: unknown) => {
    throw error instanceof FolderInUseError ? error : new BackupError(explainDatabaseError(error, target))
  })
  try {
    await writeBackup({ db: connection.db, target, store: findFileStore() }, partial)
    await noteBackup(connection.db)
  } finally {
    await connection.close().catch(() => {})
  }
}

async function check(partial: string): Promise<Manifest> {
  const archive = await ArchiveReader.open(partial)
  try {
    await archive.verify()
    return archive.manifest
  } finally {
    archive.close()
  }
}

function summaryOf(file: string, { tables, files, secrets }: Manifest): string {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
  const written = `Wrote ${file}: ${rows} rows of ${Object.keys(tables).length} tables, ${files.count} files. Checked.`
  return secrets ? `${written}\nIt holds the keys of the data folder: keep it as safe as that.` : written
}
