import { mailboxOf } from '@/lib/outbox/mail-limits'
import { sign } from '@/lib/platform/signature'
import { knownCookieName, readCookie } from '@/lib/request/cookies'
import { languageOfRequest } from '@/lib/request/language'
import { consumeLimit } from '@/lib/request/limit'
import { browserName } from './browser-name'
import { findKnownBrowser } from './known-browser'
import { linkSent } from './link-responses'
import { sendMagicLink } from './sign-in'

type LinkRequest = { request: Request; email: string; next: string | null; address: string; now: Date }

/**
 * Sends a link, within LIMIT_LINKS_EMAIL, which counts the mailbox: `ada+1@…` and `ada+2@…` are one. A browser that signed in to this address before has its own limit, and only
 * its own requests replace its links, so that strangers cannot lock it out.
 */
export async function requestLink({ request, email, next, address, now }: LinkRequest): Promise<Response> {
  const known = findKnownBrowser(readCookie(request.headers, knownCookieName()), email, now)
  const mailbox = mailboxOf(email)
  await consumeLimit('LIMIT_LINKS_EMAIL', known ? `${mailbox} ${known}` : mailbox, 'sign_in_links_sent')
  const requester = sign('link requester', `${email} ${known ?? address}`).toString('base64url')
  const browser = browserName(request.headers.get('user-agent'))
  return linkSent(await sendMagicLink(email, { requester, browser, language: languageOfRequest(request) }, now), next)
}
