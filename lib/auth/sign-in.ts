import { randomUUID } from 'node:crypto'
import { type Database, database } from '@/db/client'
import { consumeMagicLink, findMagicLink, type MagicLink, storeMagicLink } from '@/db/queries/accounts/magic-links'
import { type Account, findAccount } from '@/db/queries/accounts/users'
import { log } from '@/lib/log/log'
import { enqueue } from '@/lib/outbox/enqueue'
import { requireSent } from '@/lib/outbox/send-now'
import { addressSpellings } from '@/lib/platform/address-spellings'
import { env } from '@/lib/platform/env'
import { sha256 } from '@/lib/platform/sha256'
import { newSignInLink } from '@/lib/platform/sign-in-link'
import { AppError } from '@/lib/shared/errors'
import type { OidcError, ProvedIdentity } from '@/lib/shared/identities'
import { type Language, toOwnerLanguage } from '@/lib/shared/languages'
import { isAllowed } from './allowed'
import type { BrowserName } from './browser-name'
import { type Entered, enterAccount, isGone, type Visitor } from './enter'
import { joinIdentity, OtherAccountsIdentity, recordRefusal } from './join-identity'
import { maySignUp, signUp } from './sign-up'

export type SignInError =
  | 'no_token'
  | 'invalid_token'
  | 'token_already_used'
  | 'token_expired'
  | 'login_failed'
  | 'verification_failed'

/**
 * The client that asked for a link. `browserName` makes `browser`, `languageAsked` the language. `identity`: to be joined when the
 * link is opened.
 */
type Asker = {
  requester: string
  browser: BrowserName | null
  language: Language | null
  identity?: ProvedIdentity
}

/**
 * Stores a link and sends it. Waits briefly for the mail transport, so that a refusal can be reported. A disabled
 * account, and an address that may not get one, get the same response and no email. `requester`: see `storeMagicLink`.
 */
export async function sendMagicLink(email: string, asker: Asker, now: Date): Promise<{ linkId: string }> {
  if (!isAllowed(email)) throw new AppError('sign_in_refused', { event: 'sign_in_refused' })
  const linkId = randomUUID()
  const account = await findAccount(database(), addressSpellings(email))
  const isRefused = account ? account.isDisabled : !(await maySignUp(database(), email, now))
  if (isRefused) await pretendToSend()
  else await sendLink({ linkId, email, account, ...asker }, now)
  return { linkId }
}

type Link = Asker & { linkId: string; email: string; account: Account | null }

async function sendLink(link: Link, now: Date): Promise<void> {
  const { linkId, email, account, requester, browser, identity, ...asked } = link
  const { hash, url, expiresAt } = newSignInLink(now)
  const startedAt = performance.now()
  const mailId = await database().transaction(async (tx) => {
    await storeMagicLink(tx, { id: linkId, email, token: hash, expiresAt, requester, identity })
    const clock = account && { timezone: account.timezone, timeFormat: account.timeFormat }
    const language = account?.language ?? asked.language
    const provider = identity && env().oidc?.name
    const request = { browser, at: now.toISOString(), ...(provider && { provider }) }
    const props = { email, url, ...request, ...clock, ...(language && { language }) }
    return enqueue(tx, { mail: { template: 'magic-link', props }, expiresAt }, now)
  })
  await requireSent(mailId)
  log('link_sent')
  lastSendMs = performance.now() - startedAt
}

/** Takes as long as the last send, so that the response time does not reveal who gets no mail. */
async function pretendToSend(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, lastSendMs))
}
let lastSendMs = 0

/** Checks a link without consuming it. */
export async function inspectLink(token: string | null, now: Date): Promise<MagicLink | SignInError> {
  if (!token) return 'no_token'
  const link = await findMagicLink(database(), sha256(token))
  if (!link || isVoid(link)) return 'invalid_token'
  if (link.used) return 'token_already_used'
  if (link.expiresAt <= now) return 'token_expired'
  return link
}

/**
 * True for a link by mail where the organization's provider is the only way in, and for one that would join an identity of another
 * provider than today's.
 */
function isVoid({ identity, byOperator }: MagicLink): boolean {
  const { oidc } = env()
  if (identity) return identity.issuer !== oidc?.issuer
  return oidc?.isOnly === true && !byOperator
}

/**
 * In one transaction: consumes the link, creates the user at the first sign-in, joins the identity of the link, creates the session,
 * and ends the one of the request. A new account gets the language of the request, if owners' screens have it.
 */
export async function signIn(link: MagicLink, visitor: Visitor, now: Date): Promise<Entered | SignInError> {
  const refused = (reason: OidcError) => database().transaction((tx) => refuse(tx, link, reason, now))
  if (!isAllowed(link.email)) return refused('oidc_not_allowed')
  try {
    return await database().transaction(async (tx) => {
      const account = await findAccount(tx, addressSpellings(link.email))
      if (account?.isDisabled || isGone(account, now)) return refuse(tx, link, 'oidc_not_allowed', now)
      if (!account && !(await maySignUp(tx, link.email, now))) return refuse(tx, link, 'oidc_not_allowed', now)
      if (!(await consumeMagicLink(tx, link.id, now))) return 'token_already_used'
      const asked = { email: link.email, language: toOwnerLanguage(visitor.language) }
      const userId = account?.id ?? (await signUp(tx, asked, now))?.id
      if (!userId) return 'login_failed'
      const { identity } = link
      const from = identity && (await joinIdentity(tx, userId, identity, 'link', now))
      return enterAccount(tx, userId, visitor, from, now)
    })
  } catch (error) {
    if (error instanceof OtherAccountsIdentity) return refused('oidc_failed')
    throw error
  }
}

/** A refused identity uses its link up, and so is recorded once. */
async function refuse(tx: Database, { id, identity }: MagicLink, reason: OidcError, now: Date): Promise<SignInError> {
  if (identity && (await consumeMagicLink(tx, id, now))) await recordRefusal(tx, reason, null)
  return 'login_failed'
}
