import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import { erasedPeople, users } from '@/db/schema'

export type Erasure = typeof erasedPeople.$inferSelect
export type ErasureKey = Pick<Erasure, 'userId' | 'hash'>

/** Written before anything is erased, so that an erasure that is interrupted goes on. */
export async function beginErasure(db: Database, { userId, hash }: ErasureKey, erasedAt: Date): Promise<void> {
  await db
    .insert(erasedPeople)
    .values({ userId, hash, erasedAt })
    .onConflictDoUpdate({
      target: [erasedPeople.userId, erasedPeople.hash],
      set: { erasedAt, doneAt: null },
      setWhere: lt(erasedPeople.erasedAt, erasedAt),
    })
}

export async function finishErasure(db: Database, { userId, hash, erasedAt }: Erasure, now: Date): Promise<void> {
  await db
    .update(erasedPeople)
    .set({ doneAt: now })
    .where(and(eq(erasedPeople.userId, userId), eq(erasedPeople.hash, hash), eq(erasedPeople.erasedAt, erasedAt)))
}

/** Those that are not done, the oldest first. */
export function listOpenErasures(db: Database, limit: number): Promise<Erasure[]> {
  return db
    .select()
    .from(erasedPeople)
    .where(isNull(erasedPeople.doneAt))
    .orderBy(asc(erasedPeople.erasedAt), asc(erasedPeople.hash))
    .limit(limit)
}

export function listOpenErasuresOf(db: Database, userId: string): Promise<Erasure[]> {
  return db
    .select()
    .from(erasedPeople)
    .where(and(eq(erasedPeople.userId, userId), isNull(erasedPeople.doneAt)))
    .orderBy(asc(erasedPeople.erasedAt), asc(erasedPeople.hash))
}

/** Those of the keys that are there. */
export function listErasuresOf(db: Database, keys: readonly ErasureKey[]): Promise<Erasure[]> {
  const wanted = sql`(
    select "userId"::uuid, hash from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as k("userId" text, hash text))`
  return db.select().from(erasedPeople).where(sql`(${erasedPeople.userId}, ${erasedPeople.hash}) in ${wanted}`)
}

/** When each person was erased from the data of an owner, by hash. */
export async function readErasuresOf(db: Database, userId: string): Promise<Map<string, Date>> {
  const rows = await db
    .select({ hash: erasedPeople.hash, erasedAt: erasedPeople.erasedAt })
    .from(erasedPeople)
    .where(eq(erasedPeople.userId, userId))
  return new Map(rows.map(({ hash, erasedAt }) => [hash, erasedAt]))
}

/** Erasures of all owners, in the order of their keys. */
export function listErasuresAfter(db: Database, { userId, hash }: ErasureKey, limit: number): Promise<Erasure[]> {
  return db
    .select()
    .from(erasedPeople)
    .where(sql`(${erasedPeople.userId}, ${erasedPeople.hash}) > (${userId}::uuid, ${hash})`)
    .orderBy(asc(erasedPeople.userId), asc(erasedPeople.hash))
    .limit(limit)
}

/** Those of the ids that are accounts. */
export async function listKnownOwners(db: Database, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, sql`(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)`))
  return new Set(rows.map(({ id }) => id))
}
