import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import { outbox } from '@/db/schema'
import { isWaiting } from './outbox'

const isGathered = (owner: string) => and(isWaiting, eq(outbox.userId, owner), eq(outbox.heldFor, 'hour'))

/** A claimed notice waits for the mail that gathers it with others: this was no attempt. */
export async function holdNotice(db: Database, id: string, until: Date): Promise<void> {
  await db.update(outbox).set({ heldFor: 'hour', nextAttemptAt: until, attempts: 0 }).where(eq(outbox.id, id))
}

/** A held row that is sent by itself after all. */
export async function releaseNotice(db: Database, id: string): Promise<void> {
  await db.update(outbox).set({ heldFor: null }).where(eq(outbox.id, id))
}

/** All notices to an owner that are to be gathered, oldest first, held so that another process waits and then finds none. */
export async function lockGathered(tx: Database, owner: string): Promise<{ id: string; template: string }[]> {
  return tx
    .select({ id: outbox.id, template: outbox.template })
    .from(outbox)
    .where(isGathered(owner))
    .orderBy(outbox.createdAt, outbox.id)
    .for('update')
}

export async function listPayloads(tx: Database, ids: string[]) {
  const rows = await tx
    .select({ id: outbox.id, template: outbox.template, payload: outbox.payload })
    .from(outbox)
    .where(inArray(outbox.id, ids))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Their content stands in the mail that is queued in the same transaction. */
export async function markGatheredDone(tx: Database, ids: string[], now: Date): Promise<void> {
  // One parameter, however many there are.
  const listed = sql`(select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`
  await tx.update(outbox).set({ doneAt: now, payload: '', lastError: null }).where(sql`${outbox.id} in ${listed}`)
}
