import { createReadStream } from 'node:fs'
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { FileStore } from './file-store'

/** Files in a folder of this machine. Only the product's own user may read them. */
export function createFolderStore(directory: string): FileStore {
  const arrivals = path.join(directory, 'arriving')
  const pathOf = (key: string) => path.join(/*turbopackIgnore: true*/ directory, key)
  return {
    arrivals,
    async put(key, from) {
      await mkdir(path.dirname(pathOf(key)), { recursive: true, mode: 0o700 })
      await rename(from, pathOf(key))
    },
    async read(key) {
      const file = await openIfThere(pathOf(key))
      if (!file) return null
      const stream = createReadStream('', { fd: file })
      return Readable.toWeb(stream) as ReadableStream<Uint8Array>
    },
    async delete(key) {
      await rm(pathOf(key), { force: true })
    },
    async check() {
      await mkdir(arrivals, { recursive: true, mode: 0o700 })
      const probe = path.join(arrivals, 'probe')
      await writeFile(probe, '')
      await rm(probe, { force: true })
    },
  }
}

async function openIfThere(file: string) {
  try {
    return await open(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
