import type { OidcError } from '@/lib/shared/identities'

/** Ends a sign-in at the provider. `cause` is for tests: what a provider wrote is neither shown nor logged. */
export class OidcRefusal extends Error {
  constructor(
    readonly code: OidcError,
    cause?: unknown,
  ) {
    super(code, { cause })
    this.name = 'OidcRefusal'
  }
}

/** The provider did not answer in time, or with an error of its own. */
export class ProviderAway extends Error {
  constructor(cause?: unknown) {
    super('The provider cannot be reached', { cause })
    this.name = 'ProviderAway'
  }
}

/** All that is thrown on the way, whatever library threw it. */
export function toRefusal(error: unknown): OidcRefusal {
  if (error instanceof OidcRefusal) return error
  for (let one: unknown = error; one instanceof Error; one = one.cause) {
    if (one instanceof ProviderAway) return new OidcRefusal('oidc_unavailable', error)
  }
  return new OidcRefusal('oidc_failed', error)
}
