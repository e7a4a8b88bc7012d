import { database } from '@/db/client'
import { brokenConstraint, isCheckViolation, isUniqueViolation } from '@/db/errors'
import { insertBooking, type Written } from '@/db/queries/meetings/insert-booking'
import { retryDeadlocks } from '@/db/retry'
import { expireOverdueThenRetry } from '@/lib/bookings/expire-requests'
import { findRefusal } from '@/lib/outbox/mail-limits'
import { AppError } from '@/lib/shared/errors'
import type { BookingDraft } from './draft-booking'

/**
 * Writes a draft by one statement, or as a part of `write`. Null, and nothing written, when another booking or a change of the page
 * came first. Throws the limit that it exceeds.
 */
export function writeBooking(draft: BookingDraft): Promise<Written | null>
export function writeBooking<T>(draft: BookingDraft, write: () => Promise<T | null>): Promise<T | null>
export async function writeBooking(
  draft: BookingDraft,
  write: () => Promise<unknown> = () => retryDeadlocks(() => insertBooking(database(), draft)),
): Promise<unknown> {
  return expireOverdueThenRetry(draft.booking.userId, draft.now, async () => {
    try {
      return await write()
    } catch (error) {
      if (isUniqueViolation(error)) return null
      throw (await exceededLimit(error, draft)) ?? error
    }
  })
}

async function exceededLimit(error: unknown, { counts, booking, now }: BookingDraft): Promise<AppError | null> {
  if (brokenConstraint(error) === 'page_booking_counts_used') return new AppError('limit')
  return isCheckViolation(error) ? findRefusal(database(), counts, booking.userId, now) : null
}
