import type { Actor } from '@/lib/auth/session'
import { ACCOUNT_HEADER } from '@/lib/shared/account-header'
import { AppError } from '@/lib/shared/errors'
import type { Method } from '@/lib/shared/http-methods'
import type { DeclaredScope } from '@/lib/shared/scopes'
import { refusalOf } from '@/lib/shared/team-roles'
import { isUuid } from '@/lib/shared/text/uuid'
import { findTeamAccount } from '@/lib/teams/server/acting'
import type { Caller } from './caller'

/**
 * Who acts for the account that a request names; a key acts for the one that it was made for. Throws 404 for an account that the
 * caller may not act for, and 403 where their role does not allow the call.
 */
export async function actFor(
  { headers, method, url }: Request,
  { actor, key }: Caller,
  scope: DeclaredScope,
): Promise<Actor> {
  const named = headers.get(ACCOUNT_HEADER) ?? (isRead(method) ? new URL(url).searchParams.get('account') : null)
  const { person } = actor
  if (named === null || key || !person || named.toLowerCase() === person.id) return actor
  const account = isUuid(named) ? await findTeamAccount(person.id, named.toLowerCase()) : null
  if (!account) throw new AppError('account_not_found')
  const { id, role, isRoom } = account
  const refusal = refusalOf(role, { scope, method: method as Method, isRoom })
  if (refusal) throw new AppError('role', { facts: { role, scope: refusal.scope } })
  return { id, person, role }
}

function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD'
}
