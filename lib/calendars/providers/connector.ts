import type { ProviderSettings } from '@/lib/platform/provider-env'
import type { OAuthProviderId } from '@/lib/shared/calendars/providers'
import type { Account } from './provider'

type TokenAnswer = { access_token: string } & Record<string, unknown>

/** The OAuth side of a provider, beside its facts and endpoints. */
export type Connector = {
  provider: OAuthProviderId
  /** The requested scopes; empty when the application's registration defines them. */
  scopes: readonly string[]
  /** Each of them has to be granted, or the one beside it that includes it. */
  neededScopes: readonly (readonly string[])[]
  parameters: Record<string, string>
  /** The way this server authenticates itself. */
  clientAuth: 'post' | 'basic'
  /** The account that an access token opens; throws when the provider does not say. */
  identify(settings: ProviderSettings, accessToken: string): Promise<Account>
  /** Further facts about the account that its adapter needs. */
  configOf?(settings: ProviderSettings, tokenAnswer: TokenAnswer): Promise<Record<string, unknown>>
}

/** Throws when the provider did not say whose account it is. */
export function toAccount(id: unknown, email: unknown): Account {
  const name = typeof id === 'number' ? String(id) : id
  if (typeof name !== 'string' || name === '') throw new Error('The provider did not say whose account this is')
  return { id: name, name: typeof email === 'string' && email !== '' ? email : name }
}
