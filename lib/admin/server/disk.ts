import { statfs } from 'node:fs/promises'
import { env } from '@/lib/platform/env'

/** For this user, where the data folder is, else where visitors' files are; null without either. */
export async function readFreeBytes(): Promise<number | null> {
  const { database, files } = env()
  const directory =
    database.kind === 'embedded' ? database.directory : files?.kind === 'folder' ? files.directory : null
  if (directory === null) return null
  try {
    const { blocks, bavail, bsize } = await statfs(directory)
    return blocks === 0 ? null : bavail * bsize
  } catch {
    // A folder that nothing was written to yet.
    const { bavail, bsize } = await statfs(process.cwd())
    return bavail * bsize
  }
}
