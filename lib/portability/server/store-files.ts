import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { giveUpFile } from '@/db/queries/forms/form-files'
import { keepArrivedFile, listArrivingFiles } from '@/db/queries/portability/arriving-files'
import type { FileStore } from '@/lib/files/file-store'
import { judgeFile } from '@/lib/files/judge-file'
import { discard, requireRoom } from '@/lib/files/receive-file'
import { storing } from '@/lib/files/storing'
import { AppError } from '@/lib/shared/errors'
import { fileEntry } from '@/lib/shared/portability'
import type { CheckedZip } from './read-zip'

/**
 * Brings the files of committed rows into the storage. An import that ends before the last one is whole but for the rest, which
 * the same import brings when it is sent again. Returns how many were refused, by their content.
 */
export async function storeFiles(
  owner: OwnerId,
  store: FileStore,
  { zip, known }: { zip: CheckedZip; known: ReadonlyMap<string, string> },
): Promise<number> {
  const exportedAs = new Map(
    Object.keys(zip.manifest.entries).flatMap((name) => {
      const old = /^files\/(.+)$/.exec(name)?.[1]
      const id = old && known.get(old)
      return old && id ? [[id, old] as const] : []
    }),
  )
  let refused = 0
  for (const { id, key, name } of await listArrivingFiles(database(), owner)) {
    const old = exportedAs.get(id)
    const facts = old && zip.manifest.entries[fileEntry(old)]
    if (!old || !facts) continue
    const arrived = path.join(store.arrivals, randomUUID())
    try {
      const content = await bringing(async () => {
        await requireRoom(store.arrivals, facts.size)
        await pipeline(await zip.read(fileEntry(old)), createWriteStream(arrived, { mode: 0o600 }))
        const judged = await judgeFile(arrived, name)
        if (judged) await store.put(key, arrived, facts)
        return judged
      })
      if (!content) refused += 1
      await (content ? keepArrivedFile(database(), id, content.type) : giveUpFile(database(), id))
    } finally {
      await discard(arrived)
    }
  }
  return refused
}

/** A storage that fails in the middle has not lost what is committed: the importer is told how to go on. */
async function bringing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await storing(work)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'files_unavailable') throw error
    throw new AppError('import_unfinished', { retryAfterSeconds: 60 })
  }
}
