import { copyFile, rm, stat } from 'node:fs/promises'
import { closeDatabase, openDatabase } from '@/db/client'
import { explainDatabaseError } from '@/db/errors'
import { FolderInUseError } from '@/db/folder-lock'
import { askHolder } from '@/db/folder-requests'
import { migrateTarget } from '@/db/migrate-target'
import { writeWholeFile } from '@/lib/files/whole-file'
import { env } from '@/lib/platform/env'
import { secrets } from '@/lib/platform/secrets'
import { explainExport, writeExport } from './write-export'

const USAGE = 'Usage: npm run export -- OWNER FILE (OWNER: an email address or an id)'

type Write = (name: string, partial: string) => Promise<{ email: string; size: number }>

/** `npm run export`. Returns the line to print; throws one whose message is the line. The file has its name only when it is whole. */
export async function runExport([given = '', file = '', ...more]: string[]): Promise<string> {
  const name = given.trim()
  if (!name || !file || file.startsWith('-') || more.length > 0) throw new Error(USAGE)
  const isAlone = await open()
  try {
    return await exportTo(name, file, isAlone ? writeExport : askServer)
  } finally {
    await closeDatabase()
  }
}

export async function exportTo(name: string, file: string, write: Write): Promise<string> {
  try {
    const { email, size } = await writeWholeFile(file, (partial) => write(name, partial))
    return `Wrote ${file}: everything of ${email}, ${size} bytes.`
  } catch (error) {
    throw new Error(explainExport(error))
  }
}

/** False when a server uses the data folder. */
async function open(): Promise<boolean> {
  const target = env().database
  try {
    const db = await openDatabase(target, { max: 2 })
    secrets()
    await migrateTarget(target, db)
    return true
  } catch (error) {
    await closeDatabase()
    if (error instanceof FolderInUseError) return false
    throw new Error(explainDatabaseError(error, target))
  }
}

const askServer: Write = async (name, partial) => {
  const target = env().database
  if (target.kind !== 'embedded') throw new Error('Only a data folder has one process')
  const written = await askHolder(target.directory, 'export', name)
  try {
    await copyFile(written, partial)
    return { email: name, size: (await stat(partial)).size }
  } finally {
    await rm(written, { force: true })
  }
}
