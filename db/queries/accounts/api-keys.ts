import { and, asc, count, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { apiKeys, users } from '@/db/schema'
import { isOpenAccount } from './open-account'

type ApiKeyFields = Pick<typeof apiKeys.$inferInsert, 'name' | 'scopes' | 'prefix' | 'hash' | 'expiresAt'>

/** All that a list shows: the hash stays in the database. */
const SHOWN = {
  id: apiKeys.id,
  name: apiKeys.name,
  scopes: apiKeys.scopes,
  prefix: apiKeys.prefix,
  createdAt: apiKeys.createdAt,
  expiresAt: apiKeys.expiresAt,
  lastUsedAt: apiKeys.lastUsedAt,
}
export type ApiKeyRow = Pick<typeof apiKeys.$inferSelect, keyof typeof SHOWN>

/** The key with this hash and its owner, whether or not they may come in. */
export async function findKeyAndOwner(db: Database, hash: string) {
  const [row] = await db
    .select({
      keyId: apiKeys.id,
      scopes: apiKeys.scopes,
      expiresAt: apiKeys.expiresAt,
      lastUsedAt: apiKeys.lastUsedAt,
      id: users.id,
      email: users.email,
      username: users.username,
      termsAccepted: users.termsAccepted,
      isOpen: sql<boolean>`${isOpenAccount(sql`${users}`)}`,
    })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(eq(apiKeys.hash, hash))
  return row ?? null
}

/** Notes a use, unless one since `since` is noted already. */
export async function noteKeyUse(db: Database, owner: OwnerId, id: string, { now, since }: { now: Date; since: Date }) {
  await db
    .update(apiKeys)
    .set({ lastUsedAt: now })
    .where(and(ofOwner(owner, id), or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, since))))
}

/** Oldest first. */
export function listApiKeys(db: Database, owner: OwnerId): Promise<ApiKeyRow[]> {
  return db
    .select(SHOWN)
    .from(apiKeys)
    .where(eq(apiKeys.userId, owner))
    .orderBy(asc(apiKeys.createdAt), asc(apiKeys.id))
}

/** Null when it is not this owner's. */
export async function findApiKey(db: Database, owner: OwnerId, id: string): Promise<ApiKeyRow | null> {
  const [row] = await db.select(SHOWN).from(apiKeys).where(ofOwner(owner, id))
  return row ?? null
}

export async function countApiKeys(db: Database, owner: OwnerId): Promise<number> {
  const [row] = await db.select({ keys: count() }).from(apiKeys).where(eq(apiKeys.userId, owner))
  return row?.keys ?? 0
}

export async function createApiKey(db: Database, owner: OwnerId, fields: ApiKeyFields): Promise<ApiKeyRow> {
  const [row] = await db
    .insert(apiKeys)
    .values({ ...fields, userId: owner })
    .returning(SHOWN)
  if (!row) throw new Error('The key was not written')
  return row
}

/** False when it is not this owner's, or has ended. A transaction that ends it waits for this one. */
export async function holdApiKey(tx: Database, owner: OwnerId, id: string): Promise<boolean> {
  const isOpen = or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, sql`now()`))
  const rows = await tx
    .select({ id: apiKeys.id })
    .from(apiKeys)
    .where(and(ofOwner(owner, id), isOpen))
    .for('share')
  return rows.length > 0
}

/** Lets it open nothing more. False when it is not this owner's. */
export async function endApiKey(db: Database, owner: OwnerId, id: string, now: Date): Promise<boolean> {
  const end = sql`least(${apiKeys.expiresAt}, ${now.toISOString()}::timestamptz)`
  const rows = await db.update(apiKeys).set({ expiresAt: end }).where(ofOwner(owner, id)).returning({ id: apiKeys.id })
  return rows.length > 0
}

/** False when it is not this owner's. */
export async function deleteApiKey(db: Database, owner: OwnerId, id: string): Promise<boolean> {
  const rows = await db.delete(apiKeys).where(ofOwner(owner, id)).returning({ id: apiKeys.id })
  return rows.length > 0
}

function ofOwner(owner: OwnerId, id: string) {
  return and(eq(apiKeys.id, id), eq(apiKeys.userId, owner))
}
