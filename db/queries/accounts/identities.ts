import { and, asc, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import type { PersonId } from '@/db/owner-id'
import { identities, logoutTokens, sessions, signInAttempts, users } from '@/db/schema'
import { PERSON_EMAIL } from './person-email'

export type IdentityRow = typeof identities.$inferSelect
type Key = Pick<IdentityRow, 'issuer' | 'subject'>

const byKey = ({ issuer, subject }: Key) => and(eq(identities.issuer, issuer), eq(identities.subject, subject))

/** With the account that it signs in to. */
export async function findIdentity(db: Database, key: Key) {
  const [row] = await db
    .select({
      id: identities.id,
      userId: identities.userId,
      email: PERSON_EMAIL,
      isDisabled: sql<boolean>`${users.disabledAt} is not null`,
      deleteAt: users.deleteAt,
    })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(byKey(key))
  return row ?? null
}

/** Null when it is joined already, also by somebody at the same moment. */
export async function insertIdentity(tx: Database, row: Key & { userId: string }, now: Date): Promise<string | null> {
  const [made] = await tx
    .insert(identities)
    .values({ ...row, lastAt: now, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: identities.id })
  return made?.id ?? null
}

export async function noteIdentityUse(tx: Database, { id, userId }: { id: string; userId: string }, now: Date) {
  await tx
    .update(identities)
    .set({ lastAt: now })
    .where(and(eq(identities.id, id), eq(identities.userId, userId)))
}

/** The oldest first. `isLocked` makes others wait who would take one away. */
export function listIdentities(db: Database, person: PersonId, isLocked = false): Promise<IdentityRow[]> {
  const rows = db
    .select()
    .from(identities)
    .where(eq(identities.userId, person))
    .orderBy(asc(identities.createdAt), asc(identities.id))
  return isLocked ? rows.for('update') : rows
}

/** Ends the sessions that it began, but for `current`, which no longer comes from it. */
export async function deleteIdentity(tx: Database, person: PersonId, id: string, current: string): Promise<void> {
  const ofIt = and(eq(sessions.userId, person), eq(sessions.identityId, id))
  await tx.delete(sessions).where(and(ofIt, ne(sessions.sessionToken, current)))
  await tx.update(sessions).set({ adminGroup: null }).where(ofIt)
  await tx.delete(identities).where(and(eq(identities.id, id), eq(identities.userId, person)))
}

type AttemptRow = typeof signInAttempts.$inferSelect

export async function insertSignInAttempt(db: Database, attempt: AttemptRow): Promise<void> {
  await db.insert(signInAttempts).values(attempt)
}

/** Consumes it. Null when it is unknown, used or expired, or another browser's. */
export async function consumeSignInAttempt(
  db: Database,
  { stateHash, browserHash }: Pick<AttemptRow, 'stateHash' | 'browserHash'>,
  now: Date,
): Promise<AttemptRow | null> {
  const [row] = await db
    .delete(signInAttempts)
    .where(
      and(
        eq(signInAttempts.stateHash, stateHash),
        eq(signInAttempts.browserHash, browserHash),
        gt(signInAttempts.expiresAt, now),
      ),
    )
    .returning()
  return row ?? null
}

/** False for a logout token that was used. */
export async function spendLogoutToken(tx: Database, hash: string, expiresAt: Date): Promise<boolean> {
  const rows = await tx.insert(logoutTokens).values({ hash, expiresAt }).onConflictDoNothing().returning()
  return rows.length > 0
}

/** Returns how many ended. */
export async function deleteSessionsOfProvider(tx: Database, providerSession: string): Promise<number> {
  const rows = await tx
    .delete(sessions)
    .where(eq(sessions.providerSession, providerSession))
    .returning({ id: sessions.id })
  return rows.length
}

export async function deleteSessionsOfIdentity(tx: Database, key: Key): Promise<number> {
  const ofIt = tx.select({ id: identities.id }).from(identities).where(byKey(key))
  const rows = await tx.delete(sessions).where(inArray(sessions.identityId, ofIt)).returning({ id: sessions.id })
  return rows.length
}
