import { randomBytes } from 'node:crypto'
import { type NextRequest, NextResponse } from 'next/server'
import { database } from '@/db/client'
import { hasMeeting } from '@/db/queries/meetings/meetings'
import { toErrorResponse } from '@/lib/api/respond'
import { isOwnerPath, isUnknownOwnerPath, redirectFor } from '@/lib/auth/route-policy'
import { findScreenTeam } from '@/lib/auth/screen-team'
import { findSession, type Person, SESSION_SECONDS, type Session } from '@/lib/auth/session'
import { nonceContentPolicy } from '@/lib/http/content-policy.mjs'
import { env } from '@/lib/platform/env'
import { findByToken } from '@/lib/platform/tokens'
import { readCookie, sessionCookieName, writeCookie } from '@/lib/request/cookies'
import {
  firstScreen,
  isAdmins,
  isTeamsOnly,
  mayOpen,
  readScreenPath,
  refusedAddress,
  teamAddress,
} from '@/lib/shared/owner-screens'
import { findOpenInvitation } from '@/lib/teams/server/open-invitation'

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
    '/hosting',
    '/admin/:path*',
    '/time-slot-pages/:path*',
    '/team/:slug/:path*',
  ],
}

/** A path without a page: the answer is the 404 of any unknown path. */
const NO_SCREEN = '/team/-/-'

/** `drawn`: the path of the page that is drawn, if it is another one; `address`: what the page reads as its own address. */
type Drawing = { status?: number; drawn?: string | undefined; address?: string }

export async function middleware(request: NextRequest): Promise<Response> {
  const { pathname, search } = request.nextUrl
  try {
    if ((await isMissingBooking(pathname)) || (await isDeadInvitation(pathname)))
      return withNonce(request, { status: 404 })
    if (!isOwnerPath(pathname)) return withNonce(request)
    const token = readCookie(request.headers, sessionCookieName())
    const session = await findSession(token, new Date())
    if (isAdmins(pathname) && !session?.isAdmin) return NextResponse.rewrite(new URL(NO_SCREEN, request.url))
    const elsewhere = redirectFor(pathname + search, session?.person ?? null)
    if (elsewhere) return NextResponse.redirect(new URL(elsewhere, env().APP_URL))
    const isUnknown = !session || isUnknownOwnerPath(pathname)
    const response = isUnknown ? NextResponse.next() : await drawScreen(request, session.person)
    return keepCookie(response, session, token)
  } catch (error) {
    // Without the database nobody can be told apart: a 503, never a login screen.
    return toErrorResponse(error, request.headers)
  }
}

/** A screen of a team is that of a person with the team's data, which it finds by its address. */
async function drawScreen(request: NextRequest, person: Person): Promise<NextResponse> {
  const { team: slug, path } = readScreenPath(request.nextUrl.pathname)
  if (slug === null) return withNonce(request)
  const team = await findScreenTeam(person.id, slug)
  if (!team) return NextResponse.rewrite(new URL(NO_SCREEN, request.url))
  if (mayOpen(team.role, path)) return withNonce(request, { drawn: isTeamsOnly(path) ? undefined : path })
  if (path === '/') return NextResponse.redirect(new URL(teamAddress(slug) + firstScreen(team.role), env().APP_URL))
  return withNonce(request, { drawn: refusedAddress(slug), address: refusedAddress(slug) })
}

/** Next puts the nonce of the request's policy on its own scripts; our pages read it from x-nonce. */
function withNonce(request: NextRequest, { status, drawn, address }: Drawing = {}): NextResponse {
  const nonce = randomBytes(16).toString('base64')
  const policy = nonceContentPolicy(nonce, process.env.NODE_ENV === 'development')
  const headers = new Headers(request.headers)
  headers.set('x-nonce', nonce)
  headers.set('x-slotform-path', address ?? request.nextUrl.pathname + request.nextUrl.search)
  headers.set('Content-Security-Policy', policy)
  const sent = { request: { headers }, status }
  const response = drawn ? NextResponse.rewrite(withPath(request, drawn), sent) : NextResponse.next(sent)
  response.headers.set('Content-Security-Policy', policy)
  return response
}

function withPath({ nextUrl }: NextRequest, path: string): URL {
  const url = nextUrl.clone()
  url.pathname = path
  return url
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
