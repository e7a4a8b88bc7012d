import { createHash, randomBytes } from 'node:crypto'

export type AccountProfile = { id: string; email: string; name: string }

/** The rules in which the providers' OAuth servers differ. */
export type AuthorityRules = {
  clientId: string
  clientSecret: string
  /** The place of the client's secret in a request. */
  clientAuth: 'body' | 'basic'
  /** Each refresh gives a new refresh token, and using an old one kills them all. */
  rotates: boolean
  /** Only with `rotates`: old refresh tokens work as well. */
  oldOnesLive?: boolean
  /** All known scopes, with their texts on the consent page. */
  scopes: Record<string, string>
  /** Scopes that people cannot untick. */
  fixedScopes: string[]
}

/** One consent of one account: all its tokens live and die together. */
export type Family = {
  account: AccountProfile
  scopes: string[]
  refreshToken: string | null
  isRevoked: boolean
  /** For an ID token; null where none was sent. */
  nonce: string | null
  /** Null for tokens without the dance. */
  redirectUri: string | null
}
type Code = { family: Family; redirectUri: string; challenge: string; isUsed: boolean }
export type IssuedTokens = { accessToken: string; refreshToken: string | null; scopes: string[]; family: Family }

export const TOKEN_SECONDS = 3600

/** Codes, access tokens and refresh tokens, and who they belong to. */
export class Authority {
  readonly rules: AuthorityRules
  private codes = new Map<string, Code>()
  private accessTokens = new Map<string, { family: Family; expiresAt: number }>()
  private refreshTokens = new Map<string, Family>()
  /** Number of token renewals. */
  refreshes = 0

  constructor(rules: AuthorityRules) {
    this.rules = rules
  }

  begin(
    account: AccountProfile,
    scopes: string[],
    redirectUri: string,
    { challenge, nonce = null }: { challenge: string; nonce?: string | null },
  ): string {
    const code = `fake-code-${random()}`
    const family = { account, scopes, refreshToken: null, isRevoked: false, nonce, redirectUri }
    this.codes.set(code, { family, redirectUri, challenge, isUsed: false })
    return code
  }

  /**
   * Null when the code is unknown, used, or for another redirect URI, or when the verifier does not match its
   * challenge.
   */
  exchange(code: string, redirectUri: string, verifier: string, isOffline: boolean): IssuedTokens | null {
    const found = this.codes.get(code)
    if (!found) return null
    // A code that comes twice was stolen: what it gave is void as well (RFC 6749 §4.1.2).
    if (found.isUsed) found.family.isRevoked = true
    const fits = found.challenge === createHash('sha256').update(verifier).digest('base64url')
    if (found.isUsed || found.redirectUri !== redirectUri || !fits) return null
    found.isUsed = true
    return this.issue(found.family, isOffline)
  }

  /** Tokens without the dance, for tests that begin with a connection. */
  grant(account: AccountProfile, scopes: string[]): IssuedTokens {
    return this.issue({ account, scopes, refreshToken: null, isRevoked: false, nonce: null, redirectUri: null }, true)
  }

  refresh(refreshToken: string): IssuedTokens | null {
    const family = this.refreshTokens.get(refreshToken)
    if (!family || family.isRevoked) return null
    if (family.refreshToken !== refreshToken && !this.rules.oldOnesLive) {
      family.isRevoked = true
      return null
    }
    this.refreshes += 1
    return this.issue(family, this.rules.rotates)
  }

  /** False for an unknown token. */
  revoke(token: string): boolean {
    const family = this.refreshTokens.get(token) ?? this.accessTokens.get(token)?.family
    if (!family || family.isRevoked) return false
    family.isRevoked = true
    return true
  }

  findByAccessToken(token: string): Family | null {
    const found = this.accessTokens.get(token)
    return found && !found.family.isRevoked && found.expiresAt > Date.now() ? found.family : null
  }

  /** Access tokens that were given out so far are refused from now on; refresh tokens live. */
  expireAccessTokens(): void {
    this.accessTokens.clear()
  }

  /** Simulates that people remove the application from their account. */
  revokeAll(): void {
    for (const family of this.refreshTokens.values()) family.isRevoked = true
    for (const { family } of this.accessTokens.values()) family.isRevoked = true
  }

  /** Consents whose refresh token works. */
  living(): number {
    return new Set([...this.refreshTokens.values()].filter(({ isRevoked }) => !isRevoked)).size
  }

  clear(): void {
    this.codes.clear()
    this.accessTokens.clear()
    this.refreshTokens.clear()
    this.refreshes = 0
  }

  private issue(family: Family, withRefreshToken: boolean): IssuedTokens {
    const accessToken = `fake-access-${random()}`
    this.accessTokens.set(accessToken, { family, expiresAt: Date.now() + TOKEN_SECONDS * 1000 })
    if (!withRefreshToken) return { accessToken, refreshToken: null, scopes: family.scopes, family }
    const refreshToken = `fake-refresh-${random()}`
    family.refreshToken = refreshToken
    this.refreshTokens.set(refreshToken, family)
    return { accessToken, refreshToken, scopes: family.scopes, family }
  }
}

const random = () => randomBytes(24).toString('base64url')
