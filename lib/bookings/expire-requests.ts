import { type Database, database } from '@/db/client'
import { findBookingRow } from '@/db/queries/meetings/bookings'
import { listOverdueMoves } from '@/db/queries/meetings/move-requests'
import { endRequest, listOverdue } from '@/db/queries/meetings/requests'
import { holdPageOfBooking } from '@/db/queries/pages/booking-counts'
import { enqueueEnded } from '@/lib/notices/request-mails'
import { withOutbox } from '@/lib/outbox/with-outbox'
import { env } from '@/lib/platform/env'
import type { HistoryEntry } from '@/lib/shared/booking-history'
import { AppError } from '@/lib/shared/errors'
import { enqueueBookingEvent } from '@/lib/webhooks/server/booking-events'
import { bookAgainSlug } from './book-again'
import { moveCounts } from './booking-counts'
import { endMove } from './end-move'
import { followHosts, takeBackHosts } from './follow-hosts'

const AT_ONCE = 100

type Kind = { list: typeof listOverdue; end: (id: string, now: Date) => Promise<unknown> }

/** Requests to book, and to move a booking. */
const KINDS: Kind[] = [
  { list: listOverdue, end: endBooking },
  {
    list: listOverdueMoves,
    end: (id, now) => withOutbox((tx) => endMove(tx, id, { by: 'system', reason: null, now })),
  },
]

/** Ends the requests of all owners that nobody decided in time. Processes may do so side by side: each request ends once. */
export async function expireRequests(now: Date, isTimeUp: () => boolean = () => false): Promise<void> {
  for (const { list, end } of KINDS) {
    let overdue: string[]
    do {
      overdue = await list(database(), { now, limit: AT_ONCE })
      for (const id of overdue) {
        if (isTimeUp()) return
        await end(id, now)
      }
    } while (overdue.length === AT_ONCE)
  }
}

/** Ends the overdue requests of one owner or host. True if there were any, also when somebody else ended them just now. */
export async function expireRequestsOf(userId: string, now: Date): Promise<boolean> {
  let count = 0
  for (const { list, end } of KINDS) {
    const overdue = await list(database(), { userId, now, limit: AT_ONCE })
    for (const id of overdue) await end(id, now)
    count += overdue.length
  }
  return count > 0
}

/**
 * Writes once more when an overdue request may have been in the way: of a write that returns null or false, or throws `taken`
 * or `limit`. It must have written nothing then.
 */
export async function expireOverdueThenRetry<T>(userId: string, now: Date, write: () => Promise<T>): Promise<T> {
  try {
    const written = await write()
    return !written && (await expireRequestsOf(userId, now)) ? await write() : written
  } catch (error) {
    const isInTheWay = error instanceof AppError && (error.code === 'taken' || error.code === 'limit')
    if (isInTheWay && (await expireRequestsOf(userId, now))) return await write()
    throw error
  }
}

async function endBooking(id: string, now: Date): Promise<void> {
  const step = { at: now.toISOString(), by: 'system', what: 'expired' } as const
  await withOutbox((tx) => endOpenRequest(tx, id, { step, reason: null, now }))
}

type Ending = { step: HistoryEntry & { what: 'declined' | 'expired' }; reason: string | null; now: Date }

/** Ends a request, frees its time, takes it out of its page's counts and tells its attendee. Null when it is none any more. */
export async function endOpenRequest(tx: Database, id: string, { step, reason, now }: Ending) {
  const page = await holdPageOfBooking(tx, id)
  const ended = await endRequest(tx, id, { step, now })
  const booking = ended && (await findBookingRow(tx, id))
  if (!ended || !booking) return null
  if (page) await moveCounts(tx, page.id, { from: ended.startTime, to: null })
  const { meeting } = ended
  const template = step.what === 'declined' ? 'booking-declined' : 'booking-expired'
  const again = bookAgainSlug(booking)
  const bookAgainUrl = again ? `${env().APP_URL}/${again}` : null
  if (meeting) await enqueueEnded(tx, { booking, meeting, now }, { template, reason, bookAgainUrl })
  await takeBackHosts(tx, booking)
  await followHosts(tx, { booking, mail: null, hasEvents: false, now })
  await enqueueBookingEvent(tx, 'booking.declined', { ownerId: booking.userId, bookingId: id }, now)
  return meeting && { booking, meeting }
}
