import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { integrations, sealingKeyId } from '@/db/schema'

/** The only queries that read tokens. They are encrypted; lib/calendars/accounts/sealed-tokens.ts decrypts them. */
const columns = {
  id: integrations.id,
  userId: integrations.userId,
  type: integrations.type,
  accessToken: integrations.accessToken,
  refreshToken: integrations.refreshToken,
  expiresAt: integrations.expiresAt,
  config: integrations.config,
  accountId: integrations.accountId,
  expiredAt: integrations.expiredAt,
  lastUsedAt: integrations.lastUsedAt,
}

export type GrantRow = Pick<typeof integrations.$inferSelect, keyof typeof columns>
export type SealedTokens = Pick<GrantRow, 'accessToken' | 'refreshToken'>

export async function findGrantRow(db: Database, id: string): Promise<GrantRow | null> {
  const [row] = await findGrantRows(db, [id])
  return row ?? null
}

export async function findGrantRows(db: Database, ids: string[]): Promise<GrantRow[]> {
  if (ids.length === 0) return []
  return db.select(columns).from(integrations).where(inArray(integrations.id, ids))
}

/** Lists the oldest first, because the first account is the default. */
export async function listOwnGrantRows(db: Database, owner: OwnerId): Promise<GrantRow[]> {
  return listGrantRowsOf(db, owner)
}

/** For work after a commit, without a session; the id comes from a row of that owner. */
export async function listGrantRowsOf(db: Database, userId: string): Promise<GrantRow[]> {
  return db
    .select(columns)
    .from(integrations)
    .where(eq(integrations.userId, userId))
    .orderBy(asc(integrations.createdAt), asc(integrations.id))
}

const nowMs = sql`extract(epoch from clock_timestamp()) * 1000`
const leaseEndMs = sql`coalesce((${integrations.config} -> 'renewing' ->> 'until')::numeric, 0)`
const withoutLease = sql`${integrations.config} - 'renewing'`
const isHeldBy = (id: string, holder: string) =>
  and(eq(integrations.id, id), sql`${integrations.config} -> 'renewing' ->> 'by' = ${holder}`)

/**
 * Takes a lease over all processes to renew this connection, for `seconds` by the database's clock. Null while another
 * holder has it. It is a row instead of a lock: a lock would be held during a request to a provider, which neither the
 * embedded database's single connection nor a pooler allows.
 */
export async function takeRenewal(
  db: Database,
  id: string,
  holder: string,
  leaseSeconds: number,
): Promise<GrantRow | null> {
  const [row] = await db
    .update(integrations)
    .set({
      config: sql`${integrations.config} || jsonb_build_object('renewing',
        jsonb_build_object('by', ${holder}::text, 'until', ${nowMs} + ${leaseSeconds * 1000}::int))`,
    })
    .where(and(eq(integrations.id, id), isNull(integrations.expiredAt), sql`${leaseEndMs} < ${nowMs}`))
    .returning(columns)
  return row ?? null
}

export async function releaseRenewal(db: Database, id: string, holder: string): Promise<void> {
  await db.update(integrations).set({ config: withoutLease }).where(isHeldBy(id, holder))
}

/** False when the holder lost its lease, or the owner connected the account anew meanwhile. */
export async function saveRenewal(
  db: Database,
  id: string,
  holder: string,
  grant: SealedTokens & { expiresAt: Date | null },
): Promise<boolean> {
  const rows = await db
    .update(integrations)
    .set({ ...grant, config: withoutLease })
    .where(isHeldBy(id, holder))
    .returning({ id: integrations.id })
  return rows.length > 0
}

const hasTokens = ({ id, accessToken, refreshToken }: SealedTokens & { id: string }) =>
  and(
    eq(integrations.id, id),
    sql`${integrations.accessToken} is not distinct from ${accessToken}`,
    sql`${integrations.refreshToken} is not distinct from ${refreshToken}`,
  )

/** True for the one call that turns a connection with these very tokens into an expired one. */
export async function markExpired(db: Database, row: SealedTokens & { id: string }, now: Date): Promise<boolean> {
  const rows = await db
    .update(integrations)
    .set({ expiredAt: now, config: withoutLease })
    .where(and(hasTokens(row), isNull(integrations.expiredAt)))
    .returning({ id: integrations.id })
  return rows.length > 0
}

/**
 * Removes the tokens of an account from every connection to it, of any owner; returns those that had some. Tokens that
 * end after `endingBefore` were issued later, and stay.
 */
export async function removeTokensOfAccount(
  tx: Database,
  { type, accountId }: { type: GrantRow['type']; accountId: string },
  { endingBefore, now }: { endingBefore: Date; now: Date },
): Promise<Pick<GrantRow, 'id' | 'userId' | 'type' | 'config'>[]> {
  const { id, userId, config } = integrations
  return tx
    .update(integrations)
    .set({ accessToken: null, refreshToken: null, expiredAt: now, config: withoutLease })
    .where(
      and(
        eq(integrations.type, type),
        eq(integrations.accountId, accountId),
        or(isNotNull(integrations.accessToken), isNotNull(integrations.refreshToken)),
        or(isNull(integrations.expiresAt), lte(integrations.expiresAt, endingBefore)),
      ),
    )
    .returning({ id, userId, type: integrations.type, config })
}

/** True for the one call that may send the owner an email. */
export async function markExpiryTold(db: Database, id: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(integrations)
    .set({ expiryToldAt: now })
    .where(and(eq(integrations.id, id), isNull(integrations.expiryToldAt)))
    .returning({ id: integrations.id })
  return rows.length > 0
}

export async function markUsed(db: Database, id: string, now: Date, before: Date): Promise<void> {
  await db
    .update(integrations)
    .set({ lastUsedAt: now })
    .where(and(eq(integrations.id, id), or(isNull(integrations.lastUsedAt), lt(integrations.lastUsedAt, before))))
}

/** Replaces tokens with the same ones encrypted by another key, unless they were renewed meanwhile. */
export async function replaceSealed(
  db: Database,
  row: SealedTokens & { id: string },
  sealed: SealedTokens,
): Promise<void> {
  await db.update(integrations).set(sealed).where(hasTokens(row))
}

/** Rows after `afterId` whose `token` the key `keyId` sealed. */
export async function listSealedBy(
  db: Database,
  keyId: string,
  token: keyof SealedTokens,
  afterId: string,
  limit: number,
): Promise<GrantRow[]> {
  return db
    .select(columns)
    .from(integrations)
    .where(and(eq(sealingKeyId(integrations[token]), keyId), gt(integrations.id, afterId)))
    .orderBy(asc(integrations.id))
    .limit(limit)
}
