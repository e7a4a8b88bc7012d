import { existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { errorCode } from '@/db/errors'

const WORDS: Record<string, string> = {
  ENOSPC: 'there is no space left on the disk',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  ENOENT: 'there is no such folder',
  EROFS: 'the disk is read only',
}

/** Its message is written for an operator. */
export class FileThereError extends Error {
  override name = 'FileThereError'
}

/** Says why a file could not be written, in words for an operator: no rows, no tokens. */
export function whyUnwritten(error: unknown): string {
  const code = errorCode(error) ?? ''
  return WORDS[code] ?? (code || (error instanceof Error ? error.name : typeof error))
}

/** Gives a file its name only when `write` has filled `partial` and is content with it. Never replaces a file. */
export async function writeWholeFile<T>(file: string, write: (partial: string) => Promise<T>): Promise<T> {
  const final = path.resolve(file)
  if (existsSync(final)) throw new FileThereError(`${file} exists already.`)
  const partial = `${final}.partial`
  try {
    const written = await write(partial)
    await keep(partial, final)
    return written
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
}

/** Survives a power cut: first the content, then the name. */
async function keep(partial: string, final: string): Promise<void> {
  await sync(partial, 'r+')
  await rename(partial, final)
  await syncFolder(path.dirname(final))
}

/** So that the names of new files in it survive a power cut. */
export async function syncFolder(name: string): Promise<void> {
  // Windows opens no folder.
  if (process.platform !== 'win32') await sync(name, 'r')
}

async function sync(name: string, flags: string): Promise<void> {
  const handle = await open(name, flags)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
