import { database } from '@/db/client'
import { listLeaving } from '@/db/queries/accounts/leaving'
import { listOpenErasures } from '@/db/queries/people/erased-people'
import { compareErased, compareWhenDue } from './keep-erased'

/**
 * Before the first request: erases again whom a restored backup has brought back. With a storage that is away the process starts
 * all the same, and the housekeeping erases once the list can be read. A start seldom finds anybody, and what erases is most of the product:
 * it is loaded for somebody only.
 */
export async function eraseAgain(now: Date): Promise<void> {
  await compareErased(now)
  if ((await listLeaving(database())).length > 0) await (await import('./leave-account')).continueLeaving(now)
  await resume(now)
}

/** The same in the background, and keeps the list whole. */
export async function continueErasures(now: Date, isTimeUp: () => boolean): Promise<void> {
  await compareWhenDue(now)
  await resume(now, isTimeUp)
}

async function resume(now: Date, isTimeUp?: () => boolean): Promise<void> {
  if ((await listOpenErasures(database(), 1)).length > 0) await (await import('./erase')).resumeErasures(now, isTimeUp)
}
