import { resumeErasures } from './erase'
import { compareErased, compareWhenDue } from './keep-erased'
import { continueLeaving } from './leave-account'

/**
 * Before the first request: erases again whom a restored backup has brought back. With a storage that is away the process starts
 * all the same, and the housekeeping erases once the list can be read.
 */
export async function eraseAgain(now: Date): Promise<void> {
  await compareErased(now)
  await continueLeaving(now)
  await resumeErasures(now)
}

/** The same in the background, and keeps the list whole. */
export async function continueErasures(now: Date, isTimeUp: () => boolean): Promise<void> {
  await compareWhenDue(now)
  await resumeErasures(now, isTimeUp)
}
