import type { Database } from '@/db/client'
import { findIdentity, insertIdentity, noteIdentityUse } from '@/db/queries/accounts/identities'
import { recordAct } from '@/db/queries/admin/audit-log'
import { env } from '@/lib/platform/env'
import type { OidcError, ProvedIdentity } from '@/lib/shared/identities'
import type { FromProvider } from './session'

/** What made an identity belong to an account. */
type JoinedBy = 'new_account' | 'domain' | 'link'

/** Thrown, so that nothing of the sign-in is written: an identity has one account. */
export class OtherAccountsIdentity extends Error {
  override name = 'OtherAccountsIdentity'
}

/** Joins the identity to the account, unless it is joined already. Returns what its session keeps. */
export async function joinIdentity(
  tx: Database,
  userId: string,
  identity: ProvedIdentity,
  by: JoinedBy,
  now: Date,
): Promise<FromProvider> {
  const made = await insertIdentity(tx, { issuer: identity.issuer, subject: identity.subject, userId }, now)
  if (made) {
    await recordAct(tx, { actor: userId, act: 'identity.join', target: made, facts: { by } })
    return toOrigin(made, identity, now)
  }
  const known = await findIdentity(tx, identity)
  if (known?.userId !== userId) throw new OtherAccountsIdentity()
  return takeIdentity(tx, known, identity, now)
}

/** `account`: the one that it would have signed in to, if that is known. */
export function recordRefusal(tx: Database, reason: OidcError, account: string | null): Promise<void> {
  return recordAct(tx, { actor: 'system', act: 'identity.refuse', target: account, facts: { reason } })
}

/** Notes the use of a joined identity. Returns what its session keeps. */
export async function takeIdentity(
  tx: Database,
  known: { id: string; userId: string },
  identity: ProvedIdentity,
  now: Date,
): Promise<FromProvider> {
  await noteIdentityUse(tx, known, now)
  return toOrigin(known.id, identity, now)
}

function toOrigin(identityId: string, { session, adminGroup }: ProvedIdentity, now: Date): FromProvider {
  const hours = env().oidc?.sessionHours ?? null
  const endsAt = hours === null ? null : new Date(now.getTime() + hours * 60 * 60_000)
  return { identityId, providerSession: session, adminGroup: adminGroup ?? null, endsAt }
}
