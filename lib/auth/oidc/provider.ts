import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose'
import * as client from 'openid-client'
import { basicAuth } from '@/lib/platform/basic-auth'
import { env } from '@/lib/platform/env'
import { guardedFetch } from '@/lib/platform/guarded-fetch'
import { isSafeProviderUrl, type OidcSettings } from '@/lib/platform/oidc-env'
import { AppError } from '@/lib/shared/errors'
import { OidcRefusal, ProviderAway } from './refusal'

/** How long the provider may take for all that one call asks it. */
export const PATIENCE_MS = 10_000
export const SKEW_SECONDS = 120
/** Signatures by the provider's own key only: with HMAC the client's secret would do. */
export const ALGORITHMS = ['RS256', 'PS256', 'ES256', 'EdDSA']
const REMEMBERED_MS = 10 * 60_000
const KEYS_RENEWED_AFTER_MS = 60_000
/** A discovery document has some kilobytes, a key set rarely more than ten. */
const LARGEST_BYTES = 1_000_000
const ENDPOINTS = ['authorization_endpoint', 'token_endpoint', 'jwks_uri', 'userinfo_endpoint'] as const
const WITHOUT_BODY = [101, 204, 205, 304]

/** What the discovery document says, and the provider's keys. */
export type Provider = { settings: OidcSettings; metadata: client.ServerMetadata; keys: JWTVerifyGetKey }

/** Throws the 404 of an unknown path without a provider. */
export function requireOidc(): OidcSettings {
  const settings = env().oidc
  if (!settings) throw new AppError('not_found')
  return settings
}

let remembered: { provider: Provider; readAt: number } | null = null
let reading: Promise<Provider> | null = null
/** Kept over discoveries, so that an unknown key is looked for once a minute at most. */
let keySet: { url: string; keys: JWTVerifyGetKey } | null = null

/** Asks the provider: one that is away is known before anybody is sent there. Callers at the same time share the answer. */
export function discover(settings: OidcSettings): Promise<Provider> {
  reading ??= readProvider(settings).finally(() => {
    reading = null
  })
  return reading
}

/** As it was some minutes ago. */
export async function knownProvider(settings: OidcSettings): Promise<Provider> {
  const { provider, readAt } = remembered ?? { provider: null, readAt: 0 }
  const isFresh = provider?.settings === settings && Date.now() - readAt < REMEMBERED_MS
  return isFresh ? provider : discover(settings)
}

async function readProvider(settings: OidcSettings): Promise<Provider> {
  const isPlain = settings.issuer.startsWith('http:')
  const address = new URL(`${settings.issuer.replace(/\/+$/, '')}/.well-known/openid-configuration`)
  const discovered = await client.discovery(address, settings.clientId, undefined, undefined, {
    [client.customFetch]: fetchFromProvider,
    timeout: PATIENCE_MS / 1000,
    ...(isPlain && { execute: [client.allowInsecureRequests] }),
  })
  const metadata = discovered.serverMetadata()
  const isSafe = ENDPOINTS.every((name) => metadata[name] === undefined || isSafeProviderUrl(metadata[name]))
  const { authorization_endpoint, token_endpoint, jwks_uri } = metadata
  if (metadata.issuer !== settings.issuer || !isSafe || !authorization_endpoint || !token_endpoint || !jwks_uri) {
    throw new OidcRefusal('oidc_failed')
  }
  const provider = { settings, metadata: { ...metadata }, keys: keysOf(jwks_uri) }
  remembered = { provider, readAt: Date.now() }
  return provider
}

function keysOf(url: string): JWTVerifyGetKey {
  if (keySet?.url !== url) {
    const keys = createRemoteJWKSet(new URL(url), {
      cooldownDuration: KEYS_RENEWED_AFTER_MS,
      timeoutDuration: PATIENCE_MS,
      [customFetch]: (address: string, { method, headers }) =>
        fetchFromProvider(address, { method, headers: Object.fromEntries(new Headers(headers)), body: null }),
    })
    keySet = { url, keys }
  }
  return keySet.keys
}

/** The library's view of the provider: it checks what belongs to the protocol, `tokens.ts` what a token says. */
export function toConfiguration({ settings, metadata }: Provider): client.Configuration {
  const { clientId, clientSecret } = settings
  const methods = metadata.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
  const authenticate = methods.includes('client_secret_basic') ? basicAuth : client.ClientSecretPost
  const configuration = new client.Configuration(
    { ...metadata, id_token_signing_alg_values_supported: ALGORITHMS },
    clientId,
    { [client.clockTolerance]: SKEW_SECONDS },
    authenticate(clientSecret),
  )
  configuration.timeout = PATIENCE_MS / 1000
  configuration[client.customFetch] = fetchFromProvider
  // Of a loopback host, which `isSafeProviderUrl` has judged.
  client.allowInsecureRequests(configuration)
  return configuration
}

type Sent = Pick<client.CustomFetchOptions, 'method' | 'headers' | 'body'>

/**
 * The operator has named the provider, which may be in a private network. It is asked without redirects, with bounds for time and
 * size, and without TLS on this machine alone.
 */
async function fetchFromProvider(address: string, { method, headers, body }: Sent): Promise<Response> {
  const answer = await guardedFetch(new URL(address), {
    method,
    headers,
    body: body ? String(body) : null,
    timeLimitMs: PATIENCE_MS,
    largestBytes: LARGEST_BYTES,
    allowsPrivate: true,
  }).catch((error: unknown) => {
    throw new ProviderAway(error)
  })
  if (answer.status >= 500) throw new ProviderAway()
  return new Response(WITHOUT_BODY.includes(answer.status) ? null : answer.body, {
    status: answer.status,
    headers: {
      'content-type': answer.headers['content-type'] ?? '',
      ...(answer.headers['www-authenticate'] && { 'www-authenticate': answer.headers['www-authenticate'] }),
    },
  })
}
