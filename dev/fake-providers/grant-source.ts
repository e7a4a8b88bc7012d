import type { GrantSource, OAuthGrant } from '@/lib/calendars/providers/provider'
import { ProviderError } from '@/lib/calendars/providers/provider-error'
import type { Authority, IssuedTokens } from './oauth/authority'

/** A grant of a fake provider, renewed by one caller at a time, without a database. */
export class FakeGrantSource implements GrantSource {
  private grant: OAuthGrant
  private renewing: Promise<OAuthGrant> | null = null
  private readonly authority: Authority

  constructor(authority: Authority, tokens: IssuedTokens) {
    this.authority = authority
    this.grant = toGrant(tokens, null)
  }

  async current(): Promise<OAuthGrant> {
    return this.grant
  }

  async renew(refused: OAuthGrant): Promise<OAuthGrant> {
    if (refused.accessToken !== this.grant.accessToken) return this.grant
    this.renewing ??= this.refresh().finally(() => {
      this.renewing = null
    })
    return this.renewing
  }

  private async refresh(): Promise<OAuthGrant> {
    const tokens = this.authority.refresh(this.grant.refreshToken ?? '')
    if (!tokens) throw new ProviderError('needs-reauth', 'The fake provider did not renew the grant')
    this.grant = toGrant(tokens, this.grant.refreshToken)
    return this.grant
  }
}

function toGrant({ accessToken, refreshToken }: IssuedTokens, before: string | null): OAuthGrant {
  return { kind: 'oauth', accessToken, refreshToken: refreshToken ?? before, expiresAt: null }
}
