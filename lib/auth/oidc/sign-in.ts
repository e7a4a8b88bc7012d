import { randomBytes } from 'node:crypto'
import * as client from 'openid-client'
import { database } from '@/db/client'
import { consumeSignInAttempt, insertSignInAttempt } from '@/db/queries/accounts/identities'
import { log, logFailure } from '@/lib/log/log'
import { decrypt, encrypt } from '@/lib/platform/encryption'
import { env } from '@/lib/platform/env'
import type { OidcSettings } from '@/lib/platform/oidc-env'
import { sha256 } from '@/lib/platform/sha256'
import { withTimeout } from '@/lib/platform/with-timeout'
import { oidcCookieName, readCookie, writeCookie } from '@/lib/request/cookies'
import { AppError } from '@/lib/shared/errors'
import type { ProvedIdentity } from '@/lib/shared/identities'
import { presentAdminGroup } from '../admins'
import { visitorOf } from '../enter'
import { KEPT_PATH, linkCookie, redirectAfterSignIn, signedIn } from '../link-responses'
import { requestIdentityLink } from '../request-link'
import { toSafeNext } from '../route-policy'
import { type Person, readPerson, saysEnough } from './claims'
import { enterByIdentity } from './enter'
import { hashAtProvider } from './hash-at-provider'
import { discover, knownProvider, PATIENCE_MS, requireOidc, toConfiguration } from './provider'
import { OidcRefusal, toRefusal } from './refusal'
import { redeemCode } from './tokens'

const ATTEMPT_SECONDS = 10 * 60
/** 32 random bytes. */
const BROWSER = /^[\w-]{43}$/

const redirectUri = () => `${env().APP_URL}/api/auth/oidc/callback`

/** Sends the browser to the provider. */
export function beginSignIn(request: Request, now: Date): Promise<Response> {
  const settings = requireOidc()
  return tellingRefusals(async () => {
    const next = toSafeNext(new URL(request.url).searchParams.get('next'))
    const provider = await inTime(discover(settings))
    const [state, nonce, codeVerifier] = [client.randomState(), client.randomNonce(), client.randomPKCECodeVerifier()]
    // Kept for a second tab, whose attempt goes on beside the first one's.
    const sent = readCookie(request.headers, oidcCookieName()) ?? ''
    const browser = BROWSER.test(sent) ? sent : randomBytes(32).toString('base64url')
    const stateHash = sha256(state)
    await insertSignInAttempt(database(), {
      stateHash,
      browserHash: sha256(browser),
      codeVerifier: encrypt(codeVerifier, stateHash),
      nonce,
      next,
      expiresAt: new Date(now.getTime() + ATTEMPT_SECONDS * 1000),
    })
    const address = client.buildAuthorizationUrl(toConfiguration(provider), {
      redirect_uri: redirectUri(),
      scope: settings.scopes,
      state,
      nonce,
      code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
    })
    return redirectAfterSignIn(address.href, [writeCookie(oidcCookieName(), browser, ATTEMPT_SECONDS)])
  })
}

/** The way back from the provider, in a browser: every outcome is a redirect to a page. */
export function endSignIn(request: Request, address: string, now: Date): Promise<Response> {
  const settings = requireOidc()
  return tellingRefusals(async () => {
    const query = answerOf(request)
    const state = query.get('state') ?? ''
    const stateHash = sha256(state)
    const browserHash = sha256(readCookie(request.headers, oidcCookieName()) ?? '')
    const attempt = await consumeSignInAttempt(database(), { stateHash, browserHash }, now)
    if (!attempt) throw new OidcRefusal('oidc_expired')
    if (query.has('error')) throw new OidcRefusal('oidc_denied')
    const codeVerifier = decrypt(attempt.codeVerifier, stateHash)
    const proof = { redirectUri: redirectUri(), query, state, nonce: attempt.nonce, codeVerifier }
    const { identity, person } = await inTime(prove(settings, proof))
    return finish({ request, address, now }, { identity, person, next: attempt.next }, settings)
  })
}

/** Only what the protocol defines: anything else would stand beside the redirect URI. */
function answerOf(request: Request): URLSearchParams {
  const answer = new URLSearchParams()
  for (const [name, value] of new URL(request.url).searchParams) {
    if (['code', 'state', 'iss', 'error'].includes(name)) answer.append(name, value)
  }
  return answer
}

async function prove(
  settings: OidcSettings,
  proof: Parameters<typeof redeemCode>[1],
): Promise<{ identity: ProvedIdentity; person: Person }> {
  const provider = await knownProvider(settings)
  const { claims, userinfo } = await redeemCode(provider, proof, (said) => saysEnough(said, settings))
  const person = readPerson(claims, userinfo, settings)
  const session = typeof claims.sid === 'string' && claims.sid ? hashAtProvider(settings, claims.sid) : null
  const adminGroup = person.isAdmin ? presentAdminGroup() : null
  return { identity: { issuer: settings.issuer, subject: claims.sub, session, adminGroup }, person }
}

type Visit = { request: Request; address: string; now: Date }
type Proved = { identity: ProvedIdentity; person: Person; next: string | null }

async function finish({ request, address, now }: Visit, { next, ...proved }: Proved, settings: OidcSettings) {
  const outcome = await enterByIdentity(proved, visitorOf(request), settings, now)
  if ('refused' in outcome) throw new OidcRefusal(outcome.refused)
  if ('sessionToken' in outcome) {
    if (outcome.isKept) log('account_kept')
    return signedIn(outcome.sessionToken, null, outcome.isKept ? KEPT_PATH : next)
  }
  const asked = { request, email: outcome.mailTo, address, identity: proved.identity, now }
  const { linkId } = await requestIdentityLink(asked).catch((error: unknown) => {
    if (error instanceof AppError) throw new OidcRefusal('oidc_not_sent', error)
    throw error
  })
  return redirectAfterSignIn(`${env().APP_URL}/auth?oidc=confirm`, [linkCookie(linkId, next, request)])
}

/** `withTimeout` lets the work go on: nothing is written by it. */
async function inTime<T>(work: Promise<T>): Promise<T> {
  try {
    const done = await withTimeout(PATIENCE_MS, work)
    if (done === 'pending') throw new OidcRefusal('oidc_unavailable')
    return done
  } catch (error) {
    throw toRefusal(error)
  }
}

async function tellingRefusals(step: () => Promise<Response>): Promise<Response> {
  try {
    return await step()
  } catch (error) {
    if (!(error instanceof OidcRefusal)) logFailure('sign_in_failed', error, { reason: 'oidc_failed' })
    const { code } = error instanceof OidcRefusal ? error : new OidcRefusal('oidc_failed')
    log('sign_in_refused', { reason: code })
    return redirectAfterSignIn(`${env().APP_URL}/auth?error=${code}`, [])
  }
}
