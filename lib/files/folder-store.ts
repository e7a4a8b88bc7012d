import { createReadStream } from 'node:fs'
import { type FileHandle, mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { FileStore } from './file-store'
import { syncFolder } from './whole-file'

/** Files in a folder of this machine. Only the product's own user may read them. */
export function createFolderStore(directory: string): FileStore {
  const arrivals = path.join(directory, 'arriving')
  const pathOf = (key: string) => path.join(/*turbopackIgnore: true*/ directory, key)

  async function read(key: string): Promise<ReadableStream<Uint8Array> | null> {
    const file = await openIfThere(pathOf(key))
    if (!file) return null
    const stream = createReadStream('', { fd: file })
    return Readable.toWeb(stream) as ReadableStream<Uint8Array>
  }

  return {
    arrivals,
    async put(key, from) {
      await mkdir(path.dirname(pathOf(key)), { recursive: true, mode: 0o700 })
      await rename(from, pathOf(key))
    },
    read,
    async append(key, lines) {
      const folder = path.dirname(pathOf(key))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await appendLines(pathOf(key), lines)
      await syncFolder(folder)
    },
    async *pieces(key) {
      const stream = await read(key)
      if (stream) yield stream
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

async function appendLines(name: string, lines: string): Promise<void> {
  const file = await open(name, 'a+', 0o600)
  try {
    await file.appendFile((await isTorn(file)) ? `\n${lines}` : lines)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** True when the last line has no end: its process died, or the disk was full. */
async function isTorn(file: FileHandle): Promise<boolean> {
  const { size } = await file.stat()
  if (size === 0) return false
  const { buffer } = await file.read(Buffer.alloc(1), 0, 1, size - 1)
  return buffer.toString() !== '\n'
}
