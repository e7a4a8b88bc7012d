import type { SessionUser } from '@/lib/auth/session'
import type { TimeSlotPage } from '@/lib/pages/schema'
import { getTimeSlotPage } from '@/lib/pages/server/service'
import { AppError } from '@/lib/vocabulary/errors'

/** Null if the owner has no such page. */
export async function findOwnPage(owner: SessionUser['id'], id: string): Promise<TimeSlotPage | null> {
  try {
    return await getTimeSlotPage(owner, id)
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null
    throw error
  }
}
