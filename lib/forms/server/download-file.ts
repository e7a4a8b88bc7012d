import { database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { findFileToSend, findOwnFile } from '@/db/queries/forms/form-files'
import { downloadPath, mayDownload } from '@/lib/files/download-link'
import { fileStore } from '@/lib/files/file-store'
import { storing } from '@/lib/files/storing'
import { AppError } from '@/lib/shared/errors'

/** A link to a file of the owner's, for some minutes. */
export async function linkToFile(owner: OwnerId, id: string, now: Date): Promise<string> {
  const file = await findOwnFile(database(), owner, id)
  if (!file) throw new AppError('file_not_found')
  return downloadPath(file.id, now)
}

type Download = { name: string; type: string; size: number; read: () => Promise<ReadableStream<Uint8Array>> }

/** A file for whoever has such a link. */
export async function openDownload(id: string, link: Record<string, unknown>, now: Date): Promise<Download> {
  const file = mayDownload(id, link, now) ? await findFileToSend(database(), id) : null
  if (!file) throw new AppError('file_not_found')
  const { key, ...facts } = file
  const read = async () => {
    const stream = await storing(() => fileStore().read(key))
    if (!stream) throw new AppError('file_not_found')
    return stream
  }
  return { ...facts, read }
}
