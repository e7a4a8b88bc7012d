import { randomBytes } from 'node:crypto'
import { type NextRequest, NextResponse } from 'next/server'
import { database } from '@/db/client'
import { hasMeeting } from '@/db/queries/meetings/meetings'
import { toErrorResponse } from '@/lib/api/respond'
import { isOwnerPath, isUnknownOwnerPath, redirectFor } from '@/lib/auth/route-policy'
import { findSession, SESSION_SECONDS, type Session } from '@/lib/auth/session'
import { nonceContentPolicy } from '@/lib/http/content-policy.mjs'
import { env } from '@/lib/platform/env'
import { findByToken } from '@/lib/platform/tokens'
import { readCookie, sessionCookieName, writeCookie } from '@/lib/request/cookies'
import { findOpenInvitation } from '@/lib/teams/server/invitations'

/**
 * Pages that are drawn for each request: owners' pages, and those around sign-in. Visitors' pages are cached and must not
 * pass here. It redirects and hands out nonces; it protects nothing: every page checks for itself.
 */
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/',
    '/auth',
    '/terms-acceptance',
    '/contact',
    '/b/:token',
    '/invitation/:token',
    '/meetings/:path*',
    '/integrations/:path*',
    '/forms/:path*',
    '/response/:path*',
    '/settings/:path*',
    '/availability',
    '/time-slot-pages/:path*',
  ],
}

export async function middleware(request: NextRequest): Promise<Response> {
  const { pathname, search } = request.nextUrl
  try {
    if ((await isMissingBooking(pathname)) || (await isDeadInvitation(pathname))) return withNonce(request, 404)
    if (!isOwnerPath(pathname)) return withNonce(request)
    const token = readCookie(request.headers, sessionCookieName())
    const session = await findSession(token, new Date())
    const elsewhere = redirectFor(pathname + search, session?.person ?? null)
    if (elsewhere) return NextResponse.redirect(new URL(elsewhere, env().APP_URL))
    const response = isUnknownOwnerPath(pathname) ? NextResponse.next() : withNonce(request)
    return keepCookie(response, session, token)
  } catch (error) {
    // Without the database nobody can be told apart: a 503, never a login screen.
    return toErrorResponse(error, request.headers)
  }
}

/** Next puts the nonce of the request's policy on its own scripts; our pages read it from x-nonce. */
function withNonce(request: NextRequest, status?: number): NextResponse {
  const nonce = randomBytes(16).toString('base64')
  const policy = nonceContentPolicy(nonce, process.env.NODE_ENV === 'development')
  const headers = new Headers(request.headers)
  headers.set('x-nonce', nonce)
  headers.set('x-slotform-path', request.nextUrl.pathname + request.nextUrl.search)
  headers.set('Content-Security-Policy', policy)
  const response = NextResponse.next({ request: { headers }, status })
  response.headers.set('Content-Security-Policy', policy)
  return response
}

/** Its page begins to stream before it knows, and can then say 200 only. */
async function isMissingBooking(pathname: string): Promise<boolean> {
  if (!pathname.startsWith('/b/')) return false
  const id = await findByToken('manage', pathname.split('/')[2] ?? '')
  return !id || !(await hasMeeting(database(), id))
}

async function isDeadInvitation(pathname: string): Promise<boolean> {
  if (!pathname.startsWith('/invitation/')) return false
  return (await findOpenInvitation(pathname.split('/')[2] ?? '', new Date())) === null
}

function keepCookie(response: NextResponse, session: Session | null, token: string | null): NextResponse {
  if (session?.isRenewed && token) {
    response.headers.append('Set-Cookie', writeCookie(sessionCookieName(), token, SESSION_SECONDS))
  }
  return response
}
