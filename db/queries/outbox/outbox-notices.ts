import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import { outbox } from '@/db/schema'
import { GATHERED_NOTICES } from '@/lib/shared/outbox'
import { isWaiting } from './outbox'

const isGathered = (owner: string) =>
  and(
    isWaiting,
    eq(outbox.userId, owner),
    eq(outbox.heldFor, 'hour'),
    // Earlier releases held requests as well.
    inArray(outbox.template, [...GATHERED_NOTICES]),
  )

/** Holds a claimed notice for the email that combines several; the claim does not count as an attempt. */
export async function holdNotice(db: Database, id: string, until: Date): Promise<void> {
  await db.update(outbox).set({ heldFor: 'hour', nextAttemptAt: until, attempts: 0 }).where(eq(outbox.id, id))
}

/** Releases a held row, to be sent by itself. */
export async function releaseNotice(db: Database, id: string): Promise<void> {
  await db.update(outbox).set({ heldFor: null }).where(eq(outbox.id, id))
}

/** Lists and locks all held notices to an owner, oldest first. Another process waits and then finds none. */
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

/** Their content is in the email that is queued in the same transaction. */
export async function markGatheredDone(tx: Database, ids: string[], now: Date): Promise<void> {
  // One parameter for any number of ids.
  const listed = sql`(select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`
  await tx.update(outbox).set({ doneAt: now, payload: '', lastError: null }).where(sql`${outbox.id} in ${listed}`)
}
