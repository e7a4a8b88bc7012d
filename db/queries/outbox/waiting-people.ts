import { and, countDistinct, eq, gt, inArray, isNotNull, lt, max } from 'drizzle-orm'
import type { Database } from '@/db/client'
import { outbox } from '@/db/schema'
import { isWaiting } from './outbox'

/** People whose mails wait for a window of a limit, and when the last of them may leave. */
export async function findWaitingPeople(
  db: Database,
  owner: string,
  now: Date,
): Promise<{ people: number; until: Date | null }> {
  const { userId, recipient, nextAttemptAt, expiresAt } = outbox
  const [row] = await db
    .select({ people: countDistinct(recipient), until: max(nextAttemptAt) })
    .from(outbox)
    .where(
      and(
        isWaiting,
        eq(userId, owner),
        isNotNull(recipient),
        gt(nextAttemptAt, now),
        // A reminder whose meeting has begun by then is dropped.
        lt(nextAttemptAt, expiresAt),
      ),
    )
  return { people: row?.people ?? 0, until: row?.until ?? null }
}

/** True while such mails of an owner have not left. */
export async function haveMailsToLeave(db: Database, owner: string, templates: readonly string[]): Promise<boolean> {
  const [row] = await db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isWaiting, eq(outbox.userId, owner), inArray(outbox.template, [...templates])))
    .limit(1)
  return row !== undefined
}
