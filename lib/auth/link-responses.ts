import type { MagicLink } from '@/db/queries/accounts/magic-links'
import { log } from '@/lib/log/log'
import { env } from '@/lib/platform/env'
import { toCardResponse } from '@/lib/platform/html-card'
import { LINK_MINUTES } from '@/lib/platform/sign-in-link'
import { knownCookieName, linkCookieName, readCookie, sessionCookieName, writeCookie } from '@/lib/request/cookies'
import type { Language } from '@/lib/shared/languages'
import { confirmPage } from './confirm-page'
import { KNOWN_SECONDS } from './known-browser'
import { signLinkCookie } from './link-token'
import { SESSION_SECONDS } from './session'
import type { SignInError } from './sign-in'

const NO_STORE = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' }

/** The same response for known and unknown addresses; the cookie identifies the browser that requested the link. */
export function linkSent(linkId: string, next: string | null, request: Request): Response {
  const headers = { ...NO_STORE, 'Set-Cookie': linkCookie(linkId, next, request) }
  return Response.json({ message: 'A login link has been sent.' }, { headers })
}

/** Identifies the browser that requested the link, which signs in without a button. */
export function linkCookie(linkId: string, next: string | null, { headers }: Request): string {
  const name = linkCookieName()
  return writeCookie(name, signLinkCookie(linkId, next, readCookie(headers, name)), LINK_MINUTES * 60)
}

/** It tells that the account stays. */
export const KEPT_PATH = '/settings?kept=1'

/** `known`: the value of the cookie that identifies this browser when it requests a link again; null leaves it alone. */
export function signedIn(sessionToken: string, known: string | null, next: string | null): Response {
  const headers = new Headers({ ...NO_STORE, Location: `${env().APP_URL}${next ?? '/'}` })
  headers.append('Set-Cookie', writeCookie(sessionCookieName(), sessionToken, SESSION_SECONDS))
  if (known !== null) headers.append('Set-Cookie', writeCookie(knownCookieName(), known, KNOWN_SECONDS))
  headers.append('Set-Cookie', writeCookie(linkCookieName(), '', 0))
  log('sign_in')
  return new Response(null, { status: 303, headers })
}

export function refused(error: SignInError): Response {
  log('sign_in_refused', { reason: error })
  const headers = { ...NO_STORE, Location: `${env().APP_URL}/auth?error=${error}` }
  return new Response(null, { status: 303, headers })
}

/** On the way to the provider and back. The address that led here may hold a code: it is sent nowhere. */
export function redirectAfterSignIn(to: string, cookies: string[]): Response {
  const headers = new Headers({ ...NO_STORE, 'Referrer-Policy': 'no-referrer', Location: to })
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return new Response(null, { status: 303, headers })
}

/** A page with one button, so that email scanners, which only open the link, do not consume it. */
export function askToConfirm({ email, identity }: MagicLink, token: string, language: Language): Response {
  const provider = identity ? (env().oidc?.name ?? null) : null
  return toCardResponse(confirmPage({ email, provider, token }, language))
}
