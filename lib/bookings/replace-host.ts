import type { Database } from '@/db/client'
import { newId } from '@/db/new-id'
import type { BookingRow } from '@/db/queries/meetings/bookings'
import { type BookedHost, countHosts, insertHosts, passHeldTime, removeHost } from '@/db/queries/meetings/hosts'
import { enqueueEvents } from '@/lib/outbox/enqueue'
import { expireRequestsOf } from './expire-requests'

/** Hosts whose time was taken between reading and writing. */
export class HostsLost extends Error {
  constructor(readonly accounts: string[]) {
    super('Hosts were taken meanwhile')
  }
}

/** Notes hosts who were lost, for the next try. Somebody who held an overdue request was shown as free: once it has ended, they are. */
export async function noteLost({ accounts }: HostsLost, lost: Set<string>, now: Date): Promise<void> {
  for (const account of accounts) if (!(await expireRequestsOf(account, now))) lost.add(account)
}

type Replacement = {
  /** With the time that it has in this transaction. */
  booking: Pick<BookingRow, 'id' | 'pageId' | 'assignment' | 'status' | 'createdAt'>
  from: Pick<BookedHost, 'id' | 'account' | 'group' | 'place' | 'meetingId' | 'targetCalendars'>
  to: { account: string; targetCalendars: string[] }
  now: Date
}

/**
 * Gives the place of one host of a booking to another, inside the transaction that has locked the booking and the figures of the page's
 * hosts (`lockHosts`): the new host holds its time, also the one to which it may be moved, and gets a meeting of their own; that of the
 * old one is cancelled, and 1 of `got` goes along. Mails, the history and the SEQUENCE are the caller's, and so is
 * `followBookings`, after all replacements. Throws HostsLost when another booking of the new host is too close.
 */
export async function replaceHost(tx: Database, { booking, from, to, now }: Replacement): Promise<void> {
  const { id: bookingId, pageId } = booking
  const { group, place } = from
  const meetingId = newId()
  // Before the old one is freed: a booking that waits for this one has nothing for which this one waits.
  const lost = await insertHosts(tx, bookingId, [{ id: newId(), ...to, group, place, meetingId }])
  if (lost.length > 0) throw new HostsLost(lost)
  if (!(await passHeldTime(tx, { bookingId, from: from.account, to: to.account, id: newId() }))) {
    throw new HostsLost([to.account])
  }
  await removeHost(tx, from.id, now)
  const isCounted = booking.assignment?.some((part) => part.group === group && part.chose !== 'all')
  if (pageId && isCounted) {
    const figures = [
      { account: from.account, share: 0, got: -1 },
      { account: to.account, share: 0, got: 1 },
    ]
    await countHosts(tx, pageId, figures, booking.createdAt)
  }
  if (booking.status !== 'confirmed') return
  if (from.meetingId && from.targetCalendars.length > 0) {
    await enqueueEvents(tx, { ownerId: from.account, meetingId: from.meetingId, notifies: false }, now)
  }
  if (to.targetCalendars.length > 0) {
    await enqueueEvents(tx, { ownerId: to.account, meetingId, notifies: false }, now)
  }
}
