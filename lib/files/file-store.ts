import { env } from '@/lib/platform/env'
import { AppError } from '@/lib/shared/errors'
import { createFolderStore } from './folder-store'
import { createS3Store } from './s3-store'

/** A place for files. Every call throws when it cannot be done. */
export type FileStore = {
  /** The folder in which files arrive before they are judged. */
  arrivals: string
  /** Takes the file from `path`, which may be moved. */
  put: (key: string, path: string, facts: { size: number; sha256: string }) => Promise<void>
  /** Null for an object that is not there. */
  read: (key: string) => Promise<ReadableStream<Uint8Array> | null>
  /** Adds whole lines to the end of a log; they are stored when it resolves. A process that dies meanwhile may leave half a line, and no more. */
  append: (key: string, lines: string) => Promise<void>
  /** A log, in one or several pieces; none where nothing was added. */
  pieces: (key: string) => AsyncGenerator<ReadableStream<Uint8Array>>
  /** Also without an object. */
  delete: (key: string) => Promise<void>
  /** Tries a write. */
  check: () => Promise<void>
}

/** Null where files cannot be stored: on a serverless host without FILES_URL. */
export function findFileStore(): FileStore | null {
  const { files } = env()
  if (!files) return null
  cached ??= files.kind === 's3' ? createS3Store(files) : createFolderStore(files.directory)
  return cached
}
let cached: FileStore | undefined

export function fileStore(): FileStore {
  const store = findFileStore()
  if (!store) throw new AppError('files_unavailable')
  return store
}
