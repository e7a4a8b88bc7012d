import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { database } from '@/db/client'
import { findGrantRow, type GrantRow, releaseRenewal, saveRenewal, takeRenewal } from '@/db/queries/calendars/grants'
import type { OAuthGrant } from '../providers/provider'
import { ProviderError } from '../providers/provider-error'
import { findConnectorOfType } from '../providers/registry'
import { expireConnection, needsReauth } from './expiry'
import { refreshGrant, settingsOf } from './oauth'
import { openTokens, sealTokens } from './sealed-tokens'

/** Longer than a renewal can take, so that two never overlap. After a crash the lease blocks others this long. */
const LEASE_SECONDS = 20
const LOOK_MS = 150
const PATIENCE_MS = 12_000
const SAVE_TRIES = 4
/** A token that is about to expire is not used. */
const LEAST_LIFE_MS = 30_000

/** Callers of one process share one renewal; over processes the lease in the row sees to that. */
const running = new Map<string, Promise<OAuthGrant>>()

/** A grant with another access token than `refused`. Throws a ProviderError. */
export function renewGrant(id: string, refused: string | null): Promise<OAuthGrant> {
  const shared = running.get(id) ?? renewInTurn(id, refused).finally(() => running.delete(id))
  running.set(id, shared)
  return shared
}

async function renewInTurn(id: string, refused: string | null): Promise<OAuthGrant> {
  const holder = randomUUID()
  const deadline = Date.now() + PATIENCE_MS
  let seen = await readRow(id)
  while (Date.now() < deadline) {
    const fresh = findFresh(seen, refused)
    if (fresh) return fresh
    const held = await takeRenewal(database(), id, holder, LEASE_SECONDS)
    if (held) return renewHolding(held, holder, refused)
    await sleep(LOOK_MS)
    const next = await readRow(id)
    if (!('renewing' in next.config) && !next.expiredAt && next.accessToken === seen.accessToken) {
      throw new ProviderError('transient', 'The connection could not be renewed a moment ago')
    }
    seen = next
  }
  throw new ProviderError('transient', 'The connection is being renewed')
}

async function renewHolding(row: GrantRow, holder: string, refused: string | null): Promise<OAuthGrant> {
  try {
    // Another process may have renewed it between the last read and the lease.
    return findFresh(row, refused) ?? (await refreshAndSave(row, holder))
  } finally {
    await releaseRenewal(database(), row.id, holder)
  }
}

async function refreshAndSave(row: GrantRow, holder: string): Promise<OAuthGrant> {
  const connector = findConnectorOfType(row.type)
  const settings = connector && settingsOf(connector)
  if (!connector || !settings) throw new ProviderError('transient', 'This provider is not set up on this server')
  const { refreshToken } = openTokens(row)
  if (!refreshToken) return expireUnlessChanged(row)
  try {
    const grant = await refreshGrant(connector, settings, refreshToken)
    return (await save(row.id, holder, grant)) ? grant : await readFresh(row.id)
  } catch (error) {
    if (error instanceof ProviderError && error.kind === 'needs-reauth') return expireUnlessChanged(row)
    throw error
  }
}

/** A refresh token may be good for one use: losing the new one to a hiccup of the database would end the connection. */
async function save(id: string, holder: string, grant: OAuthGrant, triesLeft = SAVE_TRIES): Promise<boolean> {
  try {
    const expiresAt = grant.expiresAt === null ? null : new Date(grant.expiresAt)
    return await saveRenewal(database(), id, holder, { ...sealTokens(id, grant), expiresAt })
  } catch (error) {
    if (triesLeft === 0) throw error
    await sleep(LOOK_MS * 2)
    return save(id, holder, grant, triesLeft - 1)
  }
}

/** The token may be refused because it is not the newest any more: then the newest one counts. */
async function expireUnlessChanged(row: GrantRow): Promise<OAuthGrant> {
  const next = await readRow(row.id)
  const isSame = next.refreshToken === row.refreshToken && next.accessToken === row.accessToken
  if (isSame) await expireConnection(row, new Date())
  return readFresh(row.id)
}

async function readFresh(id: string): Promise<OAuthGrant> {
  const fresh = findFresh(await readRow(id), null)
  if (!fresh) throw new ProviderError('transient', 'The connection changed while it was renewed')
  return fresh
}

async function readRow(id: string): Promise<GrantRow> {
  const row = await findGrantRow(database(), id)
  if (!row) throw needsReauth()
  return row
}

function findFresh(row: GrantRow, refused: string | null): OAuthGrant | null {
  if (row.expiredAt) throw needsReauth()
  const { accessToken, refreshToken } = openTokens(row)
  const expiresAt = row.expiresAt?.getTime() ?? null
  if (!accessToken || accessToken === refused) return null
  if (expiresAt !== null && expiresAt < Date.now() + LEAST_LIFE_MS) return null
  return { kind: 'oauth', accessToken, refreshToken, expiresAt }
}
