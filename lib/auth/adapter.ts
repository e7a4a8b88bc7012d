import { DrizzleAdapter } from '@auth/drizzle-adapter'
import type { Adapter } from 'next-auth/adapters'
import type { Database } from '@/db/client'
import { sessions, users } from '@/db/schema'
import { sha256 } from '@/lib/platform/sha256'

/** Auth.js expects a plain text column; ours differs only in being case-insensitive. */
const tables = { usersTable: users, sessionsTable: sessions } as unknown as Parameters<typeof DrizzleAdapter>[1]

type SessionAdapter = Required<Pick<Adapter, 'createSession' | 'getSessionAndUser' | 'updateSession' | 'deleteSession'>>

/**
 * Auth.js' adapter on our tables. It stores only a hash of a session's token, so that a dump cannot be used to sign in.
 */
export function sessionAdapter(db: Database): SessionAdapter {
  const inner = DrizzleAdapter(db as Parameters<typeof DrizzleAdapter>[0], tables) as SessionAdapter
  const withToken = <T extends { sessionToken: string }>(row: T, sessionToken: string): T => ({ ...row, sessionToken })
  return {
    ...inner,
    async createSession(session) {
      const row = await inner.createSession({ ...session, sessionToken: sha256(session.sessionToken) })
      return withToken(row, session.sessionToken)
    },
    async getSessionAndUser(sessionToken) {
      const found = await inner.getSessionAndUser(sha256(sessionToken))
      return found && { ...found, session: withToken(found.session, sessionToken) }
    },
    async updateSession(session) {
      const row = await inner.updateSession({ ...session, sessionToken: sha256(session.sessionToken) })
      return row && withToken(row, session.sessionToken)
    },
    async deleteSession(sessionToken) {
      await inner.deleteSession(sha256(sessionToken))
    },
  }
}
