import { asc, eq } from 'drizzle-orm'
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

/** What each of the owner's connections is, by its id. */
export async function listOwnIntegrationTypes(db: Database, owner: OwnerId) {
  const rows = await db
    .select({ id: integrations.id, type: integrations.type })
    .from(integrations)
    .where(eq(integrations.userId, owner))
  return new Map(rows.map(({ id, type }) => [id, type]))
}
