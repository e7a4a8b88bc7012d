import NextAuth from 'next-auth'
import { database } from '@/db/client'
import { secrets } from '@/lib/secrets'
import { sessionAdapter } from './adapter'
import { sessionCookieName } from './cookies'
import { SESSION_SECONDS, SESSION_UPDATE_SECONDS } from './session'

/**
 * Auth.js on the same sessions: its own endpoints (/api/auth/session, /csrf, /signout) answer for programs that use its
 * client. Made at the first request, so that a build needs no database. It has no providers: our verify route signs in.
 */
export const { handlers } = NextAuth(() => ({
  adapter: sessionAdapter(database()),
  session: { strategy: 'database', maxAge: SESSION_SECONDS, updateAge: SESSION_UPDATE_SECONDS },
  providers: [],
  secret: secrets().authSecret,
  trustHost: true,
  pages: { signIn: '/auth', signOut: '/auth', error: '/auth' },
  cookies: { sessionToken: { name: sessionCookieName() } },
  callbacks: {
    // Named fields only: the row and the token never leave the server.
    session: ({ session, user }) => ({ user: { name: user.name, email: user.email }, expires: session.expires }),
  },
}))
