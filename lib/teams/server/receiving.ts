import { type Database, database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { findOwnerLanguage } from '@/db/queries/accounts/owner-language'
import { lockOwner } from '@/db/queries/accounts/owner-lock'
import type { Transfer } from '@/db/queries/pages/transfer'
import { findActing } from '@/db/queries/teams/teams'
import type { Actor } from '@/lib/auth/session'
import { AppError } from '@/lib/shared/errors'
import type { OwnerLanguage } from '@/lib/shared/languages'
import type { Scope } from '@/lib/shared/scopes'
import { refusalOf } from '@/lib/shared/team-roles'
import { isUuid } from '@/lib/shared/text/uuid'

/**
 * An account that somebody gives something to: their own, or a team in which they have the scope. Throws 404 for an account that they
 * may not act for, and 403 where their role there does not allow it, as for a room.
 */
export async function requireReceiving(
  { person }: Pick<Actor, 'person'>,
  account: string,
  scope: Scope,
  db: Database = database(),
): Promise<OwnerId> {
  if (!person) throw new AppError('account_not_found')
  if (account === person.id) return person.id
  const found = isUuid(account) ? await findActing(db, person.id, account) : null
  if (!found) throw new AppError('account_not_found')
  const refusal = refusalOf(found.role, { scope, method: 'POST', isRoom: found.isRoom })
  if (refusal) throw new AppError('role', { facts: { role: found.role, scope: refusal.scope } })
  return found.id
}

/** Both accounts, in one order for all, so that no two transfers wait for each other. */
export async function lockAccounts(tx: Database, { from, to }: Transfer): Promise<void> {
  for (const account of [from, to].sort()) await lockOwner(tx, account)
}

/** The language of a text that is in its owner's, where the new owner's is another one. */
export async function languageToKeep(tx: Database, { from, to }: Transfer): Promise<OwnerLanguage | null> {
  const language = await findOwnerLanguage(tx, from)
  return language === (await findOwnerLanguage(tx, to)) ? null : language
}
