import { type Database, database } from '@/db/client'
import { findIdentity } from '@/db/queries/accounts/identities'
import { findAccount } from '@/db/queries/accounts/users'
import { retryTransaction } from '@/db/retry'
import { addressSpellings } from '@/lib/platform/address-spellings'
import type { OidcSettings } from '@/lib/platform/oidc-env'
import type { OidcError, ProvedIdentity } from '@/lib/shared/identities'
import { toOwnerLanguage } from '@/lib/shared/languages'
import { isAllowed } from '../allowed'
import { type Entered, enterAccount, isGone, type Visitor } from '../enter'
import { joinIdentity, recordRefusal, takeIdentity } from '../join-identity'
import { maySignUp, signUp } from '../sign-up'
import { isOfDomain, type Person } from './claims'

type Proved = { identity: ProvedIdentity; person: Pick<Person, 'email' | 'isVerified'> }
type Outcome = Entered | { mailTo: string } | { refused: OidcError }

/**
 * Signs in by an identity, in one transaction. One that is known signs in to its account, whatever its address says now. Any other
 * is joined to a new account, or to the account with its address if the provider is the authority for that; else its address gets
 * a link to confirm it. A refusal writes a line of the audit log and nothing else.
 */
export function enterByIdentity(proved: Proved, visitor: Visitor, settings: OidcSettings, now: Date): Promise<Outcome> {
  return retryTransaction(database(), async (tx): Promise<Outcome> => {
    const { identity, person } = proved
    const known = await findIdentity(tx, identity)
    if (known) {
      const isClosed = known.isDisabled || isGone(known, now) || !isAllowed(known.email)
      if (isClosed) return refuse(tx, 'oidc_not_allowed', known.userId)
      return enterAccount(tx, known.userId, visitor, await takeIdentity(tx, known, identity, now), now)
    }
    const { email, isVerified } = person
    if (email === null) return refuse(tx, 'oidc_no_email', null)
    const account = await findAccount(tx, addressSpellings(email))
    if (!isAllowed(email) || account?.isDisabled || isGone(account, now)) {
      return refuse(tx, 'oidc_not_allowed', account?.id ?? null)
    }
    if (!account && !(await maySignUp(tx, email, now))) return refuse(tx, 'oidc_not_allowed', null)
    if (!isVerified || (account && !isOfDomain(email, settings))) return { mailTo: email }
    if (account) {
      return enterAccount(tx, account.id, visitor, await joinIdentity(tx, account.id, identity, 'domain', now), now)
    }
    const made = await signUp(tx, { email, language: toOwnerLanguage(visitor.language) }, now)
    if (!made) return refuse(tx, 'oidc_not_allowed', null)
    // Somebody else has made the account at the same moment, by a link to this address.
    if (!made.isNew && !isOfDomain(email, settings)) return { mailTo: email }
    return enterAccount(tx, made.id, visitor, await joinIdentity(tx, made.id, identity, 'new_account', now), now)
  })
}

async function refuse(tx: Database, reason: OidcError, account: string | null): Promise<Outcome> {
  await recordRefusal(tx, reason, account)
  return { refused: reason }
}
