/**
 * Somebody whom the organization's provider has proved. `session`: the hash of issuer and `sid`, null for a provider that
 * names no session. `adminGroup`: that of issuer and OIDC_ADMINS for a member of
 * that group at this sign-in, else null.
 */
export type ProvedIdentity = { issuer: string; subject: string; session: string | null; adminGroup: string | null }

/** Why a sign-in at the provider failed, in the address of the sign-in page. */
export const OIDC_ERRORS = [
  'oidc_denied',
  'oidc_expired',
  'oidc_failed',
  'oidc_unavailable',
  'oidc_no_email',
  'oidc_not_allowed',
  'oidc_not_sent',
] as const
export type OidcError = (typeof OIDC_ERRORS)[number]

export function isOidcError(code: string): code is OidcError {
  return (OIDC_ERRORS as readonly string[]).includes(code)
}
