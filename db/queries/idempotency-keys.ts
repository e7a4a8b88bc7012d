import { and, asc, eq, like, lt, lte, or, sql } from 'drizzle-orm'
import type { Database } from '../client'
import { idempotencyKeys } from '../schema'

/** The stored response of a key. `createdAt` is epoch milliseconds. */
export type RememberedResponse = { requestHash: string; response: Record<string, unknown>; createdAt: number }

type Claim = { scope: string; key: string; requestHash: string; now: Date }

const DAY = sql`interval '1 day'`

/**
 * False for a key that is in use. Waits for another transaction that is claiming it. A key that is more than a day old is
 * free again.
 */
export async function claimIdempotencyKey(db: Database, { scope, key, requestHash, now }: Claim): Promise<boolean> {
  const claim = { requestHash, response: {}, createdAt: now }
  const rows = await db
    .insert(idempotencyKeys)
    .values({ scope, key, ...claim })
    .onConflictDoUpdate({
      target: [idempotencyKeys.scope, idempotencyKeys.key],
      set: claim,
      setWhere: lt(idempotencyKeys.createdAt, sql`${now.toISOString()}::timestamptz - ${DAY}`),
    })
    .returning({ key: idempotencyKeys.key })
  return rows.length > 0
}

export async function findRemembered(
  db: Database,
  { scope, key }: Pick<Claim, 'scope' | 'key'>,
): Promise<RememberedResponse | null> {
  const [row] = await db.select().from(idempotencyKeys).where(isKey(scope, key))
  return row ? { ...row, createdAt: row.createdAt.getTime() } : null
}

/** Stores the response of a claimed key; leaves the key of another request alone. */
export async function rememberResponse(
  db: Database,
  { scope, key, requestHash }: Claim,
  response: Record<string, unknown>,
): Promise<void> {
  await db
    .update(idempotencyKeys)
    .set({ response })
    .where(and(isKey(scope, key), eq(idempotencyKeys.requestHash, requestHash)))
}

const isKey = (scope: string, key: string) => and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key))

export async function forgetIdempotencyKey(db: Database, scope: string, key: string): Promise<void> {
  await db.delete(idempotencyKeys).where(isKey(scope, key))
}

/** Updates the location of a booking in a response that was already stored. */
export async function rememberLocationData(
  db: Database,
  scope: string,
  key: string,
  locationData: object,
): Promise<void> {
  const response = sql`jsonb_set(${idempotencyKeys.response}, '{meeting,locationData}', ${JSON.stringify(locationData)}::jsonb)`
  await db.update(idempotencyKeys).set({ response }).where(isKey(scope, key))
}

export type KeptAnswer = { scope: string; key: string; response: Record<string, unknown> }

/** Lists the answers to calls and tools of an owner until then, after one of them, in the order of the primary key. */
export async function listKeptAnswers(
  db: Database,
  { userId, until }: { userId: string; until: Date },
  { after, limit }: { after: Pick<Claim, 'scope' | 'key'>; limit: number },
): Promise<KeptAnswer[]> {
  const { scope, key, response, createdAt } = idempotencyKeys
  return db
    .select({ scope, key, response })
    .from(idempotencyKeys)
    .where(
      and(
        or(like(scope, `call:${userId}:%`), like(scope, `tool:${userId}:%`)),
        lte(createdAt, until),
        sql`(${scope}, ${key}) > (${after.scope}, ${after.key})`,
      ),
    )
    .orderBy(asc(scope), asc(key))
    .limit(limit)
}
