import { database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { listIntegrationRows } from '@/db/queries/calendars/integrations'
import { accountOf } from '@/lib/calendars/accounts/expiry'
import { canRenew, isLongPast, renewOnView } from '@/lib/calendars/accounts/renew-on-view'
import { clampInstant } from '@/lib/scheduling'
import { type Integration, PROVIDER_OF_TYPE } from '@/lib/shared/calendars/integration'
import { factsOf } from '@/lib/shared/calendars/providers'
import type { UnreadEvent } from '@/lib/shared/calendars/unread-event'

type Row = Awaited<ReturnType<typeof listIntegrationRows>>[number]

export async function listIntegrations(owner: OwnerId, now: Date): Promise<Integration[]> {
  const rows = await listIntegrationRows(database(), owner)
  const doubtful = rows.filter((row) => !row.expiredAt && isLongPast(row, now))
  if (doubtful.length === 0) return rows.map((row) => toIntegration(row, now))
  await renewOnView(
    doubtful.map((row) => row.id),
    now,
  )
  return (await listIntegrationRows(database(), owner)).map((row) => toIntegration(row, now))
}

export function toIntegration(row: Row, now: Date): Integration {
  const isExpired = row.expiredAt !== null || (isLongPast(row, now) && !canRenew(row.type))
  return {
    id: row.id,
    type: row.type,
    account: accountOf(row),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    status: isExpired ? 'expired' : 'connected',
    ...(row.turnedAway > 0 && { turnedAway: row.turnedAway }),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    ...(row.apiKeyId && { keyId: row.apiKeyId }),
    createdAt: row.createdAt.toISOString(),
    calendarsChosen: row.calendarsChosen,
    ...(row.unread && { unread: row.unread.map(toUnreadAnswer) }),
    ...(row.config.canConference === false && { canConference: false }),
    ...(factsOf(PROVIDER_OF_TYPE[row.type]).signIn === 'password' && { server: serverOf(row.config) }),
  }
}

function toUnreadAnswer({ start, ...event }: UnreadEvent) {
  return { ...event, start: start === null ? null : new Date(clampInstant(start)).toISOString() }
}

function serverOf({ serverUrl, username }: Row['config']): Integration['server'] {
  return { serverUrl: String(serverUrl ?? ''), username: String(username ?? '') }
}
