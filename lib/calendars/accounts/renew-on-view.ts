import { database } from '@/db/client'
import { findGrantRow } from '@/db/queries/calendars/grants'
import { withTimeout } from '@/lib/platform/with-timeout'
import { DAY_MS } from '@/lib/scheduling/units'
import { type IntegrationType, PROVIDER_OF_TYPE } from '@/lib/shared/calendars/integration'
import { factsOf } from '@/lib/shared/calendars/providers'
import { findConnectorOfType } from '../providers/registry'
import { currentGrant } from './grants'
import { settingsOf } from './oauth'

const TRIED_EVERY_MS = 5 * 60_000
const PATIENCE_MS = 1_000

/** Renewals of the last five minutes. */
const tries = new Map<string, { at: number; work: Promise<void> }>()

/**
 * True when the access token expired more than a day ago, for providers with this check. Access tokens live an hour, so
 * age alone proves nothing: such a connection is renewed when it is viewed, and is expired if that fails.
 */
export function isLongPast({ type, expiresAt }: { type: IntegrationType; expiresAt: Date | null }, now: Date): boolean {
  const { renewsOnView } = factsOf(PROVIDER_OF_TYPE[type])
  return renewsOnView && expiresAt !== null && expiresAt.getTime() < now.getTime() - DAY_MS
}

/** True when this server can renew connections of this type. */
export function canRenew(type: IntegrationType): boolean {
  const connector = findConnectorOfType(type)
  return connector !== null && settingsOf(connector) !== null
}

/** Tries to renew them, each at most every five minutes, and waits a moment: a provider that is slow goes on by itself. */
export async function renewOnView(ids: string[], now: Date): Promise<void> {
  const nowMs = now.getTime()
  for (const [id, { at }] of tries) if (nowMs - at >= TRIED_EVERY_MS) tries.delete(id)
  await withTimeout(PATIENCE_MS, Promise.all(ids.map((id) => tryOnce(id, nowMs))))
}

function tryOnce(id: string, now: number): Promise<void> {
  const begun = tries.get(id)
  if (begun) return begun.work
  const work = renew(id)
  tries.set(id, { at: now, work })
  return work
}

/** Updates the rows. A provider that does not answer leaves its row unchanged. */
async function renew(id: string): Promise<void> {
  const row = await findGrantRow(database(), id)
  if (row) await currentGrant(row).catch(() => {})
}
