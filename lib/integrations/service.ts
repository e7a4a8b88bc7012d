import { database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { listIntegrationRows } from '@/db/queries/integrations'
import type { Integration } from './integration'

const DAY_MS = 86_400_000

export async function listIntegrations(owner: OwnerId, now: Date): Promise<Integration[]> {
  const rows = await listIntegrationRows(database(), owner)
  return rows.map((row) => ({
    id: row.id,
    type: row.type,
    account: typeof row.config.account === 'string' ? row.config.account : '',
    expiresAt: row.expiresAt?.toISOString() ?? null,
    status: isExpired(row.type, row.expiresAt, now) ? 'expired' : 'connected',
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  }))
}

/** Spec §4: Zoom's counts as expired when its expiry is more than a day in the past. */
function isExpired(type: Integration['type'], expiresAt: Date | null, now: Date): boolean {
  return type === 'zoom' && expiresAt !== null && expiresAt.getTime() < now.getTime() - DAY_MS
}
