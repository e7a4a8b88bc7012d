import type { MagicLink } from '@/db/queries/accounts/magic-links'
import { log, logFailure } from '@/lib/log/log'
import { knownCookieName, linkCookieName, readCookie } from '@/lib/request/cookies'
import { requestLanguage } from '@/lib/request/language'
import { isOwnOrigin } from '@/lib/request/origin'
import { AppError } from '@/lib/shared/errors'
import { visitorOf } from './enter'
import { rememberBrowser } from './known-browser'
import { askToConfirm, KEPT_PATH, refused, signedIn } from './link-responses'
import { findAskedLink } from './link-token'
import { inspectLink, type SignInError, signIn } from './sign-in'

/** GET: signs in the browser that requested the link; any other gets a page with a button. */
export async function openLink(request: Request, now: Date): Promise<Response> {
  const token = tokenOf(request)
  const link = await failingAs('verification_failed', () => inspectLink(token, now))
  if (typeof link === 'string') return refused(link)
  const asked = findAskedLink(readCookie(request.headers, linkCookieName()), link.id)
  if (!asked || isPrefetch(request)) return askToConfirm(link, token ?? '', requestLanguage(request))
  return finish(request, link, asked.next, now)
}

/** POST: the button was pressed. Requires our Origin, because only our page has the button. */
export async function confirmLink(request: Request, now: Date): Promise<Response> {
  const origin = request.headers.get('origin')
  if (origin === null || !isOwnOrigin(origin)) {
    throw new AppError('foreign_origin', { event: 'origin_refused' })
  }
  const link = await failingAs('verification_failed', () => inspectLink(tokenOf(request), now))
  if (typeof link === 'string') return refused(link)
  const asked = findAskedLink(readCookie(request.headers, linkCookieName()), link.id)
  return finish(request, link, asked?.next ?? null, now)
}

/** Ends the previous session of this browser. */
async function finish(request: Request, link: MagicLink, next: string | null, now: Date): Promise<Response> {
  const outcome = await failingAs('login_failed', () => signIn(link, visitorOf(request), now))
  if (typeof outcome === 'string') return refused(outcome)
  const known = rememberBrowser(readCookie(request.headers, knownCookieName()), link.email, now)
  if (!outcome.isKept) return signedIn(outcome.sessionToken, known, next)
  log('account_kept')
  return signedIn(outcome.sessionToken, known, KEPT_PATH)
}

/** People open links in a browser, so an error redirects to the login screen with its code. */
async function failingAs<T>(code: SignInError, step: () => Promise<T>): Promise<T | SignInError> {
  try {
    return await step()
  } catch (error) {
    logFailure('sign_in_failed', error, { reason: code })
    return code
  }
}

function tokenOf(request: Request): string | null {
  return new URL(request.url).searchParams.get('token')
}

function isPrefetch({ headers }: Request): boolean {
  return /prefetch|prerender/.test(`${headers.get('sec-purpose')} ${headers.get('purpose')}`)
}
