import { type JWTPayload, jwtVerify } from 'jose'
import * as client from 'openid-client'
import { MAX_SUBJECT } from './claims'
import { ALGORITHMS, type Provider, SKEW_SECONDS, toConfiguration } from './provider'
import { OidcRefusal } from './refusal'

const OLDEST = '10 minutes'
/** A logout token is used once; after this it is refused for its age. */
export const LOGOUT_TOKEN_SECONDS = 10 * 60 + 2 * SKEW_SECONDS
const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout'
const MAX_ID = 1_000

export type Claims = JWTPayload & { sub: string }

type Proof = { redirectUri: string; query: URLSearchParams; state: string; nonce: string; codeVerifier: string }

/** Exchanges the code, checks the ID token, and adds what it lacks from userinfo. `isEnough` says whether that is needed. */
export async function redeemCode(
  provider: Provider,
  { redirectUri, query, state, nonce, codeVerifier }: Proof,
  isEnough: (claims: Claims) => boolean,
): Promise<{ claims: Claims; userinfo: Record<string, unknown> }> {
  const configuration = toConfiguration(provider)
  const back = new URL(redirectUri)
  for (const [name, value] of query) back.searchParams.append(name, value)
  const answer = await client.authorizationCodeGrant(configuration, back, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: codeVerifier,
  })
  const claims = await readIdToken(provider, answer.id_token ?? '', nonce)
  if (isEnough(claims) || !provider.metadata.userinfo_endpoint) return { claims, userinfo: {} }
  // Refuses another `sub` than that of the token.
  return { claims, userinfo: await client.fetchUserInfo(configuration, answer.access_token, claims.sub) }
}

/** Checks everything again that the library has checked, and the signature and the age, which it has not. */
export async function readIdToken(provider: Provider, token: string, nonce: string): Promise<Claims> {
  const claims = await verify(provider, token)
  const { clientId } = provider.settings
  const { sub, aud, azp } = claims
  const isForOthers = Array.isArray(aud) && aud.some((one) => one !== clientId)
  if (azp === undefined ? isForOthers : azp !== clientId) throw new OidcRefusal('oidc_failed')
  if (claims.nonce !== nonce || !sub || sub.length > MAX_SUBJECT) throw new OidcRefusal('oidc_failed')
  return { ...claims, sub }
}

/** What a logout token ends: one session at the provider, else all of one person. */
export type Logout = { jti: string; sid: string | null; subject: string | null }

export async function readLogoutToken(provider: Provider, token: string): Promise<Logout> {
  const { jti, sid, sub, events, nonce } = await verify(provider, token)
  const isEvent = isObject(events) && isObject(events[LOGOUT_EVENT])
  const hasPerson = isId(sid) || isId(sub)
  if (!isEvent || nonce !== undefined || !isId(jti) || !hasPerson) throw new OidcRefusal('oidc_failed')
  return { jti, sid: isId(sid) ? sid : null, subject: isId(sub) ? sub : null }
}

async function verify({ settings, keys }: Provider, token: string): Promise<JWTPayload> {
  const { payload } = await jwtVerify(token, keys, {
    algorithms: ALGORITHMS,
    issuer: settings.issuer,
    audience: settings.clientId,
    clockTolerance: SKEW_SECONDS,
    maxTokenAge: OLDEST,
    requiredClaims: ['exp'],
  })
  return payload
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isId = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= MAX_ID
