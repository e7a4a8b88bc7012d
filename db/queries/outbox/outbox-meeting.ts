import { and, desc, eq, gt, inArray, isNotNull, isNull, ne, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { meetings, outbox } from '@/db/schema'
import { COMPOSED_MAILS, EVENTS_TEMPLATE, type HeldFor } from '@/lib/shared/outbox'
import { rowsOf } from '../rows'
import { isWaiting, UNSURE } from './outbox'

/** Neither the row of a meeting's events nor a mail with a time of its own. */
export const isUntimedMail = notInArray(outbox.template, [EVENTS_TEMPLATE, ...COMPOSED_MAILS])

/**
 * Makes the failed emails of one meeting due again, as if they were new. Those of a booking that was given away stay with the
 * account that caused them: whoever has the meeting tries them.
 */
export async function reviveFailedMails(db: Database, owner: OwnerId, meetingId: string, now: Date): Promise<void> {
  await db
    .update(outbox)
    .set({ failedAt: null, attempts: 0, nextAttemptAt: now, expiresAt: new Date(now.getTime() + 3 * 86_400_000) })
    .where(
      and(
        sql`${outbox.meetingId} in (select ${meetings.id} from ${meetings}
          where ${meetings.id} = ${meetingId} and ${meetings.userId} = ${owner})`,
        isNotNull(outbox.failedAt),
        ne(outbox.payload, ''),
        isUntimedMail,
      ),
    )
}

/** Makes emails that wait for a meeting's links due now. Returns true if there were any. */
export async function releaseHeldMails(db: Database, meetingId: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(outbox)
    .set({ nextAttemptAt: now })
    .where(
      and(
        isWaiting,
        eq(outbox.meetingId, meetingId),
        isUntimedMail,
        eq(outbox.attempts, 0),
        isNull(outbox.heldFor),
        gt(outbox.nextAttemptAt, now),
      ),
    )
    .returning({ id: outbox.id })
  return rows.length > 0
}

export type UnsentMail = {
  id: string
  template: string
  payload: string
  nextAttemptAt: Date
  heldFor: HeldFor | null
  /** `waiting`: not sent. `leaving`: being sent. `unsure`: an attempt may have succeeded. */
  state: 'waiting' | 'leaving' | 'unsure'
}

/** Lists emails of a meeting that were not certainly sent, including failed ones, and locks them against being sent. */
export async function lockUnsentMails(
  tx: Database,
  meetingId: string,
  templates: readonly string[],
): Promise<UnsentMail[]> {
  const find = (which: SQL | undefined) =>
    tx
      .select({
        id: outbox.id,
        template: outbox.template,
        payload: outbox.payload,
        nextAttemptAt: outbox.nextAttemptAt,
        heldFor: outbox.heldFor,
        attempts: outbox.attempts,
        failedAt: outbox.failedAt,
        lastError: outbox.lastError,
      })
      .from(outbox)
      .where(and(which, eq(outbox.meetingId, meetingId), inArray(outbox.template, [...templates])))
      .for('update')
  // Two statements, because each has its own index.
  const rows = [...(await find(isWaiting)), ...(await find(isNotNull(outbox.failedAt)))]
  return rows.map(({ attempts, failedAt, lastError, ...row }) => {
    const isLeaving = attempts > 0 && !failedAt && lastError === null
    const isUnsure = lastError?.startsWith(UNSURE)
    return { ...row, state: isLeaving ? 'leaving' : isUnsure ? 'unsure' : 'waiting' }
  })
}

export async function deleteMails(tx: Database, ids: string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(outbox).where(inArray(outbox.id, ids))
}

/** When the last but so many of a meeting's mails of a kind was sent; null unless that was after `since`. */
export async function findSentBefore(
  db: Database,
  { userId, meetingId, template }: { userId: string; meetingId: string; template: string },
  { newer, since }: { newer: number; since: Date },
): Promise<Date | null> {
  const [row] = await db
    .select({ doneAt: outbox.doneAt })
    .from(outbox)
    .where(
      and(
        eq(outbox.userId, userId),
        gt(outbox.doneAt, since),
        eq(outbox.meetingId, meetingId),
        eq(outbox.template, template),
      ),
    )
    .orderBy(desc(outbox.doneAt))
    .offset(newer)
    .limit(1)
  return row?.doneAt ?? null
}

/** Deletes the reminders and the follow-up of a meeting that are not sent. */
export async function deleteTimedMails(tx: Database, meetingId: string): Promise<void> {
  await tx
    .delete(outbox)
    .where(and(isWaiting, eq(outbox.meetingId, meetingId), inArray(outbox.template, [...COMPOSED_MAILS])))
}

/**
 * True when one of these emails about a meeting was sent or is being sent. Sent rows are read only since the meeting
 * was created; waiting rows have an index by meeting.
 */
export async function wereMailsBegun(
  db: Database,
  { userId, meetingId, templates }: { userId: string; meetingId: string; templates: string[] },
): Promise<boolean> {
  const isOfThese = and(eq(outbox.meetingId, meetingId), inArray(outbox.template, templates))
  const created = sql`select m.created_at from meetings m where m.id = ${meetingId} and m.user_id = ${userId}`
  const since = sql`${outbox.doneAt} >= (${created})`
  const sent = and(isOfThese, eq(outbox.userId, userId), isNotNull(outbox.doneAt), since)
  const begun = and(isOfThese, isWaiting, eq(outbox.userId, userId), gt(outbox.attempts, 0))
  const result = await db.execute(sql`select
    exists (select 1 from ${outbox} where ${sent}) or exists (select 1 from ${outbox} where ${begun}) as begun`)
  return rowsOf<{ begun: boolean }>(result)[0]?.begun === true
}

/** Payloads of the waiting changes: providers notify the attendees when any of them says so. */
export async function listWaitingPayloads(db: Database, meetingId: string): Promise<string[]> {
  const rows = await db
    .select({ payload: outbox.payload })
    .from(outbox)
    .where(and(isWaiting, eq(outbox.meetingId, meetingId), eq(outbox.template, EVENTS_TEMPLATE)))
  return rows.map((row) => row.payload)
}

/** True when the first sync attempt of a meeting's events has finished. */
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
