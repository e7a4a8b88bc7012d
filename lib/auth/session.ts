import { randomUUID } from 'node:crypto'
import { type Database, database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { hastenFeeds } from '@/db/queries/calendars/calendar-feeds'
import { sessionAdapter } from './adapter'
import { isAllowed } from './allowed'

/** One constant for the row and for the cookie; both slide. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60
export const SESSION_UPDATE_SECONDS = 24 * 60 * 60
/** However often it is used, a session ends so long after its sign-in. */
const SESSION_MAX_SECONDS = 90 * 24 * 60 * 60

export type SessionUser = { id: OwnerId; email: string; username: string; termsAccepted: boolean }
export type Session = {
  user: SessionUser
  /** True when the row's life was extended by this read: the cookie is to be written again. */
  isRenewed: boolean
}

type UserRow = { id: string; email: string; username: string; termsAccepted: boolean; disabledAt: Date | null }
type SessionRow = { expires: Date; createdAt: Date }

/**
 * The session of a cookie's token, extended at most once a day. None for an account that is disabled or that
 * ALLOWED_EMAILS leaves out. Read through the adapter, not through Auth.js' `auth()`, which answers null when the database
 * is away: an outage must throw, or it would look like a logout.
 */
export async function findSession(token: string | null, now: Date): Promise<Session | null> {
  if (!token) return null
  const adapter = sessionAdapter(database())
  const found = await adapter.getSessionAndUser(token)
  if (!found) return null
  const [user, row] = [found.user as unknown as UserRow, found.session as unknown as SessionRow]
  if (row.expires <= now || lastEnd(row.createdAt) <= now) {
    await adapter.deleteSession(token)
    return null
  }
  if (user.disabledAt || !isAllowed(user.email)) return null
  const expires = sessionEnd(now, row.createdAt)
  const isRenewed = secondsBetween(row.expires, expires) >= SESSION_UPDATE_SECONDS
  if (isRenewed) {
    await adapter.updateSession({ sessionToken: token, expires })
    await hastenFeeds(database(), user.id, now)
  }
  return { user: toSessionUser(user), isRenewed }
}

/** Inside the transaction that used the link up. Returns the token for the cookie. */
export async function createSession(tx: Database, userId: string, now: Date): Promise<string> {
  const sessionToken = randomUUID() + randomUUID()
  await sessionAdapter(tx).createSession({ sessionToken, userId, expires: sessionEnd(now, now) })
  await hastenFeeds(tx, userId, now)
  return sessionToken
}

export async function deleteSession(db: Database, token: string): Promise<void> {
  await sessionAdapter(db).deleteSession(token)
}

function sessionEnd(now: Date, createdAt: Date): Date {
  return new Date(Math.min(now.getTime() + SESSION_SECONDS * 1000, lastEnd(createdAt).getTime()))
}

function lastEnd(createdAt: Date): Date {
  return new Date(createdAt.getTime() + SESSION_MAX_SECONDS * 1000)
}

function secondsBetween(from: Date, to: Date): number {
  return (to.getTime() - from.getTime()) / 1000
}

/** The only place that makes an OwnerId. */
function toSessionUser({ id, email, username, termsAccepted }: UserRow): SessionUser {
  return { id: id as OwnerId, email, username, termsAccepted }
}
