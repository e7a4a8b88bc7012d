import { randomUUID } from 'node:crypto'
import { type Database, database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { sessionAdapter } from './adapter'

/** One constant for the row and for the cookie; both slide. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60
export const SESSION_UPDATE_SECONDS = 24 * 60 * 60

export type SessionUser = { id: OwnerId; email: string; username: string; termsAccepted: boolean }
export type Session = {
  user: SessionUser
  /** True when the row's life was extended by this read: the cookie is to be written again. */
  isRenewed: boolean
}

type UserRow = { id: string; email: string; username: string; termsAccepted: boolean }

/**
 * The session of a cookie's token, extended at most once a day. Read through the adapter, not through Auth.js' `auth()`,
 * which answers null when the database is away: an outage must throw, or it would look like a logout.
 */
export async function findSession(token: string | null, now: Date): Promise<Session | null> {
  if (!token) return null
  const adapter = sessionAdapter(database())
  const found = await adapter.getSessionAndUser(token)
  if (!found) return null
  if (found.session.expires <= now) {
    await adapter.deleteSession(token)
    return null
  }
  const ageSeconds = SESSION_SECONDS - (found.session.expires.getTime() - now.getTime()) / 1000
  const isRenewed = ageSeconds >= SESSION_UPDATE_SECONDS
  if (isRenewed) await adapter.updateSession({ sessionToken: token, expires: sessionEnd(now) })
  return { user: toSessionUser(found.user as unknown as UserRow), isRenewed }
}

/** Inside the transaction that used the link up. Returns the token for the cookie. */
export async function createSession(tx: Database, userId: string, now: Date): Promise<string> {
  const sessionToken = randomUUID() + randomUUID()
  await sessionAdapter(tx).createSession({ sessionToken, userId, expires: sessionEnd(now) })
  return sessionToken
}

export async function deleteSession(token: string): Promise<void> {
  await sessionAdapter(database()).deleteSession(token)
}

function sessionEnd(now: Date): Date {
  return new Date(now.getTime() + SESSION_SECONDS * 1000)
}

/** The only place that makes an OwnerId. */
function toSessionUser({ id, email, username, termsAccepted }: UserRow): SessionUser {
  return { id: id as OwnerId, email, username, termsAccepted }
}
