import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { integrations } from '@/db/schema'
import { MAX_UNREAD_EVENTS, type UnreadEvent } from '@/lib/shared/calendars/unread-event'
import { showUnhidden } from '../meetings/hidden-meetings'
import type { GrantRow, SealedTokens } from './grants'

/** Never with a token. */
export async function listIntegrationRows(db: Database, owner: OwnerId) {
  return db
    .select({
      id: integrations.id,
      type: integrations.type,
      config: integrations.config,
      expiresAt: integrations.expiresAt,
      expiredAt: integrations.expiredAt,
      turnedAway: integrations.turnedAway,
      lastUsedAt: integrations.lastUsedAt,
      apiKeyId: integrations.apiKeyId,
      calendarsChosen: integrations.calendarsChosen,
      createdAt: integrations.createdAt,
      unread: unreadEvents(),
    })
    .from(integrations)
    .where(eq(integrations.userId, owner))
    .orderBy(asc(integrations.createdAt), asc(integrations.id))
}

/** The unread events of all calendars of a connection; null without any. An event of several files is one. */
function unreadEvents() {
  return sql<UnreadEvent[] | null>`(select jsonb_agg(event order by event -> 'number', event) from (
    select distinct event from calendar_feeds feed, jsonb_array_elements(feed.unread) event
    where feed.integration_id = ${integrations}.id limit ${MAX_UNREAD_EVENTS}) events)`
}

/** Maps the id of each of the owner's connections to its type. */
export async function listOwnIntegrationTypes(db: Database, owner: OwnerId) {
  const rows = await db
    .select({ id: integrations.id, type: integrations.type })
    .from(integrations)
    .where(eq(integrations.userId, owner))
  return new Map(rows.map(({ id, type }) => [id, type]))
}

/** `apiKeyId` is the key that connects it; null for an owner in a browser. */
type Account = { userId: OwnerId; type: GrantRow['type']; accountId: string; apiKeyId: string | null }

/**
 * Inside a transaction. Finds the account's row, which is created if there is none: tokens are encrypted for its id. One
 * account may be connected under any of `types`; its row changes to the type that is wanted now.
 */
export async function ensureIntegration(
  tx: Database,
  account: Account,
  types: readonly Account['type'][] = [account.type],
): Promise<{ id: string; isNew: boolean }> {
  const isOfAccount = and(eq(integrations.userId, account.userId), eq(integrations.accountId, account.accountId))
  if (types.length > 1) {
    const [other, ...more] = await tx
      .select({ id: integrations.id })
      .from(integrations)
      .where(and(isOfAccount, inArray(integrations.type, [...types])))
    if (other && more.length === 0) {
      await tx.update(integrations).set({ type: account.type }).where(eq(integrations.id, other.id))
      return { id: other.id, isNew: false }
    }
  }
  const { userId, type, accountId, apiKeyId } = integrations
  const [row] = await tx
    .insert(integrations)
    .values(account)
    // Connected once more by its owner, it does not end with a key.
    .onConflictDoUpdate({
      target: [userId, type, accountId],
      set: { apiKeyId: account.apiKeyId === null ? null : apiKeyId },
    })
    // Only a row that was updated has been somebody's before.
    .returning({ id: integrations.id, isNew: sql<boolean>`xmax = 0` })
  if (!row) throw new Error('The connection was not written')
  return row
}

/**
 * Inside a transaction, before `ensureIntegration`: makes a row that one of another account, unless that account has a row
 * already. False when the owner has no such row.
 */
export async function moveIntegration(tx: Database, id: string, account: Account): Promise<boolean> {
  const { userId, type, accountId } = account
  const rows = await tx
    .select({ id: integrations.id, accountId: integrations.accountId })
    .from(integrations)
    .where(and(eq(integrations.userId, userId), eq(integrations.type, type)))
  if (!rows.some((row) => row.id === id)) return false
  if (rows.some((row) => row.accountId === accountId)) return true
  await tx.update(integrations).set({ accountId }).where(eq(integrations.id, id))
  return true
}

/** Saves new tokens and clears earlier failures. */
export async function saveConnected(
  tx: Database,
  id: string,
  grant: SealedTokens & { expiresAt: Date | null; config: Record<string, unknown> },
): Promise<void> {
  await tx
    .update(integrations)
    .set({ ...grant, expiredAt: null, expiryToldAt: null, turnedAway: 0 })
    .where(eq(integrations.id, id))
}

/** Says whether its owner has chosen what its calendars are for. False when the owner has no such connection. */
export async function markCalendarsChosen(
  db: Database,
  owner: OwnerId,
  id: string,
  calendarsChosen: boolean,
): Promise<boolean> {
  const rows = await db
    .update(integrations)
    .set({ calendarsChosen })
    .where(and(eq(integrations.id, id), eq(integrations.userId, owner)))
    .returning({ id: integrations.id })
  return rows.length > 0
}

/**
 * Deletes it and returns the row with its tokens, so that they can be revoked; null when the owner has no such
 * connection.
 */
export async function deleteIntegrationRow(
  db: Database,
  owner: string,
  id: string,
): Promise<(SealedTokens & Pick<GrantRow, 'id' | 'type' | 'accountId'>) | null> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .delete(integrations)
      .where(and(eq(integrations.id, id), eq(integrations.userId, owner)))
      .returning({
        id: integrations.id,
        type: integrations.type,
        accountId: integrations.accountId,
        accessToken: integrations.accessToken,
        refreshToken: integrations.refreshToken,
      })
    if (row) await showUnhidden(tx, owner)
    return row ?? null
  })
}

/** Counts the connections of the same account, of any owner. */
export async function countOfAccount(db: Database, type: GrantRow['type'], accountId: string): Promise<number> {
  const [row] = await db
    .select({ rows: count() })
    .from(integrations)
    .where(and(eq(integrations.type, type), eq(integrations.accountId, accountId)))
  return row?.rows ?? 0
}

/**
 * True when a connection to the account works, whoever made it. For an unknown account: true when the owner has any.
 */
export async function isAccountConnected(
  db: Database,
  types: readonly GrantRow['type'][],
  account: { id: string } | { ofOwner: OwnerId },
): Promise<boolean> {
  const rows = await db
    .select({ id: integrations.id })
    .from(integrations)
    .where(
      and(
        inArray(integrations.type, [...types]),
        'id' in account ? eq(integrations.accountId, account.id) : eq(integrations.userId, account.ofOwner),
        isNull(integrations.expiredAt),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** Calendar files do not define the zone of whole days and floating times, so the owner's is stored. */
export async function setCalendarTimezone(db: Database, owner: OwnerId, timezone: string): Promise<void> {
  await db
    .update(integrations)
    .set({ config: sql`${integrations.config} || jsonb_build_object('timezone', ${timezone}::text)` })
    .where(and(eq(integrations.userId, owner), inArray(integrations.type, ['caldav', 'ics'])))
}
