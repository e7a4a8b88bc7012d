import type { Actor } from '@/lib/auth/session'
import type { TimeSlotPage } from '@/lib/pages/schema'
import { getTimeSlotPage } from '@/lib/pages/server/service'
import { nullIfMissing } from '@/lib/shared/errors'

/** Null if the owner has no such page. */
export function findOwnPage(owner: Actor['id'], id: string): Promise<TimeSlotPage | null> {
  return nullIfMissing(getTimeSlotPage(owner, id))
}
