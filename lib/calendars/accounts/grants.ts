import { database } from '@/db/client'
import { type GrantRow, markUsed } from '@/db/queries/calendars/grants'
import { PROVIDER_OF_TYPE } from '@/lib/shared/calendars/integration'
import { factsOf } from '@/lib/shared/calendars/providers'
import type { Grant, GrantSource, OAuthGrant } from '../providers/provider'
import { ProviderError } from '../providers/provider-error'
import { expireConnection, needsReauth } from './expiry'
import { renewGrant } from './renewal'
import { openTokens, resealTokens } from './sealed-tokens'

/** Renewed this long before its end: clocks differ, and a call takes its time. */
const RENEWED_BEFORE_MS = 120_000
const STILL_GOOD_MS = 20_000
const USE_NOTED_EVERY_MS = 60_000

/** The grant of one connection, as its row was when it was read. */
export function grantsOf(row: GrantRow): GrantSource {
  return {
    async current() {
      await noteUse(row, new Date())
      return currentGrant(row)
    },
    async renew(refused) {
      if (refused.kind === 'oauth') return renewGrant(row.id, refused.accessToken)
      await expireConnection(row, new Date())
      throw needsReauth()
    },
  }
}

/** Renewed when it is about to end. Throws `needs-reauth` for a connection that only its owner can help. */
export async function currentGrant(row: GrantRow): Promise<Grant> {
  if (row.expiredAt) throw needsReauth()
  const { accessToken, refreshToken } = openTokens(row)
  if (!accessToken && !refreshToken) {
    // Its encryption key is missing, or it never had tokens: its owner has to connect again.
    await expireConnection(row, new Date())
    throw needsReauth()
  }
  const { signIn } = factsOf(PROVIDER_OF_TYPE[row.type])
  if (signIn === 'password' || signIn === 'secret') return passwordGrant(row, accessToken ?? '')
  if (signIn === 'address') return { kind: 'address', address: accessToken ?? '' }
  if (!accessToken) return renewGrant(row.id, null)
  const grant: OAuthGrant = { kind: 'oauth', accessToken, refreshToken, expiresAt: row.expiresAt?.getTime() ?? null }
  return lifeOf(grant) > RENEWED_BEFORE_MS ? grant : renewEarly(row.id, grant)
}

/** A provider that cannot renew it just now is no reason not to use what still lives. */
async function renewEarly(id: string, grant: OAuthGrant): Promise<Grant> {
  try {
    return await renewGrant(id, grant.accessToken)
  } catch (error) {
    const isForNow = error instanceof ProviderError && error.kind !== 'needs-reauth'
    if (isForNow && lifeOf(grant) > STILL_GOOD_MS) return grant
    throw error
  }
}

function lifeOf({ expiresAt }: OAuthGrant): number {
  return expiresAt === null ? Number.POSITIVE_INFINITY : expiresAt - Date.now()
}

function passwordGrant({ config }: GrantRow, password: string): Grant {
  return { kind: 'password', serverUrl: String(config.serverUrl), username: String(config.username ?? ''), password }
}

/** At most once a minute: the owner sees only a date, so a write per call is not worth its cost. */
async function noteUse(row: GrantRow, now: Date): Promise<void> {
  const before = new Date(now.getTime() - USE_NOTED_EVERY_MS)
  if (row.lastUsedAt && row.lastUsedAt > before) return
  row.lastUsedAt = now
  await markUsed(database(), row.id, now, before)
  await resealTokens(row)
}
