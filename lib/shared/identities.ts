/**
 * Somebody whom the organisation's provider has proved. `session`: the hash of issuer and `sid`, null for a provider that
 * names no session. `isAdmin`: a member of OIDC_ADMINS at this sign-in.
 */
export type ProvedIdentity = { issuer: string; subject: string; session: string | null; isAdmin: boolean }
