import { createHash, randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, rm, stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import { HOUR_MS } from '@/lib/scheduling/units'
import { AppError, type ErrorCode } from '@/lib/shared/errors'
import { MAX_FILE_BYTES } from '@/lib/shared/forms/files'

export type Received = { path: string; size: number; sha256: string }

type Bounds = { maxBytes: number; tooLarge: ErrorCode }

const OF_A_FILE: Bounds = { maxBytes: MAX_FILE_BYTES, tooLarge: 'file_too_large' }

/** The database may be on the same disk, and must go on. */
const MIN_FREE_BYTES = 256 * 1024 * 1024
/** The room is looked at so often: several bodies arrive at once, and some announce no length. */
const LOOKED_EVERY_BYTES = 4 * 1024 * 1024
/** Nothing takes as long to arrive: the server ends a slower request. */
const ABANDONED_MS = HOUR_MS

/**
 * Writes a body to a file, portion by portion. Throws 413 as soon as it has, or announces, too many bytes, 400 for one that
 * ends early, and 415 for a form with the file in it. Whatever goes wrong, nothing stays; `discard` removes what was received.
 */
export async function receiveFile(
  { body, headers }: Request,
  folder: string,
  bounds: Bounds = OF_A_FILE,
): Promise<Received> {
  // What is between its boundaries would be the file, and the rest of the body text around it.
  if (/^\s*multipart\//i.test(headers.get('content-type') ?? ''))
    throw new AppError('unsupported_type', { message: 'Send the file itself as the body, not as a field of a form' })
  const announced = headers.get('content-length')
  if (Number(announced ?? 0) > bounds.maxBytes) throw new AppError(bounds.tooLarge)
  await requireRoom(folder, Number(announced ?? 0))
  const file = path.join(folder, randomUUID())
  const handle = await open(file, 'wx', 0o600)
  try {
    const received = await writeBody(body, handle, { ...bounds, folder })
    if (announced !== null && received.size !== Number(announced)) throw new AppError('file_incomplete')
    if (received.size === 0) throw new AppError('file_empty')
    await handle.sync()
    await handle.close()
    return { path: file, ...received }
  } catch (error) {
    await handle.close().catch(() => {})
    await discard(file)
    throw error
  }
}

export async function discard(file: string): Promise<void> {
  await rm(file, { force: true })
}

/** Removes what a process that was killed has left. */
export async function discardAbandoned(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name)
    const facts = await stat(file).catch(() => null)
    if (facts && facts.mtimeMs < now.getTime() - ABANDONED_MS) await discard(file)
  }
}

/** Throws ENOSPC where so many bytes more would leave too little. */
export async function requireRoom(folder: string, bytes: number): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < MIN_FREE_BYTES + bytes)
    throw Object.assign(new Error('The disk is nearly full'), { code: 'ENOSPC' })
}

type Writing = Bounds & { folder: string }

async function writeBody(
  body: Request['body'],
  handle: FileHandle,
  { maxBytes, tooLarge, folder }: Writing,
): Promise<{ size: number; sha256: string }> {
  const hash = createHash('sha256')
  let size = 0
  let looked = 0
  const reader = body?.getReader()
  for (let portion = await next(reader); portion; portion = await next(reader)) {
    size += portion.byteLength
    if (size > maxBytes) {
      await reader?.cancel().catch(() => {})
      throw new AppError(tooLarge)
    }
    if (size > looked + LOOKED_EVERY_BYTES) {
      await requireRoom(folder, 0)
      looked = size
    }
    hash.update(portion)
    await handle.writeFile(portion)
  }
  return { size, sha256: hash.digest('hex') }
}

/** A visitor who leaves breaks the stream. */
async function next(reader: ReadableStreamDefaultReader<Uint8Array> | undefined): Promise<Uint8Array | undefined> {
  try {
    return (await reader?.read())?.value
  } catch {
    throw new AppError('file_incomplete')
  }
}
