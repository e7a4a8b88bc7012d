import { database } from '@/db/client'
import type { PersonId } from '@/db/owner-id'
import { deleteIdentity, type IdentityRow, listIdentities } from '@/db/queries/accounts/identities'
import { recordAct } from '@/db/queries/admin/audit-log'
import type { OidcSettings } from '@/lib/platform/oidc-env'
import { sha256 } from '@/lib/platform/sha256'
import { readCookie, sessionCookieName } from '@/lib/request/cookies'
import type { ConnectedIdentity } from '@/lib/shared/api-shapes'
import { AppError } from '@/lib/shared/errors'
import { requireOidc } from './oidc/provider'

/** Those by which the person signs in, the oldest first. */
export async function listOwnIdentities(person: PersonId): Promise<ConnectedIdentity[]> {
  const settings = requireOidc()
  return (await listIdentities(database(), person)).map((row) => ({
    id: row.id,
    name: nameOf(row, settings),
    createdAt: row.createdAt.toISOString(),
    lastAt: row.lastAt.toISOString(),
  }))
}

/** Ends the sessions that it began, but for this one. Throws 409 for the last way in where mail is none. */
export async function disconnectIdentity(person: PersonId, id: string, { headers }: Request): Promise<void> {
  const { issuer, isOnly } = requireOidc()
  const current = sha256(readCookie(headers, sessionCookieName()) ?? '')
  await database().transaction(async (tx) => {
    const rows = await listIdentities(tx, person, true)
    const row = rows.find((one) => one.id === id)
    if (!row) throw new AppError('identity_not_found')
    const leadIn = rows.filter((one) => one.issuer === issuer)
    if (isOnly && leadIn.length === 1 && leadIn[0] === row) throw new AppError('last_way_in')
    await deleteIdentity(tx, person, id, current)
    await recordAct(tx, { actor: person, act: 'identity.disconnect', target: id })
  })
}

/** One of an earlier provider has the name of its host. */
function nameOf({ issuer }: IdentityRow, settings: OidcSettings): string {
  return issuer === settings.issuer || !URL.canParse(issuer) ? settings.name : new URL(issuer).host
}
