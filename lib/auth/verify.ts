import { isOwnOrigin } from '@/lib/api/origin'
import { AppError } from '@/lib/errors'
import { logFailure } from '@/lib/log/log'
import { linkCookieName, readCookie } from './cookies'
import { askToConfirm, refused, signedIn } from './link-responses'
import { readLinkCookie } from './link-token'
import { inspectLink, type SignInError, signIn } from './sign-in'

/** GET: signs in the browser that asked for the link; any other gets a button to press. */
export async function openLink(request: Request, now: Date): Promise<Response> {
  const token = tokenOf(request)
  const link = await failingAs('verification_failed', () => inspectLink(token, now))
  if (typeof link === 'string') return refused(link)
  const cookie = readLinkCookie(readCookie(request.headers, linkCookieName()))
  if (cookie?.linkId !== link.id || isPrefetch(request)) return askToConfirm(link.email, token ?? '')
  return finish(await failingAs('login_failed', () => signIn(link, now)), cookie.next)
}

/** POST: the button was pressed. Only a page of ours has that button. */
export async function confirmLink(request: Request, now: Date): Promise<Response> {
  const origin = request.headers.get('origin')
  if (origin === null || !isOwnOrigin(origin)) {
    throw new AppError('forbidden', 'Foreign origin', { event: 'origin_refused' })
  }
  const link = await failingAs('verification_failed', () => inspectLink(tokenOf(request), now))
  if (typeof link === 'string') return refused(link)
  const cookie = readLinkCookie(readCookie(request.headers, linkCookieName()))
  return finish(
    await failingAs('login_failed', () => signIn(link, now)),
    cookie?.linkId === link.id ? cookie.next : null,
  )
}

function finish(outcome: { sessionToken: string } | SignInError, next: string | null): Response {
  return typeof outcome === 'string' ? refused(outcome) : signedIn(outcome.sessionToken, next)
}

/** Whoever opens a link is in front of a page, not of a program: a fault ends on the login screen, with its code. */
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
