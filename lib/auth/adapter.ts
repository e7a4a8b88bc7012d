import { createHash } from 'node:crypto'
import { DrizzleAdapter } from '@auth/drizzle-adapter'
import type { Adapter } from 'next-auth/adapters'
import type { Database } from '@/db/client'
import { sessions, users } from '@/db/schema'

/** Auth.js asks for a plain text column; ours compares without regard to case, which is all that differs. */
const tables = { usersTable: users, sessionsTable: sessions } as unknown as Parameters<typeof DrizzleAdapter>[1]

type SessionAdapter = Required<Pick<Adapter, 'createSession' | 'getSessionAndUser' | 'updateSession' | 'deleteSession'>>

const hash = (token: string) => createHash('sha256').update(token).digest('hex')

/** Auth.js' adapter on our tables; what it stores of a session's token is a hash, so a dump signs nobody in. */
export function sessionAdapter(db: Database): SessionAdapter {
  const inner = DrizzleAdapter(db as Parameters<typeof DrizzleAdapter>[0], tables) as SessionAdapter
  const withToken = <T extends { sessionToken: string }>(row: T, sessionToken: string): T => ({ ...row, sessionToken })
  return {
    ...inner,
    async createSession(session) {
      const row = await inner.createSession({ ...session, sessionToken: hash(session.sessionToken) })
      return withToken(row, session.sessionToken)
    },
    async getSessionAndUser(sessionToken) {
      const found = await inner.getSessionAndUser(hash(sessionToken))
      return found && { ...found, session: withToken(found.session, sessionToken) }
    },
    async updateSession(session) {
      const row = await inner.updateSession({ ...session, sessionToken: hash(session.sessionToken) })
      return row && withToken(row, session.sessionToken)
    },
    async deleteSession(sessionToken) {
      await inner.deleteSession(hash(sessionToken))
    },
  }
}
