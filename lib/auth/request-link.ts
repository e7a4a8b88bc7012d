import { mailboxOf } from '@/lib/outbox/mail-limits'
import { env } from '@/lib/platform/env'
import { sign } from '@/lib/platform/signature'
import { knownCookieName, readCookie } from '@/lib/request/cookies'
import { languageOfRequest } from '@/lib/request/language'
import { consumeLimit } from '@/lib/request/limit'
import { AppError } from '@/lib/shared/errors'
import type { ProvedIdentity } from '@/lib/shared/identities'
import { browserName } from './browser-name'
import { findKnownBrowser } from './known-browser'
import { linkSent } from './link-responses'
import { sendMagicLink } from './sign-in'

type LinkRequest = { request: Request; email: string; address: string; now: Date }

/**
 * Sends a link, within LIMIT_LINKS_EMAIL, which counts the mailbox: `ada+1@…` and `ada+2@…` are one. A browser that signed in to this address before has its own limit, and only
 * its own requests replace its links, so that strangers cannot lock it out.
 */
export async function requestLink({ next, ...asked }: LinkRequest & { next: string | null }): Promise<Response> {
  if (env().oidc?.isOnly) throw new AppError('oidc_only', { event: 'sign_in_refused' })
  const { linkId } = await send(asked)
  return linkSent(linkId, next, asked.request)
}

/** The same, to confirm the address that the organization's provider names: opening the link joins the identity. */
export function requestIdentityLink(asked: LinkRequest & { identity: ProvedIdentity }): Promise<{ linkId: string }> {
  return send(asked)
}

async function send({ request, email, address, identity, now }: LinkRequest & { identity?: ProvedIdentity }) {
  const known = findKnownBrowser(readCookie(request.headers, knownCookieName()), email, now)
  const mailbox = mailboxOf(email)
  await consumeLimit('LIMIT_LINKS_EMAIL', known ? `${mailbox} ${known}` : mailbox, 'sign_in_links_sent')
  const requester = sign('link requester', `${email} ${known ?? address}`).toString('base64url')
  const browser = browserName(request.headers.get('user-agent'))
  return sendMagicLink(email, { requester, browser, language: languageOfRequest(request), identity }, now)
}
