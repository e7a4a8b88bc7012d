import { database } from '@/db/client'
import { leaveAgain } from '@/db/queries/accounts/leaving'
import {
  beginErasure,
  type Erasure,
  type ErasureKey,
  listErasuresAfter,
  listErasuresOf,
  listKnownOwners,
} from '@/db/queries/people/erased-people'
import { type FileStore, findFileStore } from '@/lib/files/file-store'
import { logFailure } from '@/lib/log/log'
import { DAY_MS } from '@/lib/scheduling/units'
import { addErased, type ErasedEntry, readErased } from './erased-list'
import { Fingerprints } from './fingerprints'

const PORTION = 500
const FIRST: ErasureKey = { userId: '00000000-0000-0000-0000-000000000000', hash: '' }

const nameOf = ({ owner, hash, at }: ErasedEntry) => `${owner} ${hash} ${at}`
const toEntry = ({ userId, hash, erasedAt }: Erasure): ErasedEntry => ({
  owner: userId,
  hash,
  at: erasedAt.toISOString(),
})

/** Deleted accounts that could not be written to the list: no row of the database tells of them any more. */
const unwritten: ErasedEntry[] = []
/** When this process compared list and database; null again after a write that failed. */
let comparedAt: number | null = null
/** A person of the list whom the database knew. A restored one may not. */
let known: ErasedEntry | null = null
/** One after the other, so that nothing is written between the reading of a piece and its writing. */
let writing: Promise<void> = Promise.resolve()

/**
 * Adds the hash of an erased person, or the id of a deleted account, to the list outside of the database, for a backup of it may be
 * older. A storage that is away delays no erasure: a later run writes it.
 */
export async function keepErased(erased: ErasedEntry): Promise<void> {
  const store = findFileStore()
  if (!store) return
  try {
    await write(store, [erased])
    if (erased.hash !== '') known = erased
  } catch (error) {
    if (erased.hash === '') unwritten.push(erased)
    comparedAt = null
    logFailure('files_failed', error)
  }
}

/** At start, after a write that failed, once a day, and as soon as the database has forgotten somebody. */
export async function compareWhenDue(now: Date): Promise<void> {
  const isFresh = comparedAt !== null && now.getTime() - comparedAt < DAY_MS
  if (isFresh && !(known && (await listMissing([known])).length > 0)) return
  await compareErased(now)
}

/**
 * Takes over the erasures that the list has and the database has not: it is a restored one. Then writes those that the list lacks. Both are
 * read in portions; the memory that grows with the list is eight bytes for each line.
 */
export async function compareErased(now: Date): Promise<void> {
  const store = findFileStore()
  if (!store) return
  try {
    const listed = new Fingerprints()
    known = null
    for await (const entries of readErased(store)) {
      await takeOver(entries)
      for (const one of entries) listed.add(nameOf(one))
    }
    const waiting = [...unwritten]
    await write(store, waiting)
    unwritten.splice(0, waiting.length)
    await writeUnlisted(store, listed)
    comparedAt = now.getTime()
  } catch (error) {
    comparedAt = null
    logFailure('files_failed', error)
  }
}

async function takeOver(entries: readonly ErasedEntry[]): Promise<void> {
  const missing = await listMissing(entries)
  const owners =
    missing.length > 0 ? await listKnownOwners(database(), [...new Set(missing.map(({ owner }) => owner))]) : null
  for (const { owner, hash, at } of missing) {
    if (!owners?.has(owner)) continue
    if (hash === '') await leaveAgain(database(), owner, new Date(at))
    else await beginErasure(database(), { userId: owner, hash }, new Date(at))
  }
  known = entries.findLast((one) => one.hash !== '' && (owners?.has(one.owner) || !missing.includes(one))) ?? known
}

async function listMissing(entries: readonly ErasedEntry[]): Promise<ErasedEntry[]> {
  const rows = await listErasuresOf(
    database(),
    entries.map(({ owner, hash }) => ({ userId: owner, hash })),
  )
  const there = new Map(rows.map(({ userId, hash, erasedAt }) => [`${userId} ${hash}`, erasedAt.toISOString()]))
  return entries.filter(({ owner, hash, at }) => (there.get(`${owner} ${hash}`) ?? '') < at)
}

async function writeUnlisted(store: FileStore, listed: Fingerprints): Promise<void> {
  let after = FIRST
  for (;;) {
    const rows = await listErasuresAfter(database(), after, PORTION)
    await write(
      store,
      rows.map(toEntry).filter((one) => !listed.has(nameOf(one))),
    )
    after = rows.at(-1) ?? after
    if (rows.length < PORTION) return
  }
}

function write(store: FileStore, entries: readonly ErasedEntry[]): Promise<void> {
  if (entries.length === 0) return Promise.resolve()
  const written = writing.then(() => addErased(store, entries))
  writing = written.catch(() => {})
  return written
}
