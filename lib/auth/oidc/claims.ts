import type { OidcSettings } from '@/lib/platform/oidc-env'
import { withAsciiDomain } from '@/lib/shared/text/ascii-domain'
import { sendMagicLinkSchema } from '../schema'

/** What a provider says about somebody. Pure. */
type Said = Record<string, unknown>
type Policy = Pick<OidcSettings, 'domains' | 'groupsClaim' | 'admins'>

export const MAX_SUBJECT = 255
const MAX_GROUPS = 1_000

/** `email`: null where the provider sends none. `isVerified`: the provider says that it is theirs. */
export type Person = { email: string | null; isVerified: boolean; isAdmin: boolean }

/** False when userinfo may say more. */
export function saysEnough(claims: Said, { groupsClaim, admins }: Policy): boolean {
  const hasGroups = admins === null || claims[groupsClaim] !== undefined
  return claims.email !== undefined && claims.email_verified !== undefined && hasGroups
}

/** The token's own claims come first; `userinfo` is about the same person. */
export function readPerson(claims: Said, userinfo: Said, policy: Policy): Person {
  const said = { ...userinfo, ...claims }
  const email = toAddress(said.email)
  // "Verified" is about the address beside it.
  const isOfThis = claims.email_verified !== undefined || toAddress(userinfo.email ?? said.email) === email
  return { email, isVerified: isOfThis && said.email_verified === true, isAdmin: isMember(said, policy) }
}

/** True for an address of OIDC_DOMAINS. */
export function isOfDomain(email: string, { domains }: Pick<Policy, 'domains'>): boolean {
  const spelled = withAsciiDomain(email.toLowerCase())
  return domains.some((domain) => spelled.endsWith(domain))
}

function isMember(said: Said, { groupsClaim, admins }: Policy): boolean {
  const groups = [said[groupsClaim]].flat().slice(0, MAX_GROUPS)
  return admins !== null && groups.includes(admins)
}

function toAddress(value: unknown): string | null {
  return sendMagicLinkSchema.shape.email.safeParse(value).data ?? null
}
