import { domainToUnicode } from 'node:url'
import { withAsciiDomain } from '@/lib/shared/text/ascii-domain'

/** Spells an address as rows may hold it: as stored today first, then with its domain in its own script, as in old rows. */
export function addressSpellings(email: string): string[] {
  const stored = withAsciiDomain(email)
  const at = stored.lastIndexOf('@') + 1
  return [stored, stored.slice(0, at) + domainToUnicode(stored.slice(at))]
}
