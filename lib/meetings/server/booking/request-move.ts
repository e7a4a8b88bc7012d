import type { Database } from '@/db/client'
import { lockOwner } from '@/db/queries/accounts/owner-lock'
import { type BookingRow, findBookingRow, lockBooking } from '@/db/queries/meetings/bookings'
import { moveBooking, moveMeetingOfBooking } from '@/db/queries/meetings/move-booking'
import { addStep, findHeldTime, type HeldTime, holdTime, listHeldHosts } from '@/db/queries/meetings/move-requests'
import { holdPageOfBooking } from '@/db/queries/pages/booking-counts'
import type { Member } from '@/lib/bookings/acting'
import { isOverdueMove } from '@/lib/bookings/approval'
import { countHeldTime, moveCounts } from '@/lib/bookings/booking-counts'
import { followHosts } from '@/lib/bookings/follow-hosts'
import { dropHeldTime } from '@/lib/bookings/held-time'
import { moveStep } from '@/lib/bookings/history'
import { enqueueBookingMoved } from '@/lib/notices/change-mails'
import { dropMoveRequestMails, enqueueMoveRequested } from '@/lib/notices/request-mails'
import { replanTimedMails } from '@/lib/notices/timed-mails'
import { enqueueEvents } from '@/lib/outbox/enqueue'
import type { guardOf } from '@/lib/scheduling'
import { mayHaveEvents } from '@/lib/shared/calendars/location-provider'
import { AppError } from '@/lib/shared/errors'
import { enqueueBookingEvent } from '@/lib/webhooks/server/booking-events'
import type { Both } from './find-both'
import { chooseAtMove, enqueueReplaced, type HostsAtMove, heldAtMove, replaceAtMove } from './move-hosts'

type Times = { startTime: Date; endTime: Date }

type Asked = Times & {
  guard: ReturnType<typeof guardOf>
  expiresAt: Date
  rulesVersion: number
  /** Of a team's page. */
  hosts: HostsAtMove | null
  /** Accounts of hosts that were taken meanwhile. */
  lost: ReadonlySet<string>
  timezone: string | undefined
  reason: string | null
  now: Date
}

/**
 * Holds another time for a booking, in place of one that it asked for before, and tells both people. Within a transaction.
 * Null, and nothing written, when the rules of the page have changed; `changed` when the booking has.
 */
export async function writeMoveRequest(
  tx: Database,
  { booking, meeting }: Both,
  asked: Asked,
): Promise<Both | null | 'changed'> {
  const { startTime, endTime, guard, expiresAt, rulesVersion, hosts, lost, timezone, reason, now } = asked
  await lockOwner(tx, booking.userId)
  const page = await holdPageOfBooking(tx, booking.id)
  if (!page?.isActive || page.rulesVersion !== rulesVersion) return null
  if (!isAsRead(await lockBooking(tx, booking.id), booking)) return 'changed'
  await dropHeldTime(tx, booking.id, page)
  const replaced = hosts ? await chooseAtMove(tx, booking, hosts, lost) : []
  await holdTime(tx, booking.id, { startTime, endTime, guard, expiresAt, replaced, now })
  await countHeldTime(tx, page.id, { start: startTime, beside: booking.startTime })
  const step = moveStep({ by: 'attendee', what: 'move_requested' }, booking, asked, { reason, now })
  await addStep(tx, booking.id, step, timezone)
  const both = await readBoth(tx, booking.id, meeting)
  const wanted = { startTime, endTime, expiresAt }
  await enqueueMoveRequested(tx, { ...both, now }, { wanted, reason })
  await enqueueBookingEvent(tx, 'booking.requested', { ownerId: booking.userId, bookingId: booking.id }, now)
  return both
}

/** Takes a request to move back for its attendee. Nothing happens without one. */
export async function withdrawMove(tx: Database, { booking, meeting }: Both, now: Date): Promise<Both> {
  const page = await holdPageOfBooking(tx, booking.id)
  await lockBooking(tx, booking.id)
  const held = await dropHeldTime(tx, booking.id, page)
  if (!held) return { booking, meeting }
  await addStep(tx, booking.id, moveStep({ by: 'attendee', what: 'move_withdrawn' }, booking, held, { now }))
  await dropMoveRequestMails(tx, { booking, meeting })
  return readBoth(tx, booking.id, meeting)
}

/** Makes the move that an attendee asked for, within a transaction. Throws `not_pending` when nothing is asked any more. */
export async function approveMove(
  tx: Database,
  { booking, meeting }: Both,
  { now, ...member }: Member & { now: Date },
): Promise<Both & { events: string | null }> {
  await lockOwner(tx, booking.userId)
  const page = await holdPageOfBooking(tx, booking.id)
  await lockBooking(tx, booking.id)
  const held = await findHeldTime(tx, booking.id)
  if (!held || isOverdueMove(held, now)) throw new AppError('not_pending')
  const holders = booking.assignment ? await listHeldHosts(tx, booking.id) : []
  await dropHeldTime(tx, booking.id, page)
  const reason = booking.history.findLast(({ what }) => what === 'move_requested')?.reason ?? null
  const step = moveStep({ by: 'attendee', what: 'moved' }, booking, held, { reason, now })
  if (!(await moveBooking(tx, booking, timesOf(held), { step, guard: guardIn(held), isAttendees: true }))) {
    throw new AppError('not_pending')
  }
  await addStep(tx, booking.id, { at: now.toISOString(), by: 'owner', what: 'approved', ...member })
  if (page) await moveCounts(tx, page.id, { from: booking.startTime, to: held.startTime })
  const moved = await moveMeetingOfBooking(tx, booking.id, timesOf(held), now)
  if (!moved) throw new AppError('booking_not_found')
  await dropMoveRequestMails(tx, { booking, meeting })
  const replaced = booking.assignment ? await heldAtMove(tx, booking, holders) : []
  const { hosts } = await replaceAtMove(tx, { booking, replaced, now })
  const before = { ...booking, hosts, moves: booking.moves + 1 }
  const mail = await enqueueBookingMoved(tx, {
    booking: before,
    meeting: moved,
    mover: { by: 'attendee', reason },
    now,
  })
  await followHosts(tx, { booking, mail, replaced, hasEvents: true, now })
  const { id: meetingId, userId: ownerId } = moved
  await replanTimedMails(tx, { ...before, ...timesOf(held) }, { ownerId, meetingId }, now)
  const events = mayHaveEvents(moved) ? await enqueueEvents(tx, { ownerId, meetingId, notifies: true }, now) : null
  await enqueueBookingEvent(tx, 'booking.moved', { ownerId, bookingId: booking.id }, now)
  await enqueueReplaced(tx, { booking, replaced, now })
  return { ...(await readBoth(tx, booking.id, moved)), events }
}

const timesOf = ({ startTime, endTime }: HeldTime): Times => ({ startTime, endTime })
const guardIn = ({ guardStart, guardEnd }: HeldTime) => ({ guardStart, guardEnd })

function isAsRead(locked: Awaited<ReturnType<typeof lockBooking>>, { startTime, status, moves }: BookingRow): boolean {
  return (
    locked !== null &&
    locked.startTime.getTime() === startTime.getTime() &&
    locked.status === status &&
    locked.moves === moves
  )
}

async function readBoth(tx: Database, bookingId: string, meeting: Both['meeting']): Promise<Both> {
  const booking = await findBookingRow(tx, bookingId)
  if (!booking) throw new AppError('booking_not_found')
  return { booking, meeting }
}
