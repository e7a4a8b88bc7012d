import { and, count, eq, gt, inArray, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm'
import type { Database } from '../client'
import type { OwnerId } from '../owner-id'
import { outbox } from '../schema'

export type OutboxRow = typeof outbox.$inferInsert & { id: string }
export type ClaimedRow = Pick<
  typeof outbox.$inferSelect,
  'id' | 'userId' | 'template' | 'payload' | 'attempts' | 'expiresAt'
>

const isWaiting = and(isNull(outbox.doneAt), isNull(outbox.failedAt))
const claimed = {
  id: outbox.id,
  userId: outbox.userId,
  template: outbox.template,
  payload: outbox.payload,
  attempts: outbox.attempts,
  expiresAt: outbox.expiresAt,
}

export async function insertOutboxRow(db: Database, row: OutboxRow): Promise<void> {
  await db.insert(outbox).values(row)
}

/**
 * Takes due rows for one attempt: until `leaseEnd` nobody else takes them, and if this process dies they are due then.
 * With `id` it takes that row, due or not.
 */
export async function claimOutboxRows(
  db: Database,
  options: { now: Date; leaseEnd: Date; limit: number; id?: string },
): Promise<ClaimedRow[]> {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isWaiting, options.id ? eq(outbox.id, options.id) : lte(outbox.nextAttemptAt, options.now)))
    .orderBy(outbox.nextAttemptAt)
    .limit(options.limit)
    .for('update', { skipLocked: true })
  return db
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, nextAttemptAt: options.leaseEnd })
    .where(inArray(outbox.id, due))
    .returning(claimed)
}

/** For a process that has the database to itself: what a dead one was sending is due now. */
export async function releaseOutboxRows(db: Database, now: Date): Promise<void> {
  await db
    .update(outbox)
    .set({ nextAttemptAt: now })
    .where(and(isWaiting, gt(outbox.nextAttemptAt, now)))
}

/** The payload goes with the delivery: nothing that was sent is kept. */
export async function markOutboxDone(db: Database, id: string, now: Date): Promise<void> {
  await db.update(outbox).set({ doneAt: now, payload: '', lastError: null }).where(eq(outbox.id, id))
}

export async function postponeOutboxRow(db: Database, id: string, nextAttemptAt: Date, error: string): Promise<void> {
  await db.update(outbox).set({ nextAttemptAt, lastError: error }).where(eq(outbox.id, id))
}

export async function markOutboxFailed(
  db: Database,
  id: string,
  failure: { now: Date; error: string; wipe: boolean },
): Promise<void> {
  const payload = failure.wipe ? { payload: '' } : {}
  await db
    .update(outbox)
    .set({ failedAt: failure.now, lastError: failure.error, ...payload })
    .where(eq(outbox.id, id))
}

export async function countSentSince(db: Database, userId: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ sent: count() })
    .from(outbox)
    .where(and(eq(outbox.userId, userId), gt(outbox.doneAt, since)))
  return row?.sent ?? 0
}

/** Mails of one meeting that were given up are due again, as if they were new. */
export async function reviveFailedMails(db: Database, owner: OwnerId, meetingId: string, now: Date): Promise<void> {
  await db
    .update(outbox)
    .set({ failedAt: null, attempts: 0, nextAttemptAt: now, expiresAt: new Date(now.getTime() + 3 * 86_400_000) })
    .where(
      and(
        eq(outbox.meetingId, meetingId),
        eq(outbox.userId, owner),
        isNotNull(outbox.failedAt),
        ne(outbox.payload, ''),
      ),
    )
}
