import { database } from '@/db/client'
import { answerRequests } from '@/db/folder-requests'
import { findFileStore } from '@/lib/files/file-store'
import { env } from '@/lib/platform/env'
import { toReason } from './reason'

/** In the serving process of a data folder: writes backups for commands that ask for one. */
export async function answerBackups(): Promise<void> {
  const target = env().database
  if (target.kind !== 'embedded') return
  await answerRequests(target.directory, {
    what: 'backup',
    write: async (partial) => {
      const { noteBackup, writeBackup } = await import('./write-backup')
      await writeBackup({ db: database(), target, store: findFileStore() }, partial)
      await noteBackup(database())
    },
    explain: async (error) => toReason(error),
  })
}
