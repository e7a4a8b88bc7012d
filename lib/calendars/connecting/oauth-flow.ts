import { type Database, database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { markFeedsChanged } from '@/db/queries/calendars/calendar-channels'
import { consumeAttempt, findAttemptAccount, insertAttempt } from '@/db/queries/calendars/connection-attempts'
import { findGrantRow } from '@/db/queries/calendars/grants'
import {
  ensureIntegration,
  isAccountConnected,
  listIntegrationRows,
  saveConnected,
} from '@/db/queries/calendars/integrations'
import { retryTransaction } from '@/db/retry'
import {
  authorizationUrl,
  createSecrets,
  exchangeCode,
  requireScopes,
  revokeTokens,
  settingsOf,
} from '@/lib/calendars/accounts/oauth'
import { openTokens, sealTokens } from '@/lib/calendars/accounts/sealed-tokens'
import { forgetCalendarBusy } from '@/lib/calendars/busy/busy'
import type { Connector } from '@/lib/calendars/providers/connector'
import type { Account, OAuthGrant } from '@/lib/calendars/providers/provider'
import { decrypt, encrypt } from '@/lib/platform/encryption'
import type { ProviderSettings } from '@/lib/platform/provider-env'
import { sha256 } from '@/lib/platform/sha256'
import { withTimeout } from '@/lib/platform/with-timeout'
import { type IntegrationType, typesOf } from '@/lib/shared/calendars/integration'
import { ConnectError } from '../screen/connect-error'
import { presetCalendars } from './preset-calendars'
import { readCalendars } from './read-chosen'

const ATTEMPT_MS = 10 * 60_000
const PATIENCE_MS = 5_000

/** One owner in one browser. */
export type Connecting = { owner: OwnerId; sessionToken: string; now: Date }

/**
 * The address of the provider's consent screen. `renews` names the connection that is to be renewed, so that the provider
 * can offer that account first.
 */
export async function beginConnecting(
  connector: Connector,
  { owner, sessionToken, now }: Connecting,
  wish: { type: string | null; renews: string | null },
): Promise<string> {
  const settings = requireSettings(connector)
  const types = typesOf(connector.provider)
  const type = wish.type === null ? types[0] : types.find((one) => one === wish.type)
  if (!type) throw new ConnectError('missing_params')
  const { state, codeVerifier } = createSecrets()
  const stateHash = sha256(state)
  await insertAttempt(
    database(),
    {
      stateHash,
      userId: owner,
      sessionHash: sha256(sessionToken),
      type,
      codeVerifier: encrypt(codeVerifier, stateHash),
      expiresAt: new Date(now.getTime() + ATTEMPT_MS),
    },
    now,
  )
  const loginHint = wish.renews && (await findAccountName(owner, wish.renews))
  return authorizationUrl(connector, settings, { state, codeVerifier, loginHint })
}

/** The account for which this browser began the attempt; the provider's redirect does not name it. Null when there is none. */
export function accountOfAttempt(state: string, sessionToken: string): Promise<string | null> {
  return findAttemptAccount(database(), { stateHash: sha256(state), sessionHash: sha256(sessionToken) })
}

/** Consumes the pending attempt; null if the state is unknown, expired or another owner's. */
export function takeAttempt({ provider }: Connector, { owner, sessionToken, now }: Connecting, state: string) {
  const key = { stateHash: sha256(state), userId: owner, sessionHash: sha256(sessionToken), types: typesOf(provider) }
  return consumeAttempt(database(), key, now)
}

/** Ends what `beginConnecting` began. Throws a ConnectError. */
export async function finishConnecting(
  connector: Connector,
  connecting: Connecting,
  { code, state }: { code: string; state: string },
): Promise<void> {
  const attempt = await takeAttempt(connector, connecting, state)
  if (!attempt) throw new ConnectError('invalid_user')
  const { owner, now } = connecting
  const settings = requireSettings(connector)
  const codeVerifier = decrypt(attempt.codeVerifier, attempt.stateHash)
  const { grant, answer } = await exchangeCode(connector, settings, { code, codeVerifier }, now)
  try {
    requireScopes(connector, answer.scope)
    const account = await identify(connector, settings, grant.accessToken)
    const more = await connector.configOf?.(settings, answer)
    const id = await save(
      connector,
      { userId: owner, type: attempt.type, accountId: account.id },
      { ...grant, config: { account: account.name, ...more } },
      now,
    )
    await forgetCalendarBusy(id)
    readCalendars(owner)
  } catch (error) {
    await withTimeout(PATIENCE_MS, giveBack(connector, settings, grant, owner))
    throw error
  }
}

/**
 * Revokes, best effort, the token of a consent that led to no connection. Revoking ends all tokens of the account, so
 * it is skipped while another connection uses them.
 */
async function giveBack(connector: Connector, settings: ProviderSettings, grant: OAuthGrant, owner: OwnerId) {
  try {
    const account = await identify(connector, settings, grant.accessToken).catch(() => ({ ofOwner: owner }))
    if (await isAccountConnected(database(), typesOf(connector.provider), account)) return
    const tokens = [grant.refreshToken, grant.accessToken].filter((token) => token !== null)
    await revokeTokens(connector, settings, tokens)
  } catch {
    // Its owner is told of the failure before this one.
  }
}

type NewGrant = {
  accessToken: string
  refreshToken: string | null
  expiresAt: number | null
  config: Record<string, unknown>
}

type ConnectedAccount = { userId: OwnerId; type: IntegrationType; accountId: string }

/** Connecting an account again renews its row, and sets the requested type. */
async function save({ provider }: Connector, account: ConnectedAccount, grant: NewGrant, now: Date): Promise<string> {
  return retryTransaction(database(), async (tx) => {
    const { id, isNew } = await ensureIntegration(tx, { ...account, apiKeyId: null }, typesOf(provider))
    // The calendar may have failed a moment ago: end its backoff.
    await markFeedsChanged(tx, id, now)
    const refreshToken = grant.refreshToken ?? (await findRefreshToken(tx, id))
    // Without one the connection would end within the hour: the consent was not given anew.
    if (!refreshToken) throw new ConnectError('consent_required')
    const expiresAt = grant.expiresAt === null ? null : new Date(grant.expiresAt)
    await saveConnected(tx, id, { ...sealTokens(id, { ...grant, refreshToken }), expiresAt, config: grant.config })
    if (isNew) await presetCalendars(tx, account.userId, { id, type: account.type, config: grant.config }, now)
    return id
  })
}

/** Keeps the refresh token of a connection that still works: some providers send none after a second consent. */
async function findRefreshToken(tx: Database, id: string): Promise<string | null> {
  const row = await findGrantRow(tx, id)
  return row && !row.expiredAt ? openTokens(row).refreshToken : null
}

async function identify(connector: Connector, settings: ProviderSettings, accessToken: string): Promise<Account> {
  try {
    return await connector.identify(settings, accessToken)
  } catch {
    throw new ConnectError('user_info_failed')
  }
}

async function findAccountName(owner: OwnerId, id: string): Promise<string | null> {
  const row = (await listIntegrationRows(database(), owner)).find((candidate) => candidate.id === id)
  return typeof row?.config.account === 'string' ? row.config.account : null
}

function requireSettings(connector: Connector): ProviderSettings {
  const settings = settingsOf(connector)
  if (!settings) throw new ConnectError('configuration_error')
  return settings
}
