import { and, asc, count, eq, gte, inArray, lte, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { timeOff } from '@/db/schema'
import { lockOwner } from '../accounts/owner-lock'

export type TimeOffRow = typeof timeOff.$inferSelect
export type TimeOffFields = Omit<typeof timeOff.$inferInsert, 'id' | 'userId' | 'createdAt'>

const owned = (owner: OwnerId, id: string) => and(eq(timeOff.id, id), eq(timeOff.userId, owner))

/** Time off that touches the dates `yyyy-MM-dd`, both inclusive and each optional, by date; inactive ones too. */
export async function listTimeOff(
  db: Database,
  owner: OwnerId,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): Promise<TimeOffRow[]> {
  return db
    .select()
    .from(timeOff)
    .where(
      and(
        eq(timeOff.userId, owner),
        from === undefined ? undefined : gte(timeOff.toDate, from),
        to === undefined ? undefined : lte(timeOff.fromDate, to),
      ),
    )
    .orderBy(asc(timeOff.fromDate), sql`${timeOff.startTime} nulls first`, asc(timeOff.id))
}

/** In a transaction. Entries of the owner without holidays; a concurrent count waits until the transaction ends. */
export async function countLeaves(tx: Database, owner: OwnerId): Promise<number> {
  await lockOwner(tx, owner)
  const [row] = await tx
    .select({ count: count() })
    .from(timeOff)
    .where(and(eq(timeOff.userId, owner), eq(timeOff.kind, 'leave')))
  return row?.count ?? 0
}

export async function createTimeOff(
  tx: Database,
  owner: OwnerId,
  entries: readonly TimeOffFields[],
): Promise<TimeOffRow[]> {
  if (entries.length === 0) return []
  return tx
    .insert(timeOff)
    .values(entries.map((fields) => ({ ...fields, userId: owner })))
    .returning()
}

export async function findTimeOff(db: Database, owner: OwnerId, id: string): Promise<TimeOffRow | null> {
  const [row] = await db.select().from(timeOff).where(owned(owner, id))
  return row ?? null
}

/** In a transaction, locked until it ends. */
export async function holdTimeOff(tx: Database, owner: OwnerId, id: string): Promise<TimeOffRow | null> {
  const [row] = await tx.select().from(timeOff).where(owned(owner, id)).for('update')
  return row ?? null
}

/** `fields` must not be empty. */
export async function updateTimeOff(
  tx: Database,
  owner: OwnerId,
  id: string,
  fields: Partial<TimeOffFields>,
): Promise<TimeOffRow | null> {
  const [row] = await tx.update(timeOff).set(fields).where(owned(owner, id)).returning()
  return row ?? null
}

/** Returns how many of them there were. */
export async function deleteTimeOff(tx: Database, owner: OwnerId, ids: string[]): Promise<number> {
  if (ids.length === 0) return 0
  const where = and(eq(timeOff.userId, owner), inArray(timeOff.id, ids))
  return (await tx.delete(timeOff).where(where).returning({ id: timeOff.id })).length
}
