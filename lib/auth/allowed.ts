import { env } from '@/lib/platform/env'
import { withAsciiDomain } from '@/lib/shared/text/ascii-domain'

/** True when ALLOWED_EMAILS admits the address. Checked for sessions as well as for sign-in. */
export function isAllowed(email: string): boolean {
  const allowed = env().ALLOWED_EMAILS
  if (allowed.length === 0) return true
  const spelled = withAsciiDomain(email.toLowerCase())
  return allowed.some((entry) => (entry.startsWith('@') ? spelled.endsWith(entry) : spelled === entry))
}
