import { randomUUID } from 'node:crypto'
import { database } from '@/db/client'
import { listVisitorPaths } from '@/db/queries/accounts/accounts'
import { keepAccount } from '@/db/queries/accounts/leaving'
import { consumeMagicLink, findMagicLink, type MagicLink, storeMagicLink } from '@/db/queries/accounts/magic-links'
import { type Account, findAccount } from '@/db/queries/accounts/users'
import { log, noteUser } from '@/lib/log/log'
import { enqueue } from '@/lib/outbox/enqueue'
import { requireSent } from '@/lib/outbox/send-now'
import { addressSpellings } from '@/lib/platform/address-spellings'
import { env } from '@/lib/platform/env'
import { sha256 } from '@/lib/platform/sha256'
import { changePages } from '@/lib/request/changed-pages'
import { AppError } from '@/lib/shared/errors'
import { type Language, toOwnerLanguage } from '@/lib/shared/languages'
import { isAllowed } from './allowed'
import type { BrowserName } from './browser-name'
import { createLinkToken } from './link-token'
import { createSession, deleteSession } from './session'
import { maySignUp, signUp } from './sign-up'

export const LINK_MINUTES = 15

/** `isKept`: the account was to be deleted, and now is not. */
type SignedIn = { sessionToken: string; isKept: boolean }

export type SignInError =
  | 'no_token'
  | 'invalid_token'
  | 'token_already_used'
  | 'token_expired'
  | 'login_failed'
  | 'verification_failed'

/** The client that asked for a link. `browserName` makes `browser`, `languageAsked` the language. */
type Asker = { requester: string; browser: BrowserName | null; language: Language | null }

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

async function sendLink({ linkId, email, account, requester, browser, ...asked }: Link, now: Date): Promise<void> {
  const { token, hash } = createLinkToken()
  const expiresAt = new Date(now.getTime() + LINK_MINUTES * 60_000)
  const url = `${env().APP_URL}/api/auth/verify?token=${token}`
  const startedAt = performance.now()
  const mailId = await database().transaction(async (tx) => {
    await storeMagicLink(tx, { id: linkId, email, token: hash, expiresAt, requester })
    const clock = account && { timezone: account.timezone, timeFormat: account.timeFormat }
    const language = account?.language ?? asked.language
    const props = { email, url, browser, at: now.toISOString(), ...clock, ...(language && { language }) }
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
  if (!link) return 'invalid_token'
  if (link.used) return 'token_already_used'
  if (link.expiresAt <= now) return 'token_expired'
  return link
}

/** Opened the link; `formerToken` is that of the session that the browser has so far. */
type Visitor = { formerToken: string | null; browser: BrowserName | null; language: Language | null }

/**
 * In one transaction: consumes the link, creates the user at the first sign-in, creates the session, and ends the one
 * of the request. A deletion of the account is taken back. A new account gets the language of the request, if owners' screens have it.
 */
export async function signIn(
  link: MagicLink,
  { formerToken, browser, language }: Visitor,
  now: Date,
): Promise<SignedIn | SignInError> {
  if (!isAllowed(link.email)) return 'login_failed'
  return database().transaction(async (tx) => {
    const account = await findAccount(tx, addressSpellings(link.email))
    if (account?.isDisabled || isGone(account, now)) return 'login_failed'
    if (!(await consumeMagicLink(tx, link.id, now))) return 'token_already_used'
    const asked = { email: link.email, language: toOwnerLanguage(language) }
    const userId = account?.id ?? (await signUp(tx, asked, now))
    if (!userId) return 'login_failed'
    if (formerToken) await deleteSession(tx, formerToken)
    noteUser(userId)
    const isKept = await keepAccount(tx, userId, now)
    if (isKept) await changePages(tx, await listVisitorPaths(tx, userId))
    return { sessionToken: await createSession(tx, userId, browser, now), isKept }
  })
}

/** True in the minutes between the end of the grace and the deletion. */
function isGone(account: Account | null, now: Date): boolean {
  return account?.deleteAt != null && account.deleteAt <= now
}
