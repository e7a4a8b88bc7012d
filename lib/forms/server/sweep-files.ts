import { database } from '@/db/client'
import { deleteLeftFiles, markLeavingFiles } from '@/db/queries/forms/form-files'
import { findFileStore } from '@/lib/files/file-store'
import { discardAbandoned } from '@/lib/files/receive-file'
import { logFailure } from '@/lib/log/log'
import { HOUR_MS } from '@/lib/scheduling/units'
import { UNCLAIMED_FILE_HOURS } from '@/lib/shared/forms/files'

const PORTION = 50

/**
 * Deletes files that no response names: their objects first, then their rows. An object that cannot be deleted keeps its row,
 * and is tried again.
 */
export async function sweepFiles(now: Date, isTimeUp: () => boolean = () => false): Promise<void> {
  const store = findFileStore()
  if (!store) return
  await discardAbandoned(store.arrivals, now)
  const unclaimedBefore = new Date(now.getTime() - UNCLAIMED_FILE_HOURS * HOUR_MS)
  let isMore = true
  while (isMore && !isTimeUp()) {
    const leaving = await markLeavingFiles(database(), unclaimedBefore, PORTION)
    const gone: string[] = []
    for (const { id, key } of leaving) {
      if (isTimeUp()) break
      try {
        await store.delete(key)
        gone.push(id)
      } catch (error) {
        logFailure('files_failed', error, { target: id })
      }
    }
    await deleteLeftFiles(database(), gone)
    isMore = leaving.length === PORTION && gone.length === PORTION
  }
}
