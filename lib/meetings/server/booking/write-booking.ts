import { database } from '@/db/client'
import { brokenConstraint, isCheckViolation, isUniqueViolation } from '@/db/errors'
import { insertBooking, type Written } from '@/db/queries/meetings/insert-booking'
import { retryDeadlocks } from '@/db/retry'
import { expireOverdueThenRetry } from '@/lib/bookings/expire-requests'
import { findRefusal } from '@/lib/outbox/mail-limits'
import { AppError } from '@/lib/shared/errors'
import type { BookingDraft } from './draft-booking'

/**
 * Writes a draft by one statement. Null, and nothing written, when another booking or a change of the page came first. Throws the
 * limit that it exceeds.
 */
export function writeBooking(draft: BookingDraft): Promise<Written | null> {
  return refusing(
    draft.booking,
    draft.now,
    () => draft,
    () => retryDeadlocks(() => insertBooking(database(), draft)),
  )
}

/** The same for a write of which the booking is a part. `draft`: the one that was tried, once there is one. */
export async function refusing<T>(
  { userId }: { userId: string },
  now: Date,
  draft: () => BookingDraft | null,
  write: () => Promise<T | null>,
): Promise<T | null> {
  return expireOverdueThenRetry(userId, now, async () => {
    try {
      return await write()
    } catch (error) {
      if (isUniqueViolation(error)) return null
      const tried = draft()
      throw (tried && (await exceededLimit(error, tried))) ?? error
    }
  })
}

async function exceededLimit(error: unknown, { counts, booking, now }: BookingDraft): Promise<AppError | null> {
  if (brokenConstraint(error) === 'page_booking_counts_used') return new AppError('limit')
  return isCheckViolation(error) ? findRefusal(database(), counts, booking.userId, now) : null
}
