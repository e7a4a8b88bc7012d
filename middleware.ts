import { type NextRequest, NextResponse } from 'next/server'
import { toErrorResponse } from '@/lib/api/respond'
import { readCookie, sessionCookieName, writeCookie } from '@/lib/auth/cookies'
import { redirectFor } from '@/lib/auth/route-policy'
import { findSession, SESSION_SECONDS } from '@/lib/auth/session'
import { env } from '@/lib/env'

/** Owners' pages only: visitors' pages are cached and must not pass here. It redirects; every page checks for itself. */
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/',
    '/meetings/:path*',
    '/integrations/:path*',
    '/forms/:path*',
    '/response/:path*',
    '/settings/:path*',
    '/time-slot-pages/:path*',
  ],
}

export async function middleware(request: NextRequest): Promise<Response> {
  try {
    return await letIn(request)
  } catch (error) {
    // Without the database nobody can be told apart: a 503, never a login screen.
    return toErrorResponse(error)
  }
}

async function letIn(request: NextRequest): Promise<Response> {
  const path = request.nextUrl.pathname + request.nextUrl.search
  const token = readCookie(request.headers, sessionCookieName())
  const session = await findSession(token, new Date())
  const elsewhere = redirectFor(path, session?.user ?? null)
  if (elsewhere) return NextResponse.redirect(new URL(elsewhere, env().APP_URL))
  const headers = new Headers(request.headers)
  headers.set('x-slotform-path', path)
  const response = NextResponse.next({ request: { headers } })
  if (session?.isRenewed && token) {
    response.headers.append('Set-Cookie', writeCookie(sessionCookieName(), token, SESSION_SECONDS))
  }
  return response
}
