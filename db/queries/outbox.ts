import { and, count, eq, gt, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../client'
import type { OwnerId } from '../owner-id'
import { outbox } from '../schema'

export type OutboxRow = typeof outbox.$inferInsert & { id: string }
export type ClaimedRow = Pick<
  typeof outbox.$inferSelect,
  'id' | 'userId' | 'meetingId' | 'template' | 'payload' | 'attempts' | 'expiresAt'
>

/** Stands beside the mails: the row of a meeting whose events at providers are to be brought up to date. */
export const EVENTS_TEMPLATE = 'calendar-events'
/** What is taken together: mails wait for no calendar. */
export type Lane = 'mails' | 'events'

const isWaiting = and(isNull(outbox.doneAt), isNull(outbox.failedAt))
const claimed = {
  id: outbox.id,
  userId: outbox.userId,
  meetingId: outbox.meetingId,
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
  options: { lane: Lane; now: Date; leaseEnd: Date; limit: number; id?: string },
): Promise<ClaimedRow[]> {
  const isOfLane = (options.lane === 'events' ? eq : ne)(outbox.template, EVENTS_TEMPLATE)
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isWaiting, isOfLane, options.id ? eq(outbox.id, options.id) : lte(outbox.nextAttemptAt, options.now)))
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

/** The same where somebody else had what it needs: that was no attempt, and lengthens no pause. */
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

export async function countSentSince(db: Database, userId: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ sent: count() })
    .from(outbox)
    .where(and(eq(outbox.userId, userId), gt(outbox.doneAt, since), ne(outbox.template, EVENTS_TEMPLATE)))
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
        ne(outbox.template, EVENTS_TEMPLATE),
      ),
    )
}

/** Mails of a meeting that were held back for its links are due now. Answers whether there were any. */
export async function releaseHeldMails(db: Database, meetingId: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(outbox)
    .set({ nextAttemptAt: now })
    .where(
      and(
        isWaiting,
        eq(outbox.meetingId, meetingId),
        ne(outbox.template, EVENTS_TEMPLATE),
        eq(outbox.attempts, 0),
        gt(outbox.nextAttemptAt, now),
      ),
    )
    .returning({ id: outbox.id })
  return rows.length > 0
}

/** Whether one of these mails about a meeting was sent, or is on its way. */
export async function wereMailsBegun(
  db: Database,
  { userId, meetingId, templates }: { userId: string; meetingId: string; templates: string[] },
): Promise<boolean> {
  const [row] = await db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        eq(outbox.userId, userId),
        eq(outbox.meetingId, meetingId),
        inArray(outbox.template, templates),
        or(isNotNull(outbox.doneAt), and(isNull(outbox.failedAt), gt(outbox.attempts, 0))),
      ),
    )
    .limit(1)
  return row !== undefined
}

/** Whether providers may write to the attendees: when any of the changes that wait says so. */
export async function listWaitingPayloads(db: Database, meetingId: string): Promise<string[]> {
  const rows = await db
    .select({ payload: outbox.payload })
    .from(outbox)
    .where(and(isWaiting, eq(outbox.meetingId, meetingId), eq(outbox.template, EVENTS_TEMPLATE)))
  return rows.map((row) => row.payload)
}

/** Whether a meeting's events have been tried for: nobody needs to wait for the first try any more. */
export async function wereEventsTried(db: Database, meetingId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(isWaiting, eq(outbox.meetingId, meetingId), eq(outbox.template, EVENTS_TEMPLATE), isNull(outbox.lastError)),
    )
    .limit(1)
  return row === undefined
}
