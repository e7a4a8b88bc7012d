import type { Database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { readErasuresOf } from '@/db/queries/people/erased-people'
import { erasedAtOf, hashOf, spellingsOf } from '@/lib/platform/person-hash'
import type { Manifest } from '../manifest'
import { findSealedAccount } from './seal'

/** Whom an import does not bring back. */
export type ErasedPeople = {
  /** True for the address of somebody who was erased after that instant. */
  has: (address: string, instant: string) => boolean
  isEmpty: boolean
  /** People of the zip whom another account has erased, which exported it: when, by their hash in the importing account. */
  learned: ReadonlyMap<string, Date>
}

/** People whom the importing account has erased, and those whom the account has that exported the zip from this server. */
export async function readErasedPeople(tx: Database, owner: OwnerId, manifest: Manifest): Promise<ErasedPeople> {
  const source = findSealedAccount(manifest)
  const accounts = [...new Set([owner, ...(source ? [source] : [])])]
  const erasures: [string, Map<string, Date>][] = []
  for (const account of accounts) {
    const list = await readErasuresOf(tx, account)
    if (list.size > 0) erasures.push([account, list])
  }
  const learned = new Map<string, Date>()
  const has = (address: string, instant: string) => {
    if (!address.includes('@')) return false
    for (const [account, list] of erasures) {
      const erasedAt = erasedAtOf(list, account, address)
      if (!erasedAt || new Date(instant) > erasedAt) continue
      if (account !== owner) learned.set(hashOf(owner, spellingsOf(address)[0] ?? address), erasedAt)
      return true
    }
    return false
  }
  return { has, isEmpty: erasures.length === 0, learned }
}
