import { and, eq, gt, inArray, lt } from 'drizzle-orm'
import type { Database } from '@/db/client'
import { connectionAttempts } from '@/db/schema'

type AttemptRow = typeof connectionAttempts.$inferSelect

/** Also deletes the owner's expired attempts. */
export async function insertAttempt(db: Database, attempt: Omit<AttemptRow, 'createdAt'>, now: Date): Promise<void> {
  await db
    .delete(connectionAttempts)
    .where(and(eq(connectionAttempts.userId, attempt.userId), lt(connectionAttempts.expiresAt, now)))
  await db.insert(connectionAttempts).values(attempt)
}

/** The account for which a browser began an attempt; null when there is none. */
export async function findAttemptAccount(
  db: Database,
  { stateHash, sessionHash }: Pick<AttemptRow, 'stateHash' | 'sessionHash'>,
): Promise<string | null> {
  const [row] = await db
    .select({ userId: connectionAttempts.userId })
    .from(connectionAttempts)
    .where(and(eq(connectionAttempts.stateHash, stateHash), eq(connectionAttempts.sessionHash, sessionHash)))
  return row?.userId ?? null
}

/** Consumes it. Null when it is unknown, used or expired, or belongs to another user, browser or provider. */
export async function consumeAttempt(
  db: Database,
  key: Pick<AttemptRow, 'stateHash' | 'userId' | 'sessionHash'> & { types: AttemptRow['type'][] },
  now: Date,
): Promise<AttemptRow | null> {
  const [row] = await db
    .delete(connectionAttempts)
    .where(
      and(
        eq(connectionAttempts.stateHash, key.stateHash),
        eq(connectionAttempts.userId, key.userId),
        eq(connectionAttempts.sessionHash, key.sessionHash),
        inArray(connectionAttempts.type, key.types),
        gt(connectionAttempts.expiresAt, now),
      ),
    )
    .returning()
  return row ?? null
}
