import { randomUUID } from 'node:crypto'
import { type Database, database } from '@/db/client'
import type { OwnerId, PersonId } from '@/db/owner-id'
import { noteSessionUse } from '@/db/queries/accounts/sessions'
import { hastenFeeds } from '@/db/queries/calendars/calendar-feeds'
import { logFailure } from '@/lib/log/log'
import { afterAnswer } from '@/lib/platform/after-answer'
import type { Role } from '@/lib/shared/team-roles'
import { sessionAdapter } from './adapter'
import { isAdminAddress, isAdminGroup } from './admins'
import { isAllowed } from './allowed'
import type { BrowserName } from './browser-name'

/** The lifetime of the row and of the cookie; both are extended with use. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60
export const SESSION_UPDATE_SECONDS = 24 * 60 * 60
/** The longest life of a session after sign-in, however often it is used. */
const SESSION_MAX_SECONDS = 90 * 24 * 60 * 60
const NOTED_EVERY_SECONDS = 60 * 60

/** Somebody who signs in, or a team, as a key proves. */
export type Account = { id: OwnerId; email: string | null; username: string; termsAccepted: boolean }
/** Somebody who signs in. */
export type Person = { id: PersonId; email: string; username: string; termsAccepted: boolean }
/**
 * Who calls, and the account that they act for. `person`: null for a key of a team. `role`: what they may do, null for their own
 * account and for a key.
 */
export type Actor = { id: OwnerId; person: Person | null; role: Role | null }
export type Session = {
  person: Person
  /** True for somebody who runs the server. */
  isAdmin: boolean
  /** True when this read extended the row, so that the cookie has to be set again. */
  isRenewed: boolean
}

type UserRow = { id: string; email: string; username: string; termsAccepted: boolean; disabledAt: Date | null }
type SessionRow = {
  id: string
  expires: Date
  createdAt: Date
  lastUsedAt: Date | null
  adminGroup: string | null
  endsAt: Date | null
}

/**
 * Finds the session of a cookie's token and extends it at most once a day. Null for an account that is disabled or not
 * in ALLOWED_EMAILS. It uses the adapter instead of Auth.js' `auth()`, which returns null when the database is
 * unreachable: an outage must throw, or it would look like a logout.
 */
export async function findSession(token: string | null, now: Date): Promise<Session | null> {
  if (!token) return null
  const adapter = sessionAdapter(database())
  const found = await adapter.getSessionAndUser(token)
  if (!found) return null
  const [user, row] = [found.user as unknown as UserRow, found.session as unknown as SessionRow]
  if (row.expires <= now || lastEnd(row) <= now) {
    await adapter.deleteSession(token)
    return null
  }
  if (user.disabledAt || !isAllowed(user.email)) return null
  const expires = sessionEnd(now, row)
  const isRenewed = secondsBetween(row.expires, expires) >= SESSION_UPDATE_SECONDS
  if (isRenewed) {
    await adapter.updateSession({ sessionToken: token, expires })
    await hastenFeeds(database(), user.id, now)
  }
  const since = new Date(now.getTime() - NOTED_EVERY_SECONDS * 1000)
  if (!row.lastUsedAt || row.lastUsedAt < since) noteAfterwards(user.id as PersonId, row.id, { now, since })
  return { person: toPerson(user), isAdmin: isAdminGroup(row.adminGroup) || isAdminAddress(user.email), isRenewed }
}

/** What a sign-in at the organization's provider adds: which identity and which session there, and the last moment of this one. */
export type FromProvider = {
  identityId: string
  providerSession: string | null
  adminGroup: string | null
  endsAt: Date | null
}

/** Call it inside the transaction that proves who they are. Returns the token for the cookie. */
export async function createSession(
  tx: Database,
  userId: string,
  { browser, from }: { browser: BrowserName | null; from: FromProvider | null },
  now: Date,
): Promise<string> {
  const sessionToken = randomUUID() + randomUUID()
  const shown = { browser: browser?.name, system: browser?.system, lastUsedAt: now }
  const expires = sessionEnd(now, { createdAt: now, endsAt: from?.endsAt ?? null })
  const row = { sessionToken, userId, expires, ...shown, ...from }
  await sessionAdapter(tx).createSession(row)
  await hastenFeeds(tx, userId, now)
  return sessionToken
}

export async function deleteSession(db: Database, token: string): Promise<void> {
  await sessionAdapter(db).deleteSession(token)
}

/** Once an hour is enough for a list, and keeps the row from being written by every request. */
function noteAfterwards(person: PersonId, id: string, times: { now: Date; since: Date }): void {
  afterAnswer(async () => {
    try {
      await noteSessionUse(database(), person, id, times)
    } catch (error) {
      logFailure('work_failed', error, { work: 'session_uses' })
    }
  })
}

/** Sessions that began before this instant are over, whenever they were used. */
export function oldestBegin(now: Date): Date {
  return new Date(now.getTime() - SESSION_MAX_SECONDS * 1000)
}

type Life = Pick<SessionRow, 'createdAt' | 'endsAt'>

function sessionEnd(now: Date, life: Life): Date {
  return new Date(Math.min(now.getTime() + SESSION_SECONDS * 1000, lastEnd(life).getTime()))
}

function lastEnd({ createdAt, endsAt }: Life): Date {
  const end = createdAt.getTime() + SESSION_MAX_SECONDS * 1000
  return new Date(endsAt ? Math.min(end, endsAt.getTime()) : end)
}

function secondsBetween(from: Date, to: Date): number {
  return (to.getTime() - from.getTime()) / 1000
}

/** Call it for somebody whom a session or a key has proved. */
export function toPerson({ id, email, username, termsAccepted }: Omit<UserRow, 'disabledAt'>): Person {
  return { id: id as PersonId, email, username, termsAccepted }
}

/** Call it for an account that an operator names, or that has given a guest a link with which they act. */
export function toOwnerId(id: string): OwnerId {
  return id as OwnerId
}

/** Call it for an account that an admin names and that is a person's. */
export function toPersonId(id: string): PersonId {
  return id as PersonId
}

/** Somebody acts for their own account. */
export function asThemselves(person: Person): Actor {
  return { id: person.id, person, role: null }
}

/** The address of the account that somebody acts for: a team has none. */
export function addressOf({ person, role }: Actor): string | null {
  return role === null ? (person?.email ?? null) : null
}
