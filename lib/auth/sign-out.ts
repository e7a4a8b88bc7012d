import { database } from '@/db/client'
import { readCookie, sessionCookieName, writeCookie } from '@/lib/request/cookies'
import { deleteSession } from './session'

/** Ends the session on the server first, so that a copied cookie is useless. */
export async function signOut(request: Request): Promise<Response> {
  const token = readCookie(request.headers, sessionCookieName())
  if (token) await deleteSession(database(), token)
  const headers = { 'Set-Cookie': writeCookie(sessionCookieName(), '', 0), 'Cache-Control': 'no-store' }
  return new Response(null, { status: 204, headers })
}
