import * as client from 'openid-client'
import { basicAuth } from '@/lib/platform/basic-auth'
import { env } from '@/lib/platform/env'
import type { ProviderSettings } from '@/lib/platform/provider-env'
import type { Connector } from '../providers/connector'
import type { OAuthGrant } from '../providers/provider'
import { ConnectError } from '../screen/connect-error'
import { isUnknownToken, toExchangeError, toRenewalError } from './oauth-errors'
import { fetchTokens } from './token-endpoint'

const TIMEOUT_SECONDS = 8

type TokenAnswer = Awaited<ReturnType<typeof client.refreshTokenGrant>>

/** Null when the operator has registered no application. */
export function settingsOf({ provider }: Connector): ProviderSettings | null {
  return env().providers[provider]
}

/** The redirect URI. It must be registered at the provider, letter by letter. */
const redirectUri = ({ provider }: Connector) => `${env().APP_URL}/api/auth/${provider}/callback`

export function createSecrets(): { state: string; codeVerifier: string } {
  return { state: client.randomState(), codeVerifier: client.randomPKCECodeVerifier() }
}

/** The provider's own sign-in and consent screen. */
export async function authorizationUrl(
  connector: Connector,
  settings: ProviderSettings,
  { state, codeVerifier, loginHint }: { state: string; codeVerifier: string; loginHint: string | null },
): Promise<string> {
  const url = client.buildAuthorizationUrl(toConfiguration(connector, settings), {
    redirect_uri: redirectUri(connector),
    state,
    code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
    ...(connector.scopes.length > 0 && { scope: connector.scopes.join(' ') }),
    ...(loginHint && { login_hint: loginHint }),
    ...connector.parameters,
  })
  return url.href
}

/** Throws a ConnectError. */
export async function exchangeCode(
  connector: Connector,
  settings: ProviderSettings,
  { code, codeVerifier }: { code: string; codeVerifier: string },
  now: Date,
): Promise<{ grant: OAuthGrant; answer: TokenAnswer }> {
  const back = new URL(redirectUri(connector))
  back.searchParams.set('code', code)
  try {
    const answer = await client.authorizationCodeGrant(toConfiguration(connector, settings), back, {
      pkceCodeVerifier: codeVerifier,
      // The state was compared when its attempt was looked up.
      expectedState: client.skipStateCheck,
    })
    return { grant: toGrant(answer, null, now), answer }
  } catch (error) {
    throw toExchangeError(error)
  }
}

/**
 * Throws a ConnectError for missing scopes, because providers let people untick them. A response without scopes grants
 * all requested ones (RFC 6749, 5.1). Microsoft may return them in lower case.
 */
export function requireScopes({ neededScopes }: Connector, granted: string | undefined): void {
  if (granted === undefined) return
  const scopes = granted.toLowerCase().split(/[\s,]+/)
  const hasAll = neededScopes.every((alternatives) =>
    alternatives.some((scope) => scopes.includes(scope.toLowerCase())),
  )
  if (!hasAll) throw new ConnectError('consent_required')
}

/** Throws a ProviderError; `needs-reauth` only when the provider says that this refresh token is dead. */
export async function refreshGrant(
  connector: Connector,
  settings: ProviderSettings,
  refreshToken: string,
): Promise<OAuthGrant> {
  try {
    const answer = await client.refreshTokenGrant(toConfiguration(connector, settings), refreshToken)
    return toGrant(answer, refreshToken, new Date())
  } catch (error) {
    throw toRenewalError(error)
  }
}

/**
 * Gives an access back: one of its tokens is enough. What the provider refuses is over there already; all else is tried once
 * more. False when the access may live on. A provider without an address for it, Microsoft, is not asked.
 */
export async function revokeTokens(
  connector: Connector,
  settings: ProviderSettings,
  tokens: string[],
): Promise<boolean> {
  if (!settings.revokeUrl) return true
  const configuration = toConfiguration(connector, settings)
  const revoke = (token: string) => client.tokenRevocation(configuration, token)
  const given = await Promise.allSettled(
    tokens.map((token) => revoke(token).catch((error: unknown) => (isUnknownToken(error) ? undefined : revoke(token)))),
  )
  return given.some(({ status }) => status === 'fulfilled')
}

function toConfiguration({ clientAuth }: Connector, settings: ProviderSettings): client.Configuration {
  const server = {
    issuer: new URL(settings.authorizeUrl).origin,
    authorization_endpoint: settings.authorizeUrl,
    token_endpoint: settings.tokenUrl,
    ...(settings.revokeUrl && { revocation_endpoint: settings.revokeUrl }),
  }
  const authenticate = clientAuth === 'basic' ? basicAuth : client.ClientSecretPost
  const configuration = new client.Configuration(
    server,
    settings.clientId,
    undefined,
    authenticate(settings.clientSecret),
  )
  configuration.timeout = TIMEOUT_SECONDS
  configuration[client.customFetch] = fetchTokens
  // lib/platform/provider-env.ts lets plain http through for loopback hosts only.
  if ([settings.tokenUrl, settings.revokeUrl].some((url) => url?.startsWith('http:'))) {
    client.allowInsecureRequests(configuration)
  }
  return configuration
}

/** A provider that answers no new refresh token lets the old one live. */
function toGrant(answer: TokenAnswer, refreshToken: string | null, now: Date): OAuthGrant {
  const seconds = answer.expiresIn()
  return {
    kind: 'oauth',
    accessToken: answer.access_token,
    refreshToken: answer.refresh_token ?? refreshToken,
    expiresAt: seconds === undefined ? null : now.getTime() + seconds * 1000,
  }
}
