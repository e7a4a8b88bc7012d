import { type Database, database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { lockPages } from '@/db/queries/pages/booking-counts'
import { deleteMeetingsOfHosts } from '@/db/queries/portability/hosts'
import { deleteRows } from '@/db/queries/portability/insert-rows'
import { endImport } from '@/db/queries/portability/unfinished-imports'
import { forgetUnfinishedRows, type Noted, restoreRows } from '@/db/queries/portability/unfinished-rows'
import { timeSlotBookings } from '@/db/schema'
import { recountPage } from '@/lib/bookings/booking-counts'
import { yieldBetweenBatches } from '@/lib/platform/yield-between-batches'

const AT_ONCE = 100

/** Takes what a run has done back, the last first, so that the account is as before. */
export async function takeBack(owner: OwnerId, lastFirst: readonly Noted[]): Promise<void> {
  const db = database()
  for (const noted of lastFirst) {
    if ('rows' in noted) {
      await restoreRows(db, owner, noted)
      continue
    }
    for await (const some of yieldBetweenBatches(noted.values, AT_ONCE)) {
      if (noted.table === timeSlotBookings) await deleteMeetingsOfHosts(db, owner, some)
      await deleteRows(db, owner, noted, some)
    }
  }
  await db.transaction(async (tx) => {
    await recountPages(tx, owner)
    await forgetUnfinishedRows(tx, owner)
    await endImport(tx, owner)
  })
}

async function recountPages(tx: Database, owner: OwnerId): Promise<void> {
  for (const { id, limits } of await lockPages(tx, owner)) if (limits.length > 0) await recountPage(tx, id)
}
