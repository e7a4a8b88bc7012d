import { performance } from 'node:perf_hooks'
import { type Database, database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { lockOwner } from '@/db/queries/accounts/owner-lock'
import { countPerson } from '@/db/queries/people/count-person'
import {
  beginErasure,
  type Erasure,
  finishErasure,
  listOpenErasures,
  listOpenErasuresOf,
} from '@/db/queries/people/erased-people'
import type { Person } from '@/db/queries/people/person'
import { listAddresses } from '@/db/queries/people/person-addresses'
import { hashOf, isHashOf, spellingsOf } from '@/lib/platform/person-hash'
import { AppError } from '@/lib/shared/errors'
import type { ErasureCounts } from '../schema'
import { forgetPerson } from './forget-person'
import { keepErased } from './keep-erased'

/** A request ends after so long; the rest goes on in the background. */
const REQUEST_MS = 15_000
const PORTION = 2_000
const AT_ONCE = 10_000

/** Counts what `erasePerson` would erase. */
export async function planErasure(owner: OwnerId, email: string, now: Date): Promise<ErasureCounts> {
  return { status: 'planned', ...(await countPerson(database(), toPerson(owner, email, now), now)) }
}

/**
 * Erases a person from the data of one owner; with nothing there the counts are 0. The hash is written first: an erasure that is
 * interrupted goes on by itself, and one that a restored backup has undone is done again.
 */
export async function erasePerson(owner: OwnerId, email: string, now: Date): Promise<ErasureCounts> {
  const person = toPerson(owner, email, now)
  const hash = hashOf(owner, spellingsOf(email)[0] ?? email)
  const counts = await countPerson(database(), person, now)
  await begin(owner, hash, now)
  await keepErased({ owner, hash, at: now.toISOString() })
  const isTimeUp = untilRequestEnds()
  const isDone = await forgetPerson(person, { isOf: isOneOf(person), now, isTimeUp })
  if (isDone) await finishErasure(database(), { userId: owner, hash, erasedAt: now, doneAt: null }, now)
  return { status: isDone ? 'done' : 'pending', ...counts }
}

function untilRequestEnds(): () => boolean {
  const begun = performance.now()
  return () => performance.now() - begun > REQUEST_MS
}

/** What the owner is just giving to another account has been given before, or waits: see `requireErased`. */
function begin(owner: OwnerId, hash: string, now: Date): Promise<void> {
  return database().transaction(async (tx) => {
    await lockOwner(tx, owner)
    await beginErasure(tx, { userId: owner, hash }, now)
  })
}

type Carried = ReadonlySet<string>
const keyOf = ({ hash, erasedAt }: Erasure) => `${hash} ${erasedAt.toISOString()}`
const tooMuch = () => new AppError('busy', { retryAfterSeconds: 30 })

/**
 * Carries out the open erasures of an account that gives something to another one, where they would not reach it. Mails about cancellations may
 * still wait afterwards. Throws `busy` when it is too much for one request.
 */
export async function carryOutErasures(owner: OwnerId, now: Date): Promise<Carried> {
  const open = await listOpenErasuresOf(database(), owner)
  const isTimeUp = untilRequestEnds()
  for (const erasure of open) await resume(erasure, now, isTimeUp)
  if (open.length > 0 && isTimeUp()) throw tooMuch()
  return new Set(open.map(keyOf))
}

/** Inside the transaction that gives it away and holds the account: throws `busy` where another erasure has begun meanwhile. */
export async function requireErased(tx: Database, owner: OwnerId, carried: Carried): Promise<void> {
  const open = await listOpenErasuresOf(tx, owner)
  if (open.some((erasure) => !carried.has(keyOf(erasure)))) throw tooMuch()
}

/** Goes on with the erasures of all owners that are not done. */
export async function resumeErasures(now: Date, isTimeUp: () => boolean = () => false): Promise<void> {
  for (const erasure of await listOpenErasures(database(), AT_ONCE)) {
    if (isTimeUp()) return
    await resume(erasure, now, isTimeUp)
  }
}

async function resume(erasure: Erasure, now: Date, isTimeUp: () => boolean): Promise<void> {
  const { userId, hash, erasedAt: until } = erasure
  const isOf = (address: string) => isHashOf(hash, userId, address)
  const addresses = await findAddresses(erasure, isOf)
  if (await forgetPerson({ userId, addresses, until }, { isOf, now, isTimeUp })) {
    await finishErasure(database(), erasure, now)
  }
}

/** The spellings of an erased address that are left among the owner's data. */
async function findAddresses(
  { userId, erasedAt: until }: Erasure,
  isOf: (address: string) => boolean,
): Promise<string[]> {
  const found: string[] = []
  let after = ''
  for (;;) {
    const addresses = await listAddresses(database(), { userId, until }, { after, limit: PORTION })
    found.push(...addresses.filter(isOf))
    after = addresses.at(-1) ?? ''
    if (addresses.length < PORTION) return [...new Set(found.flatMap(spellingsOf))]
  }
}

function toPerson(owner: OwnerId, email: string, now: Date): Person {
  return { userId: owner, addresses: spellingsOf(email), until: now }
}

function isOneOf({ addresses }: Person) {
  return (address: string) => addresses.includes(address)
}
