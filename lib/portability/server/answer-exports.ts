import { answerRequests } from '@/db/folder-requests'
import { env } from '@/lib/platform/env'

/** In the serving process of a data folder: writes exports for commands that ask for one. */
export async function answerExports(): Promise<void> {
  const target = env().database
  if (target.kind !== 'embedded') return
  await answerRequests(target.directory, {
    what: 'export',
    write: async (partial, name) => (await import('./write-export')).writeExport(name, partial),
    explain: async (error) => (await import('./write-export')).explainExport(error),
  })
}
