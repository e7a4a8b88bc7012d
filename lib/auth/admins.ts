import { env } from '@/lib/platform/env'
import { withAsciiDomain } from '@/lib/shared/text/ascii-domain'
import { hashAtProvider } from './oidc/hash-at-provider'

/** True for an address of ADMIN_EMAILS. */
export function isAdminAddress(email: string): boolean {
  return env().ADMIN_EMAILS.includes(withAsciiDomain(email.toLowerCase()))
}

/** The hash of the group that OIDC_ADMINS names at the configured provider; null without such a group. */
export function presentAdminGroup(): string | null {
  const { oidc } = env()
  return oidc?.admins ? hashAtProvider(oidc, oidc.admins) : null
}

/** True for the group of a session that is still that of admins: the operator may have named another one since, or none. */
export function isAdminGroup(group: string | null): boolean {
  return group !== null && group === presentAdminGroup()
}
