import { log } from '@/lib/log/log'
import { env } from '@/lib/platform/env'
import { toCardResponse } from '@/lib/platform/html-card'
import { knownCookieName, linkCookieName, sessionCookieName, writeCookie } from '@/lib/request/cookies'
import type { Language } from '@/lib/shared/languages'
import { confirmPage } from './confirm-page'
import { KNOWN_SECONDS } from './known-browser'
import { signLinkCookie } from './link-token'
import { SESSION_SECONDS } from './session'
import { LINK_MINUTES, type SignInError } from './sign-in'

const NO_STORE = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' }

/** The same response for known and unknown addresses; the cookie identifies the browser that requested the link. */
export function linkSent({ linkId }: { linkId: string }, next: string | null): Response {
  const cookie = writeCookie(linkCookieName(), signLinkCookie(linkId, next), LINK_MINUTES * 60)
  return Response.json({ message: 'A login link has been sent.' }, { headers: { ...NO_STORE, 'Set-Cookie': cookie } })
}

/** `known`: the value of the cookie that identifies this browser when it requests a link again. */
export function signedIn(sessionToken: string, known: string, next: string | null): Response {
  const headers = new Headers({ ...NO_STORE, Location: `${env().APP_URL}${next ?? '/'}` })
  headers.append('Set-Cookie', writeCookie(sessionCookieName(), sessionToken, SESSION_SECONDS))
  headers.append('Set-Cookie', writeCookie(knownCookieName(), known, KNOWN_SECONDS))
  headers.append('Set-Cookie', writeCookie(linkCookieName(), '', 0))
  log('sign_in')
  return new Response(null, { status: 303, headers })
}

export function refused(error: SignInError): Response {
  log('sign_in_refused', { reason: error })
  const headers = { ...NO_STORE, Location: `${env().APP_URL}/auth?error=${error}` }
  return new Response(null, { status: 303, headers })
}

/** A page with one button, so that email scanners, which only open the link, do not consume it. */
export function askToConfirm(email: string, token: string, language: Language): Response {
  return toCardResponse(confirmPage(email, token, language))
}
