import { findFileStore } from '@/lib/files/file-store'
import { logFailure } from '@/lib/log/log'
import { MINUTE_MS } from '@/lib/scheduling/units'
import type { FileStorage } from '../form'

/** One try serves all owners for this long. */
const FRESH_MS = MINUTE_MS
let latest: { at: number; state: Promise<FileStorage['state']> } | null = null

/** Tells whether files can be stored. It is tried out: a folder may be read only, and a key of a bucket wrong. */
export async function readFileStorage(now: Date): Promise<FileStorage> {
  const at = now.getTime()
  if (!latest || at - latest.at >= FRESH_MS) latest = { at, state: tryStorage() }
  return { state: await latest.state }
}

async function tryStorage(): Promise<FileStorage['state']> {
  const store = findFileStore()
  if (!store) return 'unset'
  try {
    await store.check()
    return 'ready'
  } catch (error) {
    logFailure('files_failed', error)
    return 'failing'
  }
}
