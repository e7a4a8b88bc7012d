import { randomInt } from 'node:crypto'
import { database } from '@/db/client'
import { findKeyAndOwner, noteKeyUse } from '@/db/queries/accounts/api-keys'
import { logFailure } from '@/lib/log/log'
import { afterAnswer } from '@/lib/platform/after-answer'
import { sha256 } from '@/lib/platform/sha256'
import type { CallingKey } from '@/lib/shared/scopes'
import { isAllowed } from './allowed'
import { type Account, type Actor, asThemselves, toOwnerId, toPerson } from './session'

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
/** 48 letters are 285 bits; the first 8 of them are shown in lists. */
const SECRET_LENGTH = 48
const PREFIX_LENGTH = 'sf_'.length + 8
const NOTED_EVERY_MS = 60_000

export type KeyUse = { actor: Actor; account: Account; key: CallingKey }

export function newKey(): { key: string; prefix: string; hash: string } {
  const key = `sf_${Array.from({ length: SECRET_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`
  return { key, prefix: key.slice(0, PREFIX_LENGTH), hash: sha256(key) }
}

/** True for a text that could be a key, so that others cost no look into the database. */
export function isKey(text: string): boolean {
  return /^sf_[0-9A-Za-z]{48}$/.test(text)
}

/**
 * Finds the owner of a key, at each call anew: a revoked key is dead for every process at once. Null for one that is
 * unknown or expired, and for an account that is disabled, about to be deleted, or not in ALLOWED_EMAILS.
 */
export async function findKeyUse(key: string, now: Date): Promise<KeyUse | null> {
  const found = await findKeyAndOwner(database(), sha256(key))
  if (!found || (found.expiresAt && found.expiresAt <= now)) return null
  if (!found.isOpen || (found.email !== null && !isAllowed(found.email))) return null
  const use = { ...toCaller(found), key: { id: found.keyId, scopes: found.scopes } }
  const since = new Date(now.getTime() - NOTED_EVERY_MS)
  if (!found.lastUsedAt || found.lastUsedAt < since) noteAfterwards(use, { now, since })
  return use
}

/** A key of a team is of no person. */
function toCaller({ email, ...row }: Omit<Account, 'id'> & { id: string }): Pick<KeyUse, 'actor' | 'account'> {
  const { username, termsAccepted } = row
  const id = toOwnerId(row.id)
  if (email === null)
    return { actor: { id, person: null, role: null }, account: { id, email, username, termsAccepted } }
  const person = toPerson({ ...row, email })
  return { actor: asThemselves(person), account: person }
}

/** Once a minute is enough for a list, and keeps the row from being written by every call. */
function noteAfterwards({ actor, key }: KeyUse, times: { now: Date; since: Date }): void {
  afterAnswer(async () => {
    try {
      await noteKeyUse(database(), actor.id, key.id, times)
    } catch (error) {
      logFailure('work_failed', error, { work: 'key_uses' })
    }
  })
}
