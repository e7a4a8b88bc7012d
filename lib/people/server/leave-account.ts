import { performance } from 'node:perf_hooks'
import { database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { deleteSessions, deleteUnusedLinks, listVisitorPaths } from '@/db/queries/accounts/accounts'
import {
  deleteAccount,
  deletePortionOf,
  hasWaitingEvents,
  type LeavingAccount,
  listBookingsToCome,
  listLeaving,
  markLeaving,
} from '@/db/queries/accounts/leaving'
import { listGrantRowsOf } from '@/db/queries/calendars/grants'
import { findMeetingOfBooking } from '@/db/queries/meetings/meetings'
import { disconnectIfConnected } from '@/lib/calendars/connecting/disconnect'
import { log, logFailure } from '@/lib/log/log'
import { cancelWithin } from '@/lib/meetings/server/booking/cancel'
import { outboxHandlers } from '@/lib/outbox/handlers'
import { withOutbox } from '@/lib/outbox/with-outbox'
import { addressSpellings } from '@/lib/platform/address-spellings'
import { afterAnswer } from '@/lib/platform/after-answer'
import { changePages } from '@/lib/request/changed-pages'
import { DAY_MS, HOUR_MS } from '@/lib/scheduling/units'
import { AppError, invalidField } from '@/lib/shared/errors'
import { check } from '@/messages/check'
import { GRACE_DAYS } from '../grace'
import { keepErased } from './keep-erased'
import { spellingsOf } from './person-hash'

const REQUEST_MS = 10_000
const PORTION = 100
const ROWS = 2_000
/** Access is given back after so long, also while a provider does not take the end of an event. */
const PATIENCE_MS = 6 * HOUR_MS

/**
 * Closes the account's pages and forms, ends its sessions, and has it deleted when the grace is over. The people of bookings to
 * come are told at once; a process that dies meanwhile leaves the rest to the housekeeping.
 */
export async function leaveAccount(
  owner: { id: OwnerId; email: string },
  confirm: string,
  now: Date,
): Promise<{ deleteAt: string }> {
  if (!spellingsOf(owner.email).includes(confirm.toLowerCase())) throw invalidField('confirm', check('notOwnAddress'))
  const deleteAt = await database().transaction(async (tx) => {
    const at = await markLeaving(tx, owner.id, new Date(now.getTime() + GRACE_DAYS * DAY_MS))
    await deleteSessions(tx, owner.id)
    await deleteUnusedLinks(tx, addressSpellings(owner.email))
    await changePages(tx, await listVisitorPaths(tx, owner.id))
    return at
  })
  const begun = performance.now()
  await cancelBookings(owner.id, now, () => performance.now() - begun > REQUEST_MS)
  afterAnswer(() => finishInBackground(owner.id))
  return { deleteAt: deleteAt.toISOString() }
}

/** Goes on with the accounts that leave: bookings, then the access to providers, and when the grace is over everything. */
export async function continueLeaving(now: Date, isTimeUp: () => boolean = () => false, id?: string): Promise<void> {
  for (const account of await listLeaving(database(), id)) {
    if (isTimeUp()) return
    await continueOne(account, now, isTimeUp)
  }
}

async function finishInBackground(id: string): Promise<void> {
  try {
    await outboxHandlers().deliverEventsDue()
    await continueLeaving(new Date(), undefined, id)
  } catch (error) {
    logFailure('work_failed', error, { work: 'leave_account' })
  }
}

async function continueOne(account: LeavingAccount, now: Date, isTimeUp: () => boolean): Promise<void> {
  if (!(await cancelBookings(account.id, now, isTimeUp))) return
  const askedAt = account.deleteAt.getTime() - GRACE_DAYS * DAY_MS
  const isLate = now.getTime() > askedAt + PATIENCE_MS
  if (isLate || !(await hasWaitingEvents(database(), account.id))) await disconnectAll(account.id, now)
  if (account.deleteAt <= now) await deleteAll(account, now, isTimeUp)
}

/** True when none is left. */
async function cancelBookings(userId: string, now: Date, isTimeUp: () => boolean): Promise<boolean> {
  for (;;) {
    const ids = await listBookingsToCome(database(), userId, now, PORTION)
    for (const id of ids) {
      if (isTimeUp()) return false
      await cancelOne(id, now)
    }
    if (ids.length < PORTION) return true
  }
}

async function cancelOne(id: string, now: Date): Promise<void> {
  try {
    await withOutbox(async (tx) => {
      const meeting = await findMeetingOfBooking(tx, id)
      if (meeting) await cancelWithin(tx, id, meeting, { by: 'owner', reason: null, now, isFarewell: true })
    })
  } catch (error) {
    // Its attendee was faster.
    if (!(error instanceof AppError)) throw error
  }
}

async function disconnectAll(userId: string, now: Date): Promise<void> {
  for (const { id } of await listGrantRowsOf(database(), userId)) await disconnectIfConnected(userId, id, now)
}

async function deleteAll(account: LeavingAccount, now: Date, isTimeUp: () => boolean): Promise<void> {
  while (await deletePortionOf(database(), account.id, ROWS)) if (isTimeUp()) return
  const paths = await listVisitorPaths(database(), account.id)
  const isGone = await database().transaction(async (tx) => {
    if (!(await deleteAccount(tx, account, now))) return false
    await changePages(tx, paths)
    return true
  })
  if (!isGone) return
  log('account_deleted', { target: account.id })
  await keepErased({ owner: account.id, hash: '', at: now.toISOString() })
}
