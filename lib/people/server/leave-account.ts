import { performance } from 'node:perf_hooks'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { z } from 'zod'
import { type Database, database } from '@/db/client'
import type { OwnerId, PersonId } from '@/db/owner-id'
import { deleteSessions, deleteUnusedLinks, listVisitorPaths } from '@/db/queries/accounts/accounts'
import {
  countFarewell,
  deleteAccount,
  deletePortionOf,
  hasWaitingEvents,
  type LeavingAccount,
  listLeaving,
  markLeaving,
} from '@/db/queries/accounts/leaving'
import { listGrantRowsOf } from '@/db/queries/calendars/grants'
import { whenAllFit, whenFits } from '@/db/queries/outbox/mail-counts'
import { haveMailsToLeave } from '@/db/queries/outbox/waiting-people'
import { deleteInvitationsTo } from '@/db/queries/teams/invitations'
import { listTeamsOfLastOwner, lockTeamsOf } from '@/db/queries/teams/members'
import { disconnectIfConnected } from '@/lib/calendars/connecting/disconnect'
import { log, logFailure } from '@/lib/log/log'
import { outboxHandlers } from '@/lib/outbox/handlers'
import { PEOPLES_TEMPLATES } from '@/lib/outbox/mail-readers'
import { addressSpellings } from '@/lib/platform/address-spellings'
import { afterAnswer } from '@/lib/platform/after-answer'
import { env } from '@/lib/platform/env'
import type { Limit } from '@/lib/platform/env-variables'
import { spellingsOf } from '@/lib/platform/person-hash'
import { changePages } from '@/lib/request/changed-pages'
import { DAY_MS, HOUR_MS } from '@/lib/scheduling/units'
import { AppError, invalidField } from '@/lib/shared/errors'
import { COMPOSED_MAILS } from '@/lib/shared/outbox'
import { check } from '@/messages/check'
import type { farewellAnswer, leavingAnswer } from '../api-shapes'
import { GRACE_DAYS } from '../grace'
import { endBookings } from './end-bookings'
import { keepErased } from './keep-erased'

const REQUEST_MS = 10_000
/** Reminders and follow-ups are of no use any more. */
const FAREWELLS = [
  ...PEOPLES_TEMPLATES.filter((template) => !COMPOSED_MAILS.some((timed) => timed === template)),
  'time-request',
]
const ROWS = 2_000
/** Access is given back after so long, also while a provider does not take the end of an event. */
const PATIENCE_MS = 6 * HOUR_MS

/**
 * Ends the sessions of a person, too, invitations to them, and the teams that nobody else is in. `confirm` is their address. Throws 409 to the last owner of
 * a team with other members.
 */
export async function leaveAccount(
  person: { id: PersonId; email: string },
  confirm: string,
  now: Date,
): Promise<z.input<typeof leavingAnswer>> {
  if (!isAddressOf(person, confirm)) throw invalidField('confirm', check('notOwnAddress'))
  return leavePerson(person, now)
}

export function isAddressOf({ email }: { email: string }, typed: string): boolean {
  return spellingsOf(email).includes(typed.toLowerCase())
}

/** The same without asking. `record`: what belongs to the transaction. */
export async function leavePerson(
  person: { id: PersonId; email: string },
  now: Date,
  record?: (tx: Database) => Promise<void>,
): Promise<z.input<typeof leavingAnswer>> {
  let alone: OwnerId[] = []
  const answer = await leave(person.id, now, async (tx) => {
    await lockTeamsOf(tx, person.id)
    const ownerless = await listTeamsOfLastOwner(tx, person.id)
    if (ownerless.some(({ hasOthers }) => hasOthers)) throw new AppError('last_owner')
    alone = ownerless.map(({ id }) => id)
    for (const team of alone) await close(tx, team, now)
    await deleteSessions(tx, person.id)
    const spellings = addressSpellings(person.email)
    await deleteUnusedLinks(tx, spellings)
    await deleteInvitationsTo(tx, spellings)
    await record?.(tx)
  })
  for (const team of alone) afterAnswer(() => finishInBackground(team))
  return answer
}

/**
 * Closes the account's pages and forms, and has it deleted when the grace is over. The people of bookings to come are told at
 * once; a process that dies meanwhile leaves the rest to the housekeeping.
 */
export async function leave(
  account: OwnerId,
  now: Date,
  more?: (tx: Database) => Promise<void>,
): Promise<z.input<typeof leavingAnswer>> {
  const plan = await planFarewell(account, now)
  const deleteAt = await database().transaction(async (tx) => {
    const at = await close(tx, account, now)
    await more?.(tx)
    return at
  })
  const begun = performance.now()
  await endBookings(account, now, () => performance.now() - begun > REQUEST_MS)
  afterAnswer(() => finishInBackground(account))
  return { deleteAt: latest(deleteAt, plan.until).toISOString(), ...toAnswer(plan) }
}

/** Returns when it is deleted. */
async function close(tx: Database, account: OwnerId, now: Date): Promise<Date> {
  const at = await markLeaving(tx, account, new Date(now.getTime() + GRACE_DAYS * DAY_MS))
  await changePages(tx, await listVisitorPaths(tx, account))
  return at
}

type Plan = { people: number; until: Date | null }

/** Whom a deletion of the account would tell, and when the last of them is: no limit on mails is exceeded for it. */
async function planFarewell(owner: string, now: Date): Promise<Plan> {
  const { people, mails, mostOfOne, imported } = await countFarewell(database(), owner, now)
  if (people === 0) return { people, until: null }
  const { LIMIT_MAILS_OWNER: budget, LIMIT_MAILS_NEW_PEOPLE: newPeople, LIMIT_MAILS_RECIPIENT: recipient } = env()
  const windowEnd = ({ seconds }: Limit) => new Date(now.getTime() + seconds * 1000)
  const until = [
    ...(budget ? [await whenAllFit(database(), { owner, column: 'own', amount: mails }, budget, now)] : []),
    ...(newPeople
      ? [await whenAllFit(database(), { owner, column: 'newPeople', amount: imported }, newPeople, now)]
      : []),
    ...(recipient ? [whenFits({ used: mostOfOne, endsAt: windowEnd(recipient) }, recipient, now)] : []),
  ].reduce(latest, now)
  return { people, until }
}

export async function describeFarewell(person: PersonId, now: Date): Promise<z.input<typeof farewellAnswer>> {
  return toAnswer(await planFarewell(person, now))
}

const toAnswer = ({ people, until }: Plan) => ({ people, until: until?.toISOString() ?? null })
const latest = (one: Date, other: Date | null) => (other && other > one ? other : one)

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
  if (!(await endBookings(account.id, now, isTimeUp))) return
  const askedAt = account.deleteAt.getTime() - GRACE_DAYS * DAY_MS
  const isLate = now.getTime() > askedAt + PATIENCE_MS
  if (isLate || !(await hasWaitingEvents(database(), account.id))) await disconnectAll(account.id, now)
  if (account.deleteAt > now) return
  // Mails that wait for a window of a limit would go with the account, and their people come in vain.
  if (!(await haveMailsToLeave(database(), account.id, FAREWELLS))) await deleteAll(account, now, isTimeUp)
}

async function disconnectAll(userId: string, now: Date): Promise<void> {
  for (const { id } of await listGrantRowsOf(database(), userId)) await disconnectIfConnected(userId, id, now)
}

async function deleteAll(account: LeavingAccount, now: Date, isTimeUp: () => boolean): Promise<void> {
  while (await deletePortionOf(database(), account.id, ROWS)) {
    if (isTimeUp()) return
    await nextTurn()
  }
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
