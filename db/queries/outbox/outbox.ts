import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import { outbox } from '@/db/schema'
import type { HeldFor } from '@/lib/shared/outbox'

export type OutboxRow = typeof outbox.$inferInsert & { id: string }

export const isWaiting = and(isNull(outbox.doneAt), isNull(outbox.failedAt))

/** Prefix of the error of an attempt that may have succeeded: no response came. */
export const UNSURE = 'No answer'

export async function insertOutboxRow(db: Database, row: OutboxRow): Promise<void> {
  await db.insert(outbox).values(row)
}

/** Rows that are there already are left as they are. */
export async function insertRowsOnce(db: Database, rows: readonly OutboxRow[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insert(outbox)
      .values([...rows])
      .onConflictDoNothing()
}

/** For a process that has the database to itself: rows that a dead process was sending are due now. */
export async function releaseOutboxRows(db: Database, now: Date): Promise<void> {
  await db
    .update(outbox)
    .set({ nextAttemptAt: now })
    .where(and(isWaiting, gt(outbox.nextAttemptAt, now), gt(outbox.attempts, 0)))
}

/** Wipes the payload, so that nothing that was sent is kept. */
export async function markOutboxDone(db: Database, id: string, now: Date): Promise<void> {
  await db.update(outbox).set({ doneAt: now, payload: '', recipient: null, lastError: null }).where(eq(outbox.id, id))
}

export async function postponeOutboxRow(db: Database, id: string, nextAttemptAt: Date, error: string): Promise<void> {
  await db.update(outbox).set({ nextAttemptAt, lastError: error }).where(eq(outbox.id, id))
}

/** Holds a claimed mail for a window of a limit; the claim does not count as an attempt. */
export async function holdMail(
  db: Database,
  id: string,
  { until, ...held }: { until: Date; heldFor: HeldFor; recipient: string },
): Promise<void> {
  await db
    .update(outbox)
    .set({ ...held, nextAttemptAt: until, attempts: 0 })
    .where(eq(outbox.id, id))
}

/**
 * The same when another process held a needed row: it does not count as an attempt, and does not lengthen the backoff.
 */
export async function putBackOutboxRow(db: Database, id: string, nextAttemptAt: Date, error: string): Promise<void> {
  const attempts = sql`greatest(${outbox.attempts} - 1, 0)`
  await db.update(outbox).set({ attempts, nextAttemptAt, lastError: error }).where(eq(outbox.id, id))
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
