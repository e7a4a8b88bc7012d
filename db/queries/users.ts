import { eq } from 'drizzle-orm'
import type { Database } from '../client'
import type { OwnerId } from '../owner-id'
import { userSettings, users } from '../schema'

export async function findUserIdByEmail(db: Database, email: string): Promise<string | null> {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
  return row?.id ?? null
}

/** The first sign-in makes the user and its settings. Null when the username (or the address) is taken meanwhile. */
export async function createUser(db: Database, user: { email: string; username: string }): Promise<string | null> {
  const [row] = await db.insert(users).values(user).onConflictDoNothing().returning({ id: users.id })
  if (!row) return null
  await db.insert(userSettings).values({ userId: row.id })
  return row.id
}

export async function acceptTerms(db: Database, owner: OwnerId, now: Date) {
  const [row] = await db
    .update(users)
    .set({ termsAccepted: true, termsAcceptedAt: now })
    .where(eq(users.id, owner))
    .returning({ id: users.id, email: users.email, username: users.username, termsAccepted: users.termsAccepted })
  return row ?? null
}
