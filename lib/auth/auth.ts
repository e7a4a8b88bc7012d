import { NextRequest } from 'next/server'
import NextAuth from 'next-auth'
import { database } from '@/db/client'
import { env } from '@/lib/platform/env'
import { secrets } from '@/lib/platform/secrets'
import { readCookie, sessionCookieName } from '@/lib/request/cookies'
import { sessionAdapter } from './adapter'
import { SESSION_SECONDS, SESSION_UPDATE_SECONDS } from './session'

/**
 * Auth.js on the same sessions, for programs that read them with its client. Created at the first request, so that a
 * build needs no database. It has no providers, because our verify route signs in. Its other endpoints are not served.
 */
const { handlers } = NextAuth(() => ({
  adapter: sessionAdapter(database()),
  session: { strategy: 'database', maxAge: SESSION_SECONDS, updateAge: SESSION_UPDATE_SECONDS },
  providers: [],
  secret: secrets().authSecrets,
  trustHost: true,
  pages: { signIn: '/auth', signOut: '/auth', error: '/auth' },
  cookies: { sessionToken: { name: sessionCookieName() } },
  callbacks: {
    // Named fields only: the row and the token never leave the server.
    session: ({ session, user }) => ({ user: { name: user.name, email: user.email }, expires: session.expires }),
  },
}))

/**
 * The response of `GET /api/auth/session` to a request whose session was checked. Auth.js gets a request under APP_URL
 * with only the session cookie, and the cookies that it sets are dropped: it would build them from the Host header and
 * the query.
 */
export async function readAuthSession({ headers }: Request): Promise<unknown> {
  const cookie = `${sessionCookieName()}=${readCookie(headers, sessionCookieName())}`
  const answer = await handlers.GET(new NextRequest(`${env().APP_URL}/api/auth/session`, { headers: { cookie } }))
  return answer.json()
}
