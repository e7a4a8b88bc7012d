import { connect, type DatabaseConnection } from '@/db/client'
import { explainDatabaseError } from '@/db/errors'
import { migrate } from '@/db/migrate'
import { findFileStore } from '@/lib/files/file-store'
import { env } from '@/lib/platform/env'
import { ArchiveReader } from './archive-reader'
import { BackupError } from './manifest'
import { restoreBackup } from './restore-backup'
import { linesOf } from './restored-lines'

const USAGE = 'Usage: npm run restore -- FILE [--replace]'

/**
 * `npm run restore`. Returns the lines to print; throws one whose message is the line. People who were erased since the backup are
 * erased again by the next start, before it serves (lib/people).
 */
export async function runRestore(args: string[]): Promise<string> {
  const [file = '', ...more] = args.filter((arg) => arg !== '--replace')
  if (!file || file.startsWith('-') || more.length > 0) throw new Error(USAGE)
  const archive = await ArchiveReader.open(file)
  try {
    await archive.verify()
    return await restore(archive, file, args.includes('--replace'))
  } finally {
    archive.close()
  }
}

async function restore(archive: ArchiveReader, file: string, isReplacing: boolean): Promise<string> {
  const target = env().database
  const direct = target.kind === 'embedded' ? target : { ...target, url: target.migrationUrl }
  let connection: DatabaseConnection | undefined
  try {
    connection = await connect(direct, { max: 2 })
    await restoreBackup(archive, { db: connection.db, target, store: findFileStore() }, { isReplacing })
    const applied = await migrate(connection.db, { isAlone: true })
    return linesOf(file, archive.manifest, { applied, isEmbedded: target.kind === 'embedded' })
  } catch (error) {
    if (error instanceof BackupError) throw error
    throw new Error(explainDatabaseError(error, target))
  } finally {
    await connection?.close().catch(() => {})
  }
}
