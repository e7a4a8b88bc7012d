import { randomBytes } from 'node:crypto'
import { type Database, database } from '@/db/client'
import { createUser, findAccount } from '@/db/queries/accounts/users'
import { readInstanceRow } from '@/db/queries/admin/instance'
import { isInvited, spendSignUpInvitation } from '@/db/queries/admin/sign-up-invitations'
import { addressSpellings } from '@/lib/platform/address-spellings'
import { env } from '@/lib/platform/env'
import type { OwnerLanguage } from '@/lib/shared/languages'
import type { Newcomers, SignUpMode } from '@/lib/shared/sign-up'
import { withAsciiDomain } from '@/lib/shared/text/ascii-domain'
import { isAdminAddress } from './admins'

/** What admins have set, else the environment; read anew each time, so that every process agrees at once. */
export async function readSignUp(db: Database): Promise<{ mode: SignUpMode; domains: readonly string[] }> {
  const row = await readInstanceRow(db)
  return { mode: row?.signUp ?? env().SIGN_UP, domains: row?.signUpDomains ?? env().SIGN_UP_DOMAINS }
}

/** Whom the sign-in page may promise an account. */
export async function readNewcomers(): Promise<Newcomers> {
  const { mode } = await readSignUp(database())
  if (mode === 'closed') return 'none'
  return mode === 'open' && env().ALLOWED_EMAILS.length === 0 ? 'all' : 'some'
}

/** True when somebody without an account may get one with this address. It says nothing about ALLOWED_EMAILS. */
export async function maySignUp(db: Database, email: string, now: Date): Promise<boolean> {
  if (isAdminAddress(email)) return true
  const { mode, domains } = await readSignUp(db)
  if (mode === 'open' || mode === 'closed') return mode === 'open'
  const spelled = withAsciiDomain(email.toLowerCase())
  if (mode === 'domains' && domains.some((domain) => spelled.endsWith(domain))) return true
  return isInvited(db, addressSpellings(email), now)
}

/**
 * Makes the account of an address that has none, if it may have one, and uses its invitation up. Null if it may not. Names it after
 * the address's local part; if that is taken, with a random tail: a count would tell how many accounts have this local part.
 */
export async function signUp(
  tx: Database,
  { email, language }: { email: string; language: OwnerLanguage | null },
  now: Date,
): Promise<{ id: string; isNew: boolean } | null> {
  if (!(await maySignUp(tx, email, now))) return null
  await spendSignUpInvitation(tx, addressSpellings(email), now)
  const preset = await readInstanceRow(tx)
  const settings = { language: language ?? preset?.language ?? null, timezone: preset?.timezone ?? null }
  const name = email.slice(0, email.indexOf('@'))
  for (let tries = 0; tries < 3; tries += 1) {
    const tail = tries === 0 ? '' : `-${randomBytes(4).toString('hex')}`
    const id = await createUser(tx, { email, username: name + tail, ...settings })
    if (id) return { id, isNew: true }
    // Another link for this address may have created the account meanwhile.
    const account = await findAccount(tx, addressSpellings(email))
    if (account) return { id: account.id, isNew: false }
  }
  throw new Error('No free username was found')
}
