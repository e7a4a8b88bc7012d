import { desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import { auditLog, outbox } from '@/db/schema'
import type { AuditAct, AuditActor, AuditFacts } from '@/lib/shared/audit'
import { exactly } from '../forms/form-responses'
import { rowsOf } from '../rows'

/** `actor`: the id of an account, or who acted without one. `target`: the id of what was changed. */
export type Act = { actor: AuditActor | (string & {}); act: AuditAct; target?: string | null; facts?: AuditFacts }

/** Call it in the transaction of the act, so that neither is there without the other. */
export async function recordAct(tx: Database, { actor, act, target = null, facts = {} }: Act): Promise<void> {
  await tx.insert(auditLog).values({ actor, act, target, facts })
}

export type AuditRow = typeof auditLog.$inferSelect

/** A position in the log. `at` is precise to the microsecond. */
export type AuditPlace = { at: string; id: string }

export async function findAuditPlace(db: Database, entry: string): Promise<AuditPlace | null> {
  const { id, at } = auditLog
  const [row] = await db
    .select({ id, at: exactly(at) })
    .from(auditLog)
    .where(eq(id, entry))
  return row ?? null
}

const NEWEST_FIRST = [desc(auditLog.at), desc(auditLog.id)]

/** `before`: of the entries that are older than the one there; null for all. */
type Shown = { before: AuditPlace | null; limit: number; offset: number }

/** Newest first. What is passed over on the way to a deep page is read in the index only. */
export function listActs(db: Database, { before, limit, offset }: Shown): Promise<AuditRow[]> {
  const { id, at } = auditLog
  const shown = db
    .select({ id })
    .from(auditLog)
    .where(before ? sql`(${at}, ${id}) < (${before.at}::timestamptz, ${before.id}::uuid)` : undefined)
    .orderBy(...NEWEST_FIRST)
    .limit(limit)
    .offset(offset)
  return db
    .select()
    .from(auditLog)
    .where(inArray(id, shown))
    .orderBy(...NEWEST_FIRST)
}

/** At most `most`: the log only grows, and counting all of it takes longer from year to year. */
export async function countActs(db: Database, most: number): Promise<number> {
  const counted = db.select({ at: auditLog.at }).from(auditLog).limit(most).as('counted')
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(counted)
  return row?.count ?? 0
}

/** True once a test mail of an admin has left. Of an old one nothing is known but that it was asked for. The index has the act as it is here. */
export async function hasSentTestMail(db: Database): Promise<boolean> {
  const rows = await db.execute(sql`
    select 1 from ${auditLog} where ${auditLog.act} = 'mail.test' and not exists (
      select 1 from ${outbox} where ${outbox.id} = (${auditLog.facts}->>'mail')::uuid and ${outbox.doneAt} is null
    ) limit 1`)
  return rowsOf(rows).length > 0
}
