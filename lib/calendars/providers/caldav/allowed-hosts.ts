/** Null: any host. `*.example.com` stands for every name below example.com, not for that one itself. */
export function isAllowedHost(hostname: string, allowed: readonly string[] | null): boolean {
  if (allowed === null) return true
  const host = hostname.toLowerCase()
  return allowed.some((entry) => (entry.startsWith('*.') ? host.endsWith(entry.slice(1)) : host === entry))
}
