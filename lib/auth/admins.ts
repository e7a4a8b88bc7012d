import { env } from '@/lib/platform/env'
import { withAsciiDomain } from '@/lib/shared/text/ascii-domain'

/** True for an address of ADMIN_EMAILS. */
export function isAdminAddress(email: string): boolean {
  return env().ADMIN_EMAILS.includes(withAsciiDomain(email.toLowerCase()))
}
