import { randomUUID } from 'node:crypto'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { type AccountProfile, Authority, type Family, TOKEN_SECONDS } from '../oauth/authority'
import { oauthRoutes } from '../oauth/routes'
import type { FakeAnswer, FakeRequest, Route } from '../routing'

/** Somebody of the organization, as its claims have them. */
type Member = AccountProfile & { isVerified?: boolean; groups?: unknown }

const BASE = '/organization'
const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout'
const ALGORITHM = 'RS256'
const MEMBERS: Member[] = [
  { id: 'member-ada', email: 'ada@organization.example', name: 'Ada Lovelace', isVerified: true, groups: ['admins'] },
  { id: 'member-grace', email: 'grace@organization.example', name: 'Grace Hopper', isVerified: true, groups: [] },
]

type Key = Awaited<ReturnType<typeof generateKeyPair>> & { kid: string }

/** An organization's identity provider: OpenID Connect with discovery, userinfo and back-channel logout. */
export class FakeOrganization {
  readonly authority = new Authority({
    clientId: 'fake-organization-client',
    clientSecret: 'fake-organization-secret',
    clientAuth: 'basic',
    rotates: false,
    scopes: { openid: 'Know who you are', email: 'See your email address', profile: 'See your name and groups' },
    fixedScopes: ['openid'],
  })
  readonly members: Member[] = [...MEMBERS]
  /** Where it was asked to send browsers back to: whom it tells that somebody has signed out. */
  private application: string | null = null
  private key: Promise<Key> | null = null
  /** Tests change what is said here. */
  changes: {
    discovery?: (document: Record<string, unknown>) => Record<string, unknown> | Promise<Record<string, unknown>>
    claims?: (claims: JWTPayload) => JWTPayload
    userinfo?: (claims: Record<string, unknown>) => Record<string, unknown>
    idToken?: (token: string) => string | Promise<string>
  } = {}

  reset(): void {
    this.authority.clear()
    this.members.splice(0, this.members.length, ...MEMBERS)
    this.changes = {}
  }

  /** From now on tokens are signed by another key, under another name. */
  rotateKey(): void {
    this.key = null
  }

  env(url: string): Record<string, string> {
    return {
      OIDC_ISSUER: url + BASE,
      OIDC_CLIENT_ID: this.authority.rules.clientId,
      OIDC_CLIENT_SECRET: this.authority.rules.clientSecret,
    }
  }

  /** Signed by its present key. */
  async sign(claims: JWTPayload): Promise<string> {
    const { kid, privateKey } = await this.signingKey()
    return new SignJWT(claims).setProtectedHeader({ alg: ALGORITHM, kid }).sign(privateKey)
  }

  /** A token that says that this person has signed out. */
  logoutToken(issuer: string, about: { sub?: string; sid?: string }, more: JWTPayload = {}): Promise<string> {
    const now = Math.floor(Date.now() / 1000)
    return this.sign({
      iss: issuer,
      aud: this.authority.rules.clientId,
      iat: now,
      exp: now + 120,
      jti: randomUUID(),
      events: { [LOGOUT_EVENT]: {} },
      ...about,
      ...more,
    })
  }

  /** Which session of the provider a sign-in belongs to: one for each person. */
  sessionOf(member: AccountProfile): string {
    return `session-of-${member.id}`
  }

  get routes(): Route[] {
    const get = (name: string, path: string, handle: Route['handle']): Route => ({
      provider: 'organization',
      name,
      method: 'GET',
      pattern: BASE + path,
      handle,
    })
    return [
      get('discovery', '/.well-known/openid-configuration', async ({ origin }) => ({
        status: 200,
        json: await this.discovery(origin),
      })),
      get('jwks', '/jwks', async () => ({ status: 200, json: await this.jwks() })),
      get('userinfo', '/userinfo', (request) => this.userinfo(request)),
      ...oauthRoutes({
        provider: 'organization',
        service: 'organization',
        authority: this.authority,
        accounts: this.members,
        paths: { authorize: `${BASE}/authorize`, token: `${BASE}/token`, revoke: `${BASE}/revoke` },
        isOffline: () => false,
        toTokenAnswer: async ({ accessToken, scopes, family }, origin) => ({
          access_token: accessToken,
          token_type: 'Bearer',
          expires_in: TOKEN_SECONDS,
          scope: scopes.join(' '),
          id_token: await this.idToken(family, origin),
        }),
        toError: (error, error_description) => ({ error, error_description }),
        revokedAnswer: { status: 200 },
      }),
      {
        provider: 'control',
        name: 'organization-logout',
        method: 'POST',
        pattern: '/control/organization-logout',
        handle: async ({ origin, form }) => {
          await this.signOut(origin + BASE, form.get('member') ?? '')
          return { status: 302, headers: { location: '/' } }
        },
      },
    ]
  }

  /** Tells the application, as the sign-out at a real provider does. */
  private async signOut(issuer: string, id: string): Promise<void> {
    if (!this.application) return
    await fetch(`${this.application}/api/auth/oidc/logout`, {
      method: 'POST',
      body: new URLSearchParams({ logout_token: await this.logoutToken(issuer, { sub: id }) }),
    })
  }

  private discovery(origin: string) {
    const issuer = origin + BASE
    const document = {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/userinfo`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: [ALGORITHM],
      token_endpoint_auth_methods_supported: ['client_secret_basic'],
      code_challenge_methods_supported: ['S256'],
      backchannel_logout_supported: true,
      backchannel_logout_session_supported: true,
    }
    return this.changes.discovery?.(document) ?? document
  }

  private signingKey(): Promise<Key> {
    this.key ??= generateKeyPair(ALGORITHM, { extractable: true }).then((pair) => ({ ...pair, kid: randomUUID() }))
    return this.key
  }

  private async jwks() {
    const { kid, publicKey } = await this.signingKey()
    return { keys: [{ ...(await exportJWK(publicKey)), kid, alg: ALGORITHM, use: 'sig' }] }
  }

  private async idToken({ account, nonce, redirectUri }: Family, origin: string): Promise<string> {
    this.application = redirectUri ? new URL(redirectUri).origin : this.application
    const now = Math.floor(Date.now() / 1000)
    const claims: JWTPayload = {
      iss: origin + BASE,
      aud: this.authority.rules.clientId,
      iat: now,
      exp: now + 300,
      sub: account.id,
      sid: this.sessionOf(account),
      ...(nonce !== null && { nonce }),
      ...claimsOf(account),
    }
    const token = await this.sign(this.changes.claims?.(claims) ?? claims)
    return this.changes.idToken?.(token) ?? token
  }

  private userinfo({ headers }: FakeRequest): FakeAnswer {
    const family = this.authority.findByAccessToken(headers.authorization?.replace(/^Bearer /, '') ?? '')
    if (!family) return { status: 401, json: { error: 'invalid_token' } }
    const claims = { sub: family.account.id, ...claimsOf(family.account) }
    return { status: 200, json: this.changes.userinfo?.(claims) ?? claims }
  }
}

function claimsOf({ email, name, isVerified, groups }: Member) {
  return {
    name,
    ...(email && { email }),
    ...(isVerified !== undefined && { email_verified: isVerified }),
    ...(groups !== undefined && { groups }),
  }
}
