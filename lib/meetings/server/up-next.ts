import { database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { listUpNext } from '@/db/queries/meetings/up-next'
import type { UpNext } from '../schema'
import { toMeeting } from './service'

/** Enough for a screen that stays open while some of them pass. */
const LIMIT = 5

export async function getUpNext(owner: OwnerId, now: Date): Promise<UpNext> {
  return { meetings: (await listUpNext(database(), owner, now, LIMIT)).map(toMeeting) }
}
