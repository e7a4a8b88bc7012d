import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../client'
import type { OwnerId } from '../owner-id'
import { integrations } from '../schema'

/** Never with a token. */
export async function listIntegrationRows(db: Database, owner: OwnerId) {
  return db
    .select({
      id: integrations.id,
      type: integrations.type,
      config: integrations.config,
      expiresAt: integrations.expiresAt,
      lastUsedAt: integrations.lastUsedAt,
      createdAt: integrations.createdAt,
    })
    .from(integrations)
    .where(eq(integrations.userId, owner))
    .orderBy(asc(integrations.createdAt))
}

export async function findOwnIntegrationIds(db: Database, owner: OwnerId, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: integrations.id })
    .from(integrations)
    .where(and(eq(integrations.userId, owner), inArray(integrations.id, ids)))
  return rows.map((row) => row.id)
}
